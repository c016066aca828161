import { Navigate, useSearchParams } from 'shared-ui/router';
import { CoachDashboard } from '../features/coach/dashboard.tsx';
import { PaperDownloads } from '../features/resources/downloads.tsx';
import { dashboardPages } from '../page-list.ts';
import { CoachesOnly } from '../ui/page-parts.tsx';
import { coachSections } from './section-lists.ts';
import { sectionKey, Sections } from './sections.tsx';

const { path, title } = dashboardPages.coach;

const downloads = {
  workbook: <PaperDownloads paper="story-sprint-workbook" />,
  guide: <PaperDownloads paper="client-onboarding-guide" />,
};

/**
 * A notification links to a record without its section. Returns the address with the record's section, or null if it has
 * a section or names no record.
 */
function addressInSection(address: URLSearchParams): string | null {
  const section = address.has('call') ? 'calls' : address.has('lead') ? 'leads' : null;
  if (section === null || address.has(sectionKey)) return null;
  return `${path}?${new URLSearchParams([[sectionKey, section], ...address]).toString()}`;
}

export function Component() {
  const [address] = useSearchParams();
  const elsewhere = addressInSection(address);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <CoachesOnly>
      <Sections
        title={title}
        description="A coach’s clients and stories in figures, the blueprint, and working documents."
        path={path}
        sections={coachSections}
      >
        <CoachDashboard downloads={downloads} />
      </Sections>
    </CoachesOnly>
  );
}
