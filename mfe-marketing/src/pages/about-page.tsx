import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { organization } from 'shared-ui/structured-data';
import { about, type AboutSection, head } from '../content/about.ts';
import { founder, leadership, type Person } from '../content/people.ts';
import { PageContent } from '../page.tsx';
import { EmailLink } from '../sections/common/links.tsx';
import { Heading, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

const card = [
  { term: 'Practice', value: `Since ${founder.practicingSince}` },
  { term: 'License', value: founder.license },
  { term: 'Office', value: founder.location },
] as const;

function BiographySection({ section }: { section: AboutSection<'biography'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <figure className="grid grid-cols-[7rem_1fr] gap-4 self-start sm:grid-cols-[12rem_1fr] lg:sticky lg:top-28 lg:col-span-4 lg:grid-cols-1">
          <Portrait id={founder.id} name={founder.name} features={founder.portrait} />
          <figcaption className="self-end lg:self-auto">
            <p className="font-heading text-lg leading-tight">
              {founder.name}, {founder.credential}
            </p>
            <p className="text-muted">{founder.title}</p>
            <dl className="mt-4 hidden gap-2 text-sm sm:grid">
              {card.map(({ term, value }) => (
                <div key={term} className="grid grid-cols-[4.5rem_1fr] gap-2">
                  <dt className="text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </figcaption>
        </figure>
        <div className="lg:col-span-7 lg:col-start-6">
          <Heading of={section} />
          <div className="mt-8 grid max-w-measure gap-4">
            {founder.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

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

function TeamSection({ section }: { section: AboutSection<'team'> }) {
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

const firm = {
  ...organization,
  employee: leadership.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
};

export function Component() {
  return (
    <PageContent {...head} type="AboutPage" about={{ mainEntity: firm }}>
      <SectionList sections={about} views={{ biography: BiographySection, team: TeamSection }} />
    </PageContent>
  );
}
