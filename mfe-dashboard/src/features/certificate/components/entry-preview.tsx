import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Icon } from 'shared-ui/icon';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import type { Entry } from '../data/directory-entry.ts';
import { listOf } from '../../../lib/list-of.ts';

/** An entry as its form holds it, finished or not. */
export type Draft = Omit<Entry, 'slug' | 'shown'>;

/** What stands in the form, without judging it. */
export function draftOf(form: HTMLFormElement): Draft {
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
  if (!isSaved || saved === null) return 'Not saved yet: this is how it would look';
  return saved.shown ? 'Shown in the directory' : 'Not shown: this is how it would look';
};

interface EntryPreviewProps {
  readonly name: string;
  readonly saved: Entry | null;
  /** What is typed and not saved. */
  readonly draft: Draft | undefined;
}

/** The entry as visitors of the directory see it: what is being typed, else what is saved. Nothing while there is neither. */
export function EntryPreview({ name, saved, draft }: EntryPreviewProps) {
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
          // Drawn by the entry's address, which it has once it is saved.
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
