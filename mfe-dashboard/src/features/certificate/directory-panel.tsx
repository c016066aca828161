import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { loadChunk } from 'shared-ui/chunks';
import { CheckboxField, TextareaField, TextField, type TextFieldProps } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Icon } from 'shared-ui/icon';
import { Portrait } from 'shared-ui/portrait';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../ui/states.tsx';
import { listOf } from '../../lib/format.ts';
import { useWrite } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import type { EntryValues } from './entry.schema.ts';
import { type Entry, readEntry, saveEntry } from './queries.ts';

/** Fields of half a line. The maximum lengths are the database's. */
const halves = [
  { name: 'headline', label: 'Headline', hint: 'As in CPA, CPPS, founder', maxLength: 120 },
  { name: 'firm', label: 'Firm', autoComplete: 'organization', maxLength: 120 },
  { name: 'location', label: 'Location', hint: 'City and state, as in Toledo, Ohio', maxLength: 80 },
  {
    name: 'contact_email',
    label: 'Email for inquiries',
    hint: 'Anyone can read it',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
  },
] as const satisfies readonly TextFieldProps[];

function EntryFields({ entry }: { readonly entry: Entry | null }) {
  return (
    <>
      <CheckboxField
        label="Show my entry in the public directory"
        name="shown"
        defaultChecked={entry?.shown ?? false}
      />
      <div className="grid items-end gap-6 md:grid-cols-2">
        {halves.map((field) => (
          <TextField key={field.name} {...field} defaultValue={entry?.[field.name] ?? ''} required />
        ))}
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
        hint="What you plan, and for whom: up to 2,000 characters. A blank line starts a paragraph."
        defaultValue={entry?.about ?? ''}
        rows={6}
        maxLength={2000}
        required
      />
    </>
  );
}

/** The unvalidated values of the form. */
type Draft = Omit<Entry, 'slug' | 'shown'>;

/** Reads the form without validation. */
function draftOf(form: HTMLFormElement): Draft {
  const values = new FormData(form);
  const textOf = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    headline: textOf('headline'),
    firm: textOf('firm'),
    location: textOf('location'),
    specialities: listOf(textOf('specialities')),
    about: textOf('about'),
    contact_email: textOf('contact_email'),
  };
}

const titleOf = (saved: Entry | null, isSaved: boolean) => {
  if (!isSaved || saved === null) return 'Preview, not saved yet';
  return saved.shown ? 'Shown in the directory' : 'Preview, not shown';
};

interface EntryPreviewProps {
  readonly name: string;
  readonly saved: Entry | null;
  /** The unsaved values. */
  readonly draft: Draft | undefined;
}

/** The entry as visitors of the directory see it: the draft, or the saved entry if there is none. */
function EntryPreview({ name, saved, draft }: EntryPreviewProps) {
  const shown = draft ?? saved;
  if (shown === null) return null;
  const { headline, firm, location, specialities, about, contact_email } = shown;
  return (
    <div
      role="group"
      aria-labelledby="entry-preview"
      className="flex flex-col gap-3 border border-line bg-ground p-4 sm:p-6"
    >
      <h3 id="entry-preview" className="text-base font-semibold">
        {titleOf(saved, draft === undefined)}
      </h3>
      <div className="grid gap-4 sm:grid-cols-[7rem_1fr]">
        {saved === null ? (
          // The portrait is drawn from the entry's slug, which exists only after the first save.
          <div className="aspect-5/6 w-28 self-start rounded-md border border-edge" />
        ) : (
          <Portrait id={saved.slug} name={name} className="w-28 self-start" />
        )}
        <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
          <p className="font-heading text-lg">{name}</p>
          <p>{headline}</p>
          <p className="font-semibold">{firm}</p>
          {location === '' ? null : (
            <p className="flex items-start gap-2 text-muted">
              <Icon name="map-pin" className="mt-0.5 text-copper" />
              {location}
            </p>
          )}
          {specialities.length === 0 ? null : (
            <ul aria-label="Specializations" className="mt-1 flex flex-wrap gap-2">
              {specialities.map((each) => (
                <li key={each}>
                  <Badge>{each}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">{about}</p>
      <p className="wrap-anywhere">{contact_email}</p>
      {draft === undefined && saved?.shown ? (
        <TextLink to={paths.cpaProfile(saved.slug)} className="self-start">
          Open it in the directory
        </TextLink>
      ) : null}
    </div>
  );
}

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-entry-schema" */ './entry.schema.ts')).then(
    ({ entrySchema }) => entrySchema,
  );

/** Edits the user's entry of the public directory, with a preview. */
export function DirectoryPanel({ name }: { readonly name: string }) {
  const { id } = useUser();
  const queries = useQueryClient();
  const entry = useDataQuery('directory-entry', readEntry);
  const [draft, setDraft] = useState<Draft>();
  const { mutateAsync: save } = useWrite(async (values: EntryValues) => {
    await saveEntry(await getSupabase(), id, values, entry.data === null);
    await queries.invalidateQueries();
    setDraft(undefined);
    notify.success(values.shown ? 'Your entry is saved and shown' : 'Your entry is saved, and not shown');
  });
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
          The name is the one on your certificate. The entry appears while it is switched on and the
          certificate is valid.
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
            onSubmit={(values) => save(values)}
          >
            <EntryFields entry={entry.data} />
          </Form>
          <EntryPreview name={name} saved={entry.data} draft={draft} />
        </div>
      )}
    </section>
  );
}
