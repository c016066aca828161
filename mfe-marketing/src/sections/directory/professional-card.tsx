import { memo, useMemo, useSyncExternalStore } from 'react';
import { callAsVisitor } from 'shared-auth/submit-form';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { Badge, DemoTag, LevelBadge } from 'shared-ui/badge';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import {
  type DirectoryPerson,
  isRegistered,
  type Professional,
  type RegisteredPerson,
} from '../../content/directory/professional.ts';

/** Marks the end of the list. While it is below the window, added cards move nothing that is visible. */
export const LIST_END = 'directory-list-end';

const nobody: readonly RegisteredPerson[] = [];
let people = nobody;
const listeners = new Set<() => void>();

/** Returns the people in the register, or only the one with this id. */
export async function askRegister(id?: string): Promise<readonly RegisteredPerson[]> {
  const asked = id === undefined ? { action: 'people' } : { action: 'people', id };
  return (await callAsVisitor<{ people: readonly RegisteredPerson[] }>('registry', asked)).people;
}

function show(found: readonly RegisteredPerson[]): void {
  people = found;
  for (const tell of listeners) tell();
}

/** True if the end of the list is below the window, or if no list is visible because there are no results. */
function isUnseen(): boolean {
  const end = document.getElementById(LIST_END);
  return end === null || end.getBoundingClientRect().top > window.innerHeight;
}

/** Adds the people immediately if the user can't see the change, or else on the next scroll or input. */
function showUnseen(found: readonly RegisteredPerson[]): void {
  if (found.length === people.length || isUnseen()) {
    show(found);
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const now = () => {
    waiting.abort();
    show(found);
  };
  const whenUnseen = () => {
    if (isUnseen()) now();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, now, { signal });
  addEventListener('scroll', whenUnseen, { signal, passive: true });
}

function subscribe(listener: () => void): () => void {
  // Request once per page visit, so that revoked entries disappear on the next visit.
  if (listeners.size === 0) void askRegister().then(showUnseen, () => undefined);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the site's people, followed by the register's once they have loaded. */
export function useDirectory(written: readonly DirectoryPerson[]): readonly DirectoryPerson[] {
  const registered = useSyncExternalStore(
    subscribe,
    () => people,
    () => nobody,
  );
  return useMemo(
    () => (registered.length === 0 ? written : [...written, ...registered]),
    [written, registered],
  );
}

const CHIPS = 3;

/** Phone link for a US number. */
export const callHref = (phone: string) => phoneHref(`+1 ${phone}`);

function Chips({ of }: { of: readonly string[] }) {
  const more = of.length - CHIPS;
  return (
    <ul aria-label="Specializations" className="flex flex-wrap gap-2">
      {of.slice(0, CHIPS).map((each) => (
        <li key={each}>
          <Badge>{each}</Badge>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Badge tone="copper">+{more} more</Badge>
        </li>
      ) : null}
    </ul>
  );
}

function Figures({ of: { rating, yearsExperience, clientsSaved } }: { of: Professional }) {
  const figures = [
    { value: rating.toFixed(1), label: 'rating of 5' },
    { value: yearsExperience, label: 'years' },
    { value: clientsSaved, label: 'clients' },
  ];
  return (
    <ul className="grid grid-cols-3 border-y border-line py-3">
      {figures.map(({ value, label }) => (
        <li key={label} className="border-l border-line pl-3 first:border-0 first:pl-0">
          <span className="block font-heading text-lg leading-tight tabular-nums">{value}</span>{' '}
          <span className="text-sm text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Certificate({ of: { cohort, code } }: { of: RegisteredPerson }) {
  return (
    <p className="border-y border-line py-3">
      CPPS, {cohort}.{' '}
      <TextLink to={paths.verifyCode(code)}>
        Check the certificate<VisuallyHidden> {code}</VisuallyHidden>
      </TextLink>
    </p>
  );
}

export const ProfessionalCard = memo(function ProfessionalCard({
  person,
}: {
  readonly person: DirectoryPerson;
}) {
  const { id, name, title, firm, location, specializations, email } = person;
  const written = isRegistered(person) ? undefined : person;
  const bio = isRegistered(person) ? person.about.join(' ') : person.bio;
  return (
    <li className="grid border border-line bg-surface print:break-inside-avoid">
      <article aria-labelledby={`${id}-name`} className="flex min-w-0 flex-col gap-4 p-4 md:p-6">
        <div className="grid grid-cols-[5.5rem_1fr] gap-4 md:grid-cols-[7rem_1fr] md:gap-6">
          <Portrait id={id} name={name} features={written?.portrait} className="self-start" />
          <div className="grid min-w-0 content-start gap-1">
            {written ? (
              <span className="flex flex-wrap gap-2">
                <LevelBadge level={written.cppsLevel} />
                <DemoTag />
              </span>
            ) : null}
            <h3 id={`${id}-name`} tabIndex={-1} className="mt-1 text-lg md:text-xl">
              {name}
            </h3>
            <p>{title}</p>
            <p className="font-semibold">{firm}</p>
            <p className="flex items-start gap-2 text-muted">
              <Icon name="map-pin" className="mt-0.5 text-copper" />
              {location}
            </p>
          </div>
        </div>
        {isRegistered(person) ? <Certificate of={person} /> : <Figures of={person} />}
        <Chips of={specializations} />
        <p className="line-clamp-3 max-w-measure text-pretty wrap-anywhere print:line-clamp-none">{bio}</p>
        <div className="mt-auto grid grid-cols-2 gap-3 sm:grid-cols-[1fr_auto_auto] print:hidden">
          <ButtonLink to={paths.cpaProfile(id)} className="max-sm:col-span-2">
            View Profile<VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink href={mailHref(email)} variant="secondary" className="px-4">
            <Icon name="mail" />
            Email<VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          {written ? (
            <ButtonLink href={callHref(written.phone)} variant="secondary" className="px-4">
              <Icon name="phone" />
              Call<VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          ) : null}
        </div>
        <p className="hidden print:block">
          {written ? `${written.phone}, ` : ''}
          {email}
        </p>
      </article>
    </li>
  );
});

/** Structured data of a professional. Without the rating, because it is not verified. */
export function personNode(person: Professional) {
  const { id, name, title, firm, location, specializations, bio, email, phone, website, linkedIn } = person;
  const url = brand.origin + paths.cpaProfile(id);
  const links = [website, linkedIn].filter((link) => link !== undefined);
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    jobTitle: title,
    description: bio,
    url,
    email,
    telephone: phone,
    worksFor: { '@type': 'Organization', name: firm },
    workLocation: { '@type': 'Place', name: location },
    knowsAbout: specializations,
    ...(links.length > 0 ? { sameAs: links } : {}),
  };
}
