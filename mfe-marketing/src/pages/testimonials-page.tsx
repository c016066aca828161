import { paths } from 'shared-contract/paths';
import { testimonialsPage } from '../content/testimonials/testimonials.ts';
import { PublicPage } from '../public-page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { RuleSection } from '../sections/testimonials/rule-section.tsx';
import { StoriesSection } from '../sections/testimonials/stories-section.tsx';
import { organization } from '../structured-data.tsx';

export function Component() {
  return (
    <PublicPage
      title="Client success stories"
      description="Four clients and graduates in their own words: key results, what each one cost, who checked it, and how we choose what we publish."
      path={paths.testimonials}
      type="CollectionPage"
      about={{ about: { '@id': organization['@id'] } }}
      nodes={[organization]}
    >
      <SectionList sections={testimonialsPage} views={{ stories: StoriesSection, rule: RuleSection }} />
    </PublicPage>
  );
}
