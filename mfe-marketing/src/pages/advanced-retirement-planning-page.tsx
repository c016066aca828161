import { head } from '../content/heads/advanced-retirement-planning.ts';
import { retirementLibrary, retirementPlanningPage } from '../content/papers/retirement-planning-page.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { BenefitsSection } from '../sections/papers/benefits-section.tsx';
import { FiguresHeroSection } from '../sections/papers/figures-hero-section.tsx';
import { LibrarySection } from '../sections/papers/library-section.tsx';
import { paperListNode } from '../sections/papers/paper-list-node.ts';
import { StorySection } from '../sections/papers/story-section.tsx';
import { UnsuitedSection } from '../sections/papers/unsuited-section.tsx';

const list = paperListNode(retirementLibrary.items);

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList
        sections={retirementPlanningPage}
        views={{
          figuresHero: FiguresHeroSection,
          benefits: BenefitsSection,
          library: LibrarySection,
          story: StorySection,
          unsuited: UnsuitedSection,
        }}
      />
    </PageContent>
  );
}
