import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { head, pricing } from '../content/pricing.ts';
import { PageContent, questionsIn } from '../page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { CompareSection, IncludedSection, PaymentSection } from '../sections/pricing.tsx';
import { ReturnSection } from '../sections/pricing-return.tsx';
import { organization, questionsNode, type SchemaNode } from 'shared-ui/structured-data';

const { weeks, price } = programme;

const course: SchemaNode = {
  '@type': 'Course',
  '@id': `${brand.origin}${paths.pricing}#course`,
  name: 'CPPS certification',
  description: `A certification program of ${weeks} weeks for licensed CPAs.`,
  provider: { '@id': organization['@id'] },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: price.earlyEnrolment.full,
    priceCurrency: 'USD',
    url: brand.origin + paths.pricing,
  },
  hasCourseInstance: programme.cohorts.map((startDate) => ({
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate,
    courseWorkload: `P${weeks}W`,
  })),
};

export function Component() {
  return (
    <PageContent
      {...head}
      about={{ mainEntity: { '@id': course['@id'] } }}
      nodes={[course, questionsNode(paths.pricing, questionsIn(pricing))]}
    >
      <SectionList
        sections={pricing}
        views={{
          payment: PaymentSection,
          return: ReturnSection,
          included: IncludedSection,
          compare: CompareSection,
        }}
      />
    </PageContent>
  );
}
