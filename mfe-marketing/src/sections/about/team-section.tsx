import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Portrait } from 'shared-ui/portrait';
import { Section } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';
import { leadership, type Person } from '../../content/people.ts';
import { EmailLink } from '../common/email-link.tsx';
import { Heading, titleId } from '../common/heading.tsx';

function Member({ person }: { person: Person }) {
  return (
    <li className="grid content-start gap-6 border-t border-edge pt-6 sm:grid-cols-[9rem_1fr] lg:grid-cols-[7rem_1fr] xl:grid-cols-[9rem_1fr]">
      <div className="w-36 lg:w-full">
        <Portrait id={person.id} name={person.name} features={person.portrait} />
      </div>
      <div className="grid content-start gap-3">
        <div>
          <h3 className="text-xl">
            {person.name}, {person.credential}
          </h3>
          <p className="text-sm font-semibold text-copper">{person.title}</p>
        </div>
        <p>{person.summary}</p>
        <p className="text-sm text-muted">{person.specialties.join('\u00a0· ')}</p>
        <p>
          <EmailLink to={person.email} />
        </p>
      </div>
    </li>
  );
}

export function TeamSection({ section }: { section: AboutSection<'team'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Heading of={section} />
        <ButtonLink to={paths.team} variant="secondary" className="print:hidden">
          {section.wholeTeamLabel}
        </ButtonLink>
      </div>
      <ul className="mt-8 grid gap-12 lg:grid-cols-2">
        {leadership.map((person) => (
          <Member key={person.id} person={person} />
        ))}
      </ul>
    </Section>
  );
}
