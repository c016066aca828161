import { paths } from 'shared-contract/paths';
import { forClients } from '../content/for-clients/for-clients.ts';
import { PublicPage } from '../public-page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { AssessmentSection } from '../sections/for-clients/assessment-section.tsx';
import { DoorsSection } from '../sections/for-clients/doors-section.tsx';
import { PlansSection } from '../sections/for-clients/plans-section.tsx';
import { ReachSection } from '../sections/landing/reach-section.tsx';
import { organization } from '../structured-data.tsx';

const service = {
  '@type': 'Service',
  name: 'Free business-owner assessment',
  serviceType: 'Tax and succession planning for owner-led businesses',
  audience: { '@type': 'BusinessAudience', audienceType: 'Business owners' },
  provider: { '@id': organization['@id'] },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
};

export function Component() {
  return (
    <PublicPage
      title="For Clients"
      description="A free assessment for business owners: ten questions, a score at once, and the three tax and planning strategies that deserve your first look."
      path={paths.forClients}
      about={{ mainEntity: service }}
      nodes={[organization]}
    >
      <SectionList
        sections={forClients}
        views={{
          doors: DoorsSection,
          assessment: AssessmentSection,
          plans: PlansSection,
          reach: ReachSection,
        }}
      />
    </PublicPage>
  );
}
