import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { organization } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { people, type Person } from '../content/people.ts';
import { head, team, type TeamSection, type TitleBlock } from '../content/team.ts';
import { PageContent } from '../page.tsx';
import { PlainCheckList } from '../sections/common/details.tsx';
import { EmailLink } from '../sections/common/links.tsx';
import { Heading, TitledSection, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

function ProfileContact({ person }: { person: Person }) {
  const { name, askWhen, email, phone } = person;
  const firstName = name.split(' ')[0];
  return (
    <div className="mt-4 grid gap-3 border-l-2 border-copper pl-4">
      <p>
        <strong className="font-semibold">Ask for {firstName}</strong> when {askWhen}
      </p>
      <p className="flex items-start gap-3">
        <Icon name="mail" className="mt-1.5 text-copper" />
        <EmailLink to={email} className="-my-1.5 inline-block py-2.5" />
      </p>
      <p className="flex items-start gap-3">
        <Icon name="phone" className="mt-1.5 text-copper" />
        <TextLink href={phone.href} className="-my-1.5 inline-block py-2.5 tabular-nums">
          {phone.display}
        </TextLink>
      </p>
    </div>
  );
}

function Facts({ person }: { person: Person }) {
  const facts = [
    { term: 'In practice', value: `Since ${person.practicingSince}` },
    { term: 'At the firm', value: `Since ${person.joined}` },
    { term: 'License', value: person.license },
    { term: 'Location', value: person.location },
  ];
  return (
    <dl className="grid content-start gap-2 text-sm">
      {facts.map(({ term, value }) => (
        <div key={term} className="grid gap-x-2 sm:grid-cols-[5.5rem_1fr]">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
            <h4 className="text-base leading-relaxed max-xl:mt-2">Specialties</h4>
            <PlainCheckList items={person.specialties} className="grid gap-2" />
            <ProfileContact person={person} />
          </div>
        </div>
      </article>
    </li>
  );
}

function ProfilesSection({ section }: { section: TeamSection<'profiles'> }) {
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

function Signature({ role, name }: { role: string; name: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-t border-edge">
      <dt className="border-r border-edge px-4 py-2 text-sm text-muted">{role}</dt>
      <dd className="px-4 py-2 text-sm font-semibold">{name}</dd>
    </div>
  );
}

function Block({ block }: { block: TitleBlock }) {
  return (
    <li className="flex flex-col border border-edge bg-surface print:break-inside-avoid">
      <div className="grid grow content-start gap-3 p-6">
        <h3 className="text-lg md:text-xl">{block.document}</h3>
        <p className="text-muted">{block.check}</p>
      </div>
      <dl>
        <Signature role="Drawn" name={block.drawn} />
        <Signature role="Checked" name={block.checked} />
        <Signature role="Issued" name={block.issued} />
      </dl>
    </li>
  );
}

/** Shows the firm's documents as title blocks, with their author, reviewer, and issuer. */
function TitleBlocksSection({ section }: { section: TeamSection<'titleBlocks'> }) {
  return (
    <TitledSection of={section} tone="sheet" className="sheet-squares">
      <ul className="mt-8 grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {section.items.map((block) => (
          <Block key={block.document} block={block} />
        ))}
      </ul>
      <p className="mt-8 max-w-measure">{section.note}</p>
    </TitledSection>
  );
}

const url = brand.origin + paths.team;

const personNodes = people.map((person) => ({
  '@type': 'Person',
  '@id': `${url}#${person.id}`,
  url: `${url}#${person.id}`,
  name: person.name,
  honorificSuffix: person.credential,
  jobTitle: person.title,
  email: person.email,
  telephone: person.phone.display,
  workLocation: { '@type': 'Place', name: person.location },
  hasCredential: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: person.license,
  },
  knowsAbout: person.specialties,
  worksFor: { '@id': organization['@id'] },
}));

export function Component() {
  return (
    <PageContent
      {...head}
      type="CollectionPage"
      about={{ mainEntity: personNodes.map((person) => ({ '@id': person['@id'] })) }}
      nodes={[organization, ...personNodes]}
    >
      <SectionList sections={team} views={{ profiles: ProfilesSection, titleBlocks: TitleBlocksSection }} />
    </PageContent>
  );
}
