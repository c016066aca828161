import { programme } from 'shared-contract/programme';
import { forCpas } from '../content/for-cpas/for-cpas.ts';
import { head } from '../content/heads/for-cpas.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { ApplySection } from '../sections/for-cpas/apply-section.tsx';
import { ChooserSection } from '../sections/for-cpas/chooser-section.tsx';
import { InvestmentSection } from '../sections/for-cpas/investment-section.tsx';
import { SpecimenSection } from '../sections/for-cpas/specimen-section.tsx';
import { WaysSection } from '../sections/for-cpas/ways-section.tsx';
import { ReachSection } from '../sections/landing/reach-section.tsx';
import { organization } from 'shared-ui/structured-data';

const service = {
  '@type': 'Service',
  name: 'Partnership',
  serviceType: 'Tax planning support for CPA practices',
  audience: { '@type': 'BusinessAudience', audienceType: 'Certified public accountants' },
  provider: { '@id': organization['@id'] },
  offers: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: programme.partnership.monthly,
      priceCurrency: 'USD',
      unitText: 'month',
    },
  },
};

export function Component() {
  return (
    <PageContent {...head} about={{ mainEntity: service }} nodes={[organization]}>
      <SectionList
        sections={forCpas}
        views={{
          chooser: ChooserSection,
          apply: ApplySection,
          specimen: SpecimenSection,
          investment: InvestmentSection,
          ways: WaysSection,
          reach: ReachSection,
        }}
      />
    </PageContent>
  );
}
