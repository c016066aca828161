import { head } from '../content/heads/white-papers.ts';
import { whitePaperLibrary, whitePapersPage } from '../content/papers/white-papers-page.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { LibrarySection } from '../sections/papers/library-section.tsx';
import { OfferSection } from '../sections/papers/offer-section.tsx';
import { paperListNode } from '../sections/papers/paper-list-node.ts';

const list = paperListNode(whitePaperLibrary.items);

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList sections={whitePapersPage} views={{ library: LibrarySection, offer: OfferSection }} />
    </PageContent>
  );
}
