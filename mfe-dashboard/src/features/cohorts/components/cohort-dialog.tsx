import { useQueryClient } from '@tanstack/react-query';
import { getSupabase } from 'shared-auth/supabase-client';
import { programme } from 'shared-contract/programme';
import { Dialog } from 'shared-ui/dialog';
import { SelectField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import type { Cohort } from '../data/list-cohorts.ts';
import { saveCohort } from '../data/save-cohort.ts';
import { statusOptions } from '../model.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-cohort-schema" */ '../cohort.schema.ts')).then(
    ({ cohortSchema }) => cohortSchema,
  );

interface Props {
  /** The one that is changed; null for a new one. */
  readonly cohort: Cohort | null;
  readonly onClose: () => void;
}

/** Adds a cohort or changes one. */
export function CohortDialog({ cohort, onClose }: Props) {
  const queries = useQueryClient();
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={cohort === null ? 'Add a cohort' : `Change ${cohort.name}`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Form
        label="Cohort"
        schema={schema}
        submitLabel={cohort === null ? 'Add cohort' : 'Save changes'}
        busyLabel="Saving..."
        onSubmit={async (values) => {
          await saveCohort(await getSupabase(), values, cohort?.id ?? null);
          await queries.invalidateQueries();
          notify.success(cohort === null ? `${values.name} is added` : `${values.name} is saved`);
          onClose();
        }}
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
            hint="Visitors see every cohort but a planned one"
            required
          />
        </div>
      </Form>
    </Dialog>
  );
}
