import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readEntry, saveEntry } from '../data/directory-entry.ts';
import { EntryFields } from './entry-fields.tsx';
import { draftOf, EntryPreview, type Draft } from './entry-preview.tsx';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-entry-schema" */ '../entry.schema.ts')).then(
    ({ entrySchema }) => entrySchema,
  );

/** The entry of the public directory: written, looked at, switched on and off. */
export function DirectoryPanel({ name }: { readonly name: string }) {
  const { id } = useUser();
  const queries = useQueryClient();
  const entry = useDataQuery('directory-entry', readEntry);
  const [draft, setDraft] = useState<Draft>();
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
        <div
          className="contents"
          onInput={({ target }) => {
            const form = target instanceof Element ? target.closest('form') : null;
            if (form) setDraft(draftOf(form));
          }}
        >
          <Form
            label="Directory entry"
            schema={schema}
            submitLabel="Save entry"
            busyLabel="Saving..."
            onSubmit={async (values) => {
              await saveEntry(await getSupabase(), id, values, entry.data === null);
              await queries.invalidateQueries();
              setDraft(undefined);
              notify.success(
                values.shown ? 'Your entry is saved and shown' : 'Your entry is saved, and not shown',
              );
            }}
          >
            <EntryFields entry={entry.data} />
          </Form>
          <EntryPreview name={name} saved={entry.data} draft={draft} />
        </div>
      )}
    </section>
  );
}
