import { clientApplication } from '../content/client-application/client-application.ts';
import { head } from '../content/heads/client-application.ts';
import { PageContent } from '../page-content.tsx';
import { ApplicationSection } from '../sections/client-application/application-section.tsx';
import { SampleSection } from '../sections/client-application/sample-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

export function Component() {
  return (
    <PageContent {...head}>
      <SectionList
        sections={clientApplication}
        views={{ application: ApplicationSection, sample: SampleSection }}
      />
    </PageContent>
  );
}
