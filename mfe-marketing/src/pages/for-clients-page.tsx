import { forClients } from '../content/for-clients/for-clients.ts';
import { head } from '../content/heads/for-clients.ts';
import { PageContent } from '../page-content.tsx';
import { PackagesSection } from '../sections/common/packages-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { AssessmentSection } from '../sections/for-clients/assessment-section.tsx';
import { DoorsSection } from '../sections/for-clients/doors-section.tsx';
import { PlansSection } from '../sections/for-clients/plans-section.tsx';
import { ReachSection } from '../sections/landing/reach-section.tsx';
import { organization } from 'shared-ui/structured-data';

const service = {
  '@type': 'Service',
  name: 'Assessment',
  serviceType: 'Tax and succession planning for owner-led businesses',
  audience: { '@type': 'BusinessAudience', audienceType: 'Business owners' },
  provider: { '@id': organization['@id'] },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
};

export function Component() {
  return (
    <PageContent {...head} about={{ mainEntity: service }} nodes={[organization]}>
      <SectionList
        sections={forClients}
        views={{
          doors: DoorsSection,
          assessment: AssessmentSection,
          packages: PackagesSection,
          plans: PlansSection,
          reach: ReachSection,
        }}
      />
    </PageContent>
  );
}
