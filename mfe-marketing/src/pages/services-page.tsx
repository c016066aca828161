import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { head, services } from '../content/services.ts';
import { tiers } from '../content/service-tiers.ts';
import { PageContent, questionsIn } from '../page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { OnboardingSection, StoriesSection, TiersSection } from '../sections/services.tsx';
import { organization, questionsNode, type SchemaNode } from 'shared-ui/structured-data';

const service: SchemaNode = {
  '@type': 'Service',
  '@id': `${brand.origin}${paths.services}#service`,
  name: head.title,
  serviceType: 'Tax strategy and coordination for owner-led businesses',
  provider: { '@id': organization['@id'] },
  areaServed: brand.address.country,
  offers: tiers.tiers.map(({ name, price, revenue }) => ({
    '@type': 'Offer',
    name,
    description: revenue,
    ...(price.startsWith('$')
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: Number(price.replace(/\D/g, '')),
            priceCurrency: 'USD',
            unitText: 'month',
          },
        }
      : {}),
  })),
};

export function Component() {
  return (
    <PageContent
      {...head}
      about={{ mainEntity: { '@id': service['@id'] } }}
      nodes={[service, questionsNode(paths.services, questionsIn(services))]}
    >
      <SectionList
        sections={services}
        views={{ tiers: TiersSection, onboarding: OnboardingSection, stories: StoriesSection }}
      />
    </PageContent>
  );
}
