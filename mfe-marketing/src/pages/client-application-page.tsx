import { clientApplication } from '../content/client-application/client-application.ts';
import { head } from '../content/heads/client-application.ts';
import { questionsNode } from 'shared-ui/structured-data';
import { PageContent } from '../page-content.tsx';
import { questionsIn } from '../questions-in.ts';
import { ApplicationSection } from '../sections/client-application/application-section.tsx';
import { SampleSection } from '../sections/client-application/sample-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

export function Component() {
  return (
    <PageContent {...head} nodes={[questionsNode(head.path, questionsIn(clientApplication))]}>
      <SectionList
        sections={clientApplication}
        views={{ application: ApplicationSection, sample: SampleSection }}
      />
    </PageContent>
  );
}
