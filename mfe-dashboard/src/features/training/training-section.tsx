import { PageHead } from '../../components/page-head.tsx';
import { ProgressSection } from './progress-section.tsx';

/** How far the people have come whose progress the reader may read: a coach's clients, everybody for an administrator. */
export function Section() {
  return (
    <>
      <PageHead title="Training progress" />
      <ProgressSection />
    </>
  );
}
