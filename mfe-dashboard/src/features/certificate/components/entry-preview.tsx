import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Icon } from 'shared-ui/icon';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import type { Entry } from '../data/directory-entry.ts';

/** The saved entry as visitors of the directory see it. */
export function EntryPreview({ name, entry }: { readonly name: string; readonly entry: Entry }) {
  const { slug, shown, headline, firm, location, specialities, about, contact_email } = entry;
  return (
    <div className="flex flex-col gap-3 border border-line bg-ground p-4 sm:p-6">
      <h3 className="text-base font-semibold">
        {shown ? 'Shown in the directory' : 'Not shown: this is how it would look'}
      </h3>
      <div className="grid gap-4 sm:grid-cols-[7rem_1fr]">
        <Portrait id={slug} name={name} className="w-28 self-start" />
        <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
          <p className="font-heading text-lg">{name}</p>
          <p>{headline}</p>
          <p className="font-semibold">{firm}</p>
          <p className="flex items-start gap-2 text-muted">
            <Icon name="map-pin" className="mt-0.5 text-copper" />
            {location}
          </p>
          <ul aria-label="Specializations" className="mt-1 flex flex-wrap gap-2">
            {specialities.map((each) => (
              <li key={each}>
                <Badge>{each}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">{about}</p>
      <p className="wrap-anywhere">{contact_email}</p>
      {shown ? (
        <TextLink to={paths.cpaProfile(slug)} className="self-start">
          Open it in the directory
        </TextLink>
      ) : null}
    </div>
  );
}
