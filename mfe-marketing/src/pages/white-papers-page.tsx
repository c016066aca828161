import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import type { PapersSection } from '../content/papers/library.ts';
import { head, whitePaperLibrary, whitePapersPage } from '../content/papers/white-papers-page.ts';
import { PageContent } from '../page.tsx';
import { Actions } from '../sections/common/call-to-action.tsx';
import { Heading, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { LibrarySection, paperListNode } from '../sections/papers/library.tsx';

/** Links to another page. Its figure has its limits next to it. */
function OfferSection({ section }: { section: PapersSection<'offer'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <div className="grid gap-6 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-4" />
        <div className="grid gap-6 lg:col-span-8">
          <Claim disclosure={section.qualification} className="max-w-measure gap-3">
            <p className="font-heading text-lg font-semibold text-balance md:text-xl">{section.claim}</p>
          </Claim>
          <Actions actions={[section.action]} />
        </div>
      </div>
    </Section>
  );
}

const list = paperListNode(whitePaperLibrary.items);

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList sections={whitePapersPage} views={{ library: LibrarySection, offer: OfferSection }} />
    </PageContent>
  );
}
