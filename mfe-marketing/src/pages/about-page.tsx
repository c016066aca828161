import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { about } from '../content/about/about.ts';
import { people } from '../content/people.ts';
import { PublicPage } from '../public-page.tsx';
import { BiographySection } from '../sections/about/biography-section.tsx';
import { TeamSection } from '../sections/about/team-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { organization } from '../structured-data.tsx';

const firm = {
  ...organization,
  employee: people.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
};

export function Component() {
  return (
    <PublicPage
      title="About"
      description={`Who ${brand.shortName} is: a founder who spent eleven years in public accounting first, how an engagement runs, and what you can hold us to.`}
      path={paths.about}
      type="AboutPage"
      about={{ mainEntity: firm }}
    >
      <SectionList sections={about} views={{ biography: BiographySection, team: TeamSection }} />
    </PublicPage>
  );
}
