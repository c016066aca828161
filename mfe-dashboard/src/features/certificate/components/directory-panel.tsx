import { useQueryClient } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { CheckboxField, TextareaField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/late';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readEntry, saveEntry, type Entry } from '../data/directory-entry.ts';
import { EntryPreview } from './entry-preview.tsx';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-entry-schema" */ '../entry.schema.ts')).then(
    ({ entrySchema }) => entrySchema,
  );

function EntryFields({ entry }: { readonly entry: Entry | null }) {
  return (
    <>
      <CheckboxField
        label="Show my entry in the public directory"
        name="shown"
        defaultChecked={entry?.shown ?? false}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          label="Headline"
          name="headline"
          hint="As in CPA, CPPS, founder"
          defaultValue={entry?.headline ?? ''}
          maxLength={120}
          required
        />
        <TextField
          label="Firm"
          name="firm"
          defaultValue={entry?.firm ?? ''}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <TextField
          label="Location"
          name="location"
          hint="City and state, as in Toledo, Ohio"
          defaultValue={entry?.location ?? ''}
          maxLength={80}
          required
        />
        <TextField
          label="Email for inquiries"
          name="contact_email"
          type="email"
          hint="Everybody can read it"
          defaultValue={entry?.contact_email ?? ''}
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <TextField
        label="Specializations"
        name="specialities"
        hint="Up to 8, with commas between them"
        defaultValue={entry?.specialities.join(', ') ?? ''}
        maxLength={340}
        required
      />
      <TextareaField
        label="About you"
        name="about"
        hint="What you plan, and for whom: up to 2,000 characters. A blank line begins a paragraph."
        defaultValue={entry?.about ?? ''}
        rows={6}
        maxLength={2000}
        required
      />
    </>
  );
}

/** The entry of the public directory: written, looked at, switched on and off. */
export function DirectoryPanel({ name }: { readonly name: string }) {
  const { id } = useUser();
  const queries = useQueryClient();
  const entry = useDataQuery('directory-entry', readEntry);
  return (
    <section
      aria-labelledby="entry-title"
      className="flex flex-col gap-5 rounded-md border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 id="entry-title" className="text-lg">
          Directory entry
        </h2>
        <p className="max-w-measure text-muted">
          The name is the one on your certificate. The entry shows while it is switched on and the certificate
          is valid.
        </p>
      </div>
      {entry.isPending ? <Spinner label="Loading your entry" /> : null}
      {entry.isError && entry.data === undefined ? <FailedQuery what="Your entry" query={entry} /> : null}
      {entry.data === undefined ? null : (
        <>
          <Form
            label="Directory entry"
            schema={schema}
            submitLabel="Save entry"
            busyLabel="Saving..."
            onSubmit={async (values) => {
              await saveEntry(await getSupabase(), id, values, entry.data === null);
              await queries.invalidateQueries();
              notify.success(
                values.shown ? 'Your entry is saved and shown' : 'Your entry is saved, and not shown',
              );
            }}
          >
            <EntryFields entry={entry.data} />
          </Form>
          {entry.data === null ? null : <EntryPreview name={name} entry={entry.data} />}
        </>
      )}
    </section>
  );
}
