import { CoachesOnly } from '../components/coaches-only.tsx';
import { Sections } from '../components/sections.tsx';
import { CoachDashboard } from '../features/coach/components/coach-dashboard.tsx';
import { PaperDownloads } from '../features/resources/components/paper-downloads.tsx';
import { ownPages } from '../own-pages.ts';
import { coachSections } from './coach-sections.ts';

const { path, title } = ownPages.coach;

const downloads = {
  workbook: <PaperDownloads paper="story-sprint-workbook" />,
  guide: <PaperDownloads paper="client-onboarding-guide" />,
};

/** For coaches and administrators: their clients, what they work with, and what is given to them. */
export function Component() {
  return (
    <CoachesOnly>
      <Sections
        title={title}
        description="A coach’s clients and stories in figures, the blueprint, and the papers to work with."
        path={path}
        sections={coachSections}
      >
        <CoachDashboard downloads={downloads} />
      </Sections>
    </CoachesOnly>
  );
}
