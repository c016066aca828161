import { ButtonLink } from 'shared-ui/button';
import { Portrait } from 'shared-ui/portrait';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { people, type Person } from '../../content/people.ts';
import type { TeamSection } from '../../content/team/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { ProfileContact } from './profile-contact.tsx';

const factsOf = (person: Person) => [
  { term: 'In practice', value: `Since ${person.practicingSince}` },
  { term: 'At the firm', value: `Since ${person.joined}` },
  { term: 'License', value: person.license },
  { term: 'Location', value: person.location },
];

function Facts({ person }: { person: Person }) {
  return (
    <dl className="grid content-start gap-2 text-sm">
      {factsOf(person).map(({ term, value }) => (
        <div key={term} className="grid gap-x-2 sm:grid-cols-[5.5rem_1fr]">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Specialties({ of }: { of: readonly string[] }) {
  return (
    <>
      <h4 className="text-base leading-relaxed max-xl:mt-2">Specialties</h4>
      <ul className="grid gap-2">
        {of.map((specialty) => (
          <li key={specialty} className="flex gap-3">
            <Icon name="check" className="mt-1 text-copper" />
            {specialty}
          </li>
        ))}
      </ul>
    </>
  );
}

function Profile({ person }: { person: Person }) {
  const name = `${person.name}, ${person.credential}`;
  return (
    <li
      id={person.id}
      className="grid gap-8 border-t border-edge py-12 last:pb-0 lg:grid-cols-12 lg:gap-12 print:break-inside-avoid"
    >
      <div className="grid grid-cols-[7rem_1fr] gap-6 self-start sm:grid-cols-[12rem_1fr] lg:col-span-4 lg:grid-cols-1 xl:col-span-3">
        <Portrait id={person.id} name={person.name} features={person.portrait} className="self-start" />
        <Facts person={person} />
      </div>
      <article aria-label={name} className="grid content-start gap-4 lg:col-span-8 xl:col-span-9">
        <div>
          <h3 className="text-xl md:text-2xl">{name}</h3>
          <p className="mt-2 font-semibold text-copper">{person.title}</p>
        </div>
        <div className="grid gap-8 xl:grid-cols-[1fr_24rem]">
          <div className="grid max-w-measure content-start gap-4">
            {person.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="grid content-start gap-3">
            <Specialties of={person.specialties} />
            <ProfileContact person={person} />
          </div>
        </div>
      </article>
    </li>
  );
}

/** Everybody of the firm at length: portrait, facts, biography, specialties and how to reach them. */
export function ProfilesSection({ section }: { section: TeamSection<'profiles'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Heading of={section} />
        <ButtonLink to={section.action.to} variant="secondary" className="print:hidden">
          {section.action.label}
        </ButtonLink>
      </div>
      <ul className="mt-8">
        {people.map((person) => (
          <Profile key={person.id} person={person} />
        ))}
      </ul>
    </Section>
  );
}
