import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { people, type Person } from '../content/people.ts';
import { team } from '../content/team/team.ts';
import { head } from '../content/heads/team.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { ProfilesSection } from '../sections/team/profiles-section.tsx';
import { TitleBlocksSection } from '../sections/team/title-blocks-section.tsx';
import { organization } from 'shared-ui/structured-data';

const url = brand.origin + paths.team;

const personNode = ({
  id,
  name,
  credential,
  title,
  license,
  email,
  phone,
  location,
  specialties,
}: Person) => ({
  '@type': 'Person',
  '@id': `${url}#${id}`,
  url: `${url}#${id}`,
  name,
  honorificSuffix: credential,
  jobTitle: title,
  email,
  telephone: phone.display,
  workLocation: { '@type': 'Place', name: location },
  hasCredential: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: license,
  },
  knowsAbout: specialties,
  worksFor: { '@id': organization['@id'] },
});

const persons = people.map(personNode);

export function Component() {
  return (
    <PageContent
      {...head}
      type="CollectionPage"
      about={{ mainEntity: persons.map((person) => ({ '@id': person['@id'] })) }}
      nodes={[organization, ...persons]}
    >
      <SectionList sections={team} views={{ profiles: ProfilesSection, titleBlocks: TitleBlocksSection }} />
    </PageContent>
  );
}
