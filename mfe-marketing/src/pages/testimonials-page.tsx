import { testimonialsPage } from '../content/testimonials/testimonials.ts';
import { head } from '../content/heads/testimonials.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { RuleSection } from '../sections/testimonials/rule-section.tsx';
import { StoriesSection } from '../sections/testimonials/stories-section.tsx';
import { organization } from 'shared-ui/structured-data';

export function Component() {
  return (
    <PageContent
      {...head}
      type="CollectionPage"
      about={{ about: { '@id': organization['@id'] } }}
      nodes={[organization]}
    >
      <SectionList sections={testimonialsPage} views={{ stories: StoriesSection, rule: RuleSection }} />
    </PageContent>
  );
}
