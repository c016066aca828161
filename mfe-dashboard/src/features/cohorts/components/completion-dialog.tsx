import { useState } from 'react';
import { programme } from 'shared-contract/programme';
import { Dialog } from 'shared-ui/dialog';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { dayAtTheFirm } from '../../../lib/certificate-state.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Participant } from '../data/list-participants.ts';
import { useCertify } from '../use-certify.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-cohort-schema" */ '../cohort.schema.ts')).then(
    ({ completionSchema }) => completionSchema,
  );
const { live, selfStudy } = programme.cpe;

interface Props {
  readonly cohort: Cohort;
  readonly participant: Participant;
  readonly onClose: () => void;
}

/** Marks a participant as completed, which issues the certificate. */
export function CompletionDialog({ cohort, participant, onClose }: Props) {
  const certify = useCertify();
  const [today] = useState(() => dayAtTheFirm(Date.now()));
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={`${participant.name} has completed the program`}
      description={`This issues the certificate, valid for ${programme.certificateYears} years, and sends it to ${participant.email}. It can be undone for 24 hours.`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Form
        label="Completion"
        schema={schema}
        submitLabel="Issue the certificate"
        busyLabel="Issuing..."
        onSubmit={async (values) => {
          await certify(
            { action: 'complete', memberId: participant.memberId, ...values },
            `The certificate of ${values.name} is issued`,
          );
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
          <TextField
            label="CPE hours, live"
            name="cpeLive"
            inputMode="decimal"
            defaultValue={live}
            hint={`${live} at most`}
            required
          />
          <TextField
            label="CPE hours, self-study"
            name="cpeSelfStudy"
            inputMode="decimal"
            defaultValue={selfStudy}
            hint={`${selfStudy} at most`}
            required
          />
        </div>
      </Form>
    </Dialog>
  );
}
