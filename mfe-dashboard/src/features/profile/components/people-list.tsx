import { roleLabel } from 'shared-auth/roles';
import { TextLink } from 'shared-ui/text-link';
import { displayName } from '../../../lib/display-name.ts';
import { ownPages } from '../../../own-pages.ts';
import type { Member } from '../data/read-member.ts';

/** The people one works with, each by a link to their page. */
export function PeopleList({ people }: { readonly people: NonNullable<Member['people']> }) {
  return (
    <section
      aria-labelledby="people"
      className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <h2 id="people" className="text-lg">
        People you work with
      </h2>
      {people.length === 0 ? (
        <p className="text-muted">Nobody yet. Your coach stands here once you have one.</p>
      ) : (
        <ul>
          {people.map((person) => (
            <li
              key={person.id}
              className="flex min-h-10 items-center justify-between gap-4 border-t border-line py-1 first:border-t-0"
            >
              <TextLink to={`${ownPages.profile.path}?person=${person.id}`} className="min-w-0 wrap-anywhere">
                {displayName(person, null)}
              </TextLink>
              <span className="text-sm text-muted">{roleLabel(person.role)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
