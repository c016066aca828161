import { paths } from 'shared-contract/paths';
import { onboarding } from '../content/onboarding/onboarding.ts';
import { PublicPage } from '../public-page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { OutlineSection } from '../sections/onboarding/outline-section.tsx';
import { StartSection } from '../sections/onboarding/start-section.tsx';

export function Component() {
  return (
    <PublicPage
      title="Onboarding"
      description="What new clients and CPAs are asked, how long it takes and who reads it. Sign in to begin, or to go on at the step where you stopped."
      path={paths.onboarding}
    >
      <SectionList sections={onboarding} views={{ start: StartSection, outline: OutlineSection }} />
    </PublicPage>
  );
}
