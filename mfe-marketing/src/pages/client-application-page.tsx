import { paths } from 'shared-contract/paths';
import { clientApplication } from '../content/client-application/client-application.ts';
import { PublicPage } from '../public-page.tsx';
import { ApplicationSection } from '../sections/client-application/application-section.tsx';
import { SampleSection } from '../sections/client-application/sample-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

export function Component() {
  return (
    <PublicPage
      title="Client application"
      description="Apply for a first call about your business: six answers, a reply within one business day, and the whole onboarding to read before you decide."
      path={paths.clientApplication}
    >
      <SectionList
        sections={clientApplication}
        views={{ application: ApplicationSection, sample: SampleSection }}
      />
    </PublicPage>
  );
}
