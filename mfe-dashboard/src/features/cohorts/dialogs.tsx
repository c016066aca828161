import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { programme } from 'shared-contract/programme';
import { loadChunk } from 'shared-ui/chunks';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { dayAtTheFirm } from '../../lib/labels.ts';
import { useWrite } from '../../lib/use-action.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import type { CohortValues } from './cohort.schema.ts';
import { statusOptions } from './model.ts';
import {
  certify,
  type Cohort,
  type Participant,
  type ParticipantCertificate,
  saveCohort,
} from './queries.ts';

const schemas = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-cohort-schema" */ './cohort.schema.ts'));

interface CohortDialogProps {
  /** Null for a new cohort. */
  readonly cohort: Cohort | null;
  readonly onClose: () => void;
}

export function CohortDialog({ cohort, onClose }: CohortDialogProps) {
  const queries = useQueryClient();
  const { mutateAsync: save } = useWrite(async (values: CohortValues) => {
    await saveCohort(await getSupabase(), values, cohort?.id ?? null);
    await queries.invalidateQueries();
    notify.success(cohort === null ? `${values.name} is added` : `${values.name} is saved`);
    onClose();
  });
  return (
    <OpenDialog title={cohort === null ? 'Add a cohort' : `Change ${cohort.name}`} onClose={onClose}>
      <Form
        label="Cohort"
        schema={() => schemas().then(({ cohortSchema }) => cohortSchema)}
        submitLabel={cohort === null ? 'Add cohort' : 'Save changes'}
        busyLabel="Saving..."
        onSubmit={(values) => save(values)}
      >
        <TextField label="Name" name="name" defaultValue={cohort?.name ?? ''} maxLength={80} required />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="First live session"
            name="starts_on"
            type="date"
            defaultValue={cohort?.starts_on ?? ''}
            required
          />
          <TextField
            label="Weeks"
            name="weeks"
            inputMode="numeric"
            defaultValue={cohort?.weeks ?? programme.weeks}
            required
          />
          <TextField
            label="Seats"
            name="seats"
            inputMode="numeric"
            defaultValue={cohort?.seats ?? programme.seatsPerCohort}
            hint={
              cohort === null
                ? `${programme.seatsPerCohort} at most`
                : `${programme.seatsPerCohort} at most, ${cohort.seats_taken} taken`
            }
            required
          />
          <SelectField
            label="Status"
            name="status"
            options={statusOptions}
            defaultValue={cohort?.status ?? 'planned'}
            hint="Visitors see every cohort except planned ones"
            required
          />
        </div>
      </Form>
    </OpenDialog>
  );
}

type Action = Parameters<typeof certify>[1];

/** Issues or changes a certificate and emails the holder. */
export function useCertify() {
  const queries = useQueryClient();
  return useWrite(async ([action, done]: [Action, string]) => {
    const { changed, mailed } = await certify(await getSupabase(), action);
    await queries.invalidateQueries();
    if (!changed) notify.info('This was already done. Nothing was changed.');
    else if (mailed) notify.success(`${done}. We’ve emailed them.`);
    else notify.info(`${done}. The email could not be sent. Let them know yourself.`);
  });
}

const cpeHours = [
  { name: 'cpeLive', label: 'CPE hours, live', max: programme.cpe.live },
  { name: 'cpeSelfStudy', label: 'CPE hours, self-study', max: programme.cpe.selfStudy },
];

interface CompletionDialogProps {
  readonly cohort: Cohort;
  readonly participant: Participant;
  readonly onClose: () => void;
}

/** Marks a participant as completed, which issues the certificate. */
export function CompletionDialog({ cohort, participant, onClose }: CompletionDialogProps) {
  const { mutateAsync: certify } = useCertify();
  const [today] = useState(() => dayAtTheFirm(Date.now()));
  return (
    <OpenDialog
      title={`${participant.name} has completed the program`}
      description={`This issues the certificate, valid for ${programme.certificateYears} years, and sends it to ${participant.email}. It can be undone for 24 hours.`}
      onClose={onClose}
    >
      <Form
        label="Completion"
        schema={() => schemas().then(({ completionSchema }) => completionSchema)}
        submitLabel="Issue the certificate"
        busyLabel="Issuing..."
        onSubmit={async (values) => {
          await certify([
            { action: 'complete', memberId: participant.memberId, ...values },
            `The certificate of ${values.name} is issued`,
          ]);
          onClose();
        }}
      >
        <TextField
          label="Name on the certificate"
          name="name"
          defaultValue={participant.name}
          maxLength={120}
          required
        />
        <TextField
          label="Completed on"
          name="completedOn"
          type="date"
          min={cohort.starts_on}
          max={today}
          defaultValue={cohort.ends_on !== null && cohort.ends_on < today ? cohort.ends_on : today}
          required
        />
        <div className="grid gap-6 sm:grid-cols-2">
          {cpeHours.map(({ name, label, max }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              inputMode="decimal"
              defaultValue={max}
              hint={`${max} at most`}
              required
            />
          ))}
        </div>
      </Form>
    </OpenDialog>
  );
}

interface RevocationDialogProps {
  readonly certificate: ParticipantCertificate;
  readonly onClose: () => void;
}

export function RevocationDialog({ certificate: { id, name, code }, onClose }: RevocationDialogProps) {
  const { mutateAsync: certify } = useCertify();
  return (
    <OpenDialog
      title={`Revoke the certificate of ${name}`}
      description={`${code} is shown as revoked immediately, and the directory entry is hidden. You can’t undo this.`}
      onClose={onClose}
    >
      <Form
        label="Revocation"
        schema={() => schemas().then(({ revocationSchema }) => revocationSchema)}
        submitLabel="Revoke it"
        busyLabel="Revoking..."
        onSubmit={async ({ reason }) => {
          await certify([
            { action: 'revoke', certificateId: id, reason },
            `The certificate of ${name} is revoked`,
          ]);
          onClose();
        }}
      >
        <TextareaField
          label="Reason"
          name="reason"
          hint="Goes to the holder by email. The public page does not show it."
          rows={4}
          maxLength={1000}
          required
        />
      </Form>
    </OpenDialog>
  );
}
