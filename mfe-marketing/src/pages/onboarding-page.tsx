import { head } from '../content/heads/onboarding.ts';
import { onboardingRest, onboardingTop } from '../content/onboarding/onboarding.ts';
import { start } from '../content/onboarding/start.ts';
import { questionsNode } from 'shared-ui/structured-data';
import { PageContent } from '../page-content.tsx';
import { questionsIn } from '../questions-in.ts';
import { SectionList } from '../sections/common/section-list.tsx';
import { OutlineSection } from '../sections/onboarding/outline-section.tsx';
import { StartSection } from '../sections/onboarding/start-section.tsx';

export function Component() {
  return (
    <PageContent {...head} nodes={[questionsNode(head.path, questionsIn(onboardingRest))]}>
      <SectionList sections={onboardingTop} views={{}} />
      <StartSection section={start} />
      <SectionList sections={onboardingRest} views={{ outline: OutlineSection }} />
    </PageContent>
  );
}
