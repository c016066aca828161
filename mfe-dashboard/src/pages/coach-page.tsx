import { Navigate, useSearchParams } from 'shared-ui/router';
import { CoachesOnly } from '../components/coaches-only.tsx';
import { sectionKey } from '../components/section.ts';
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

/** A notice names the record alone: it stands in the section of its kind. */
const sectionOfRecord = { call: 'calls', lead: 'leads' } as const;

/** The address with the section of the record that it names; null where it has one, or names none that is shown here. */
function addressInSection(address: URLSearchParams): string | null {
  if (address.has(sectionKey)) return null;
  const [, section] = Object.entries(sectionOfRecord).find(([key]) => address.has(key)) ?? [];
  if (section === undefined || !coachSections.some(({ id }) => id === section)) return null;
  return `${path}?${new URLSearchParams([[sectionKey, section], ...address]).toString()}`;
}

/** For coaches and administrators: their clients, what they work with, and what is given to them. */
export function Component() {
  const [address] = useSearchParams();
  const elsewhere = addressInSection(address);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
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
