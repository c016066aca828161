import { about } from '../content/about/about.ts';
import { leadership } from '../content/people.ts';
import { head } from '../content/heads/about.ts';
import { PageContent } from '../page-content.tsx';
import { BiographySection } from '../sections/about/biography-section.tsx';
import { TeamSection } from '../sections/about/team-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { organization } from 'shared-ui/structured-data';

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
