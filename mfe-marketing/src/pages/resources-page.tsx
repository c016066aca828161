import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { callFirm } from '../content/actions.ts';
import { head } from '../content/heads/resources.ts';
import { library } from '../content/resources/library.ts';
import { PageContent } from '../page-content.tsx';
import { CallToActionSection } from '../sections/common/call-to-action-section.tsx';
import { PlainHead } from '../sections/common/plain-head.tsx';
import { LibraryList } from '../sections/resources/library-list.tsx';
import { PartnerGroups } from '../sections/resources/partner-groups.tsx';

const about = {
  mainEntity: {
    '@type': 'ItemList',
    '@id': `${brand.origin}${paths.resources}#library`,
    itemListElement: library.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: brand.origin + link,
    })),
  },
};

const call = {
  id: 'call',
  title: 'Not sure where to begin?',
  lead: 'Say what you want to know, and we point to the page that answers it, or say that none does.',
  actions: [callFirm, { label: `Email ${brand.email.display}`, href: brand.email.href }],
} as const;

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={about}>
      <PlainHead
        isRead
        of={{
          id: 'resources',
          page: head.title,
          title: 'Guides, papers and calculators',
          lead: 'Everything here is free and asks for no address. Each piece says which year it is of and where its figures come from.',
        }}
      />
      <LibraryList />
      <PartnerGroups />
      <CallToActionSection section={call} />
    </PageContent>
  );
}
