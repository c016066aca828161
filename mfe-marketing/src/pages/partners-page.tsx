import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { partners, type Partner } from '../content/partners/firms.ts';
import { partnersPage } from '../content/partners/partners.ts';
import { head } from '../content/heads/partners.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { FirmsSection } from '../sections/partners/firms-section.tsx';
import { TableSection } from '../sections/partners/table-section.tsx';

const url = brand.origin + paths.partners;

const partnerNode = ({ id, name, kind, description, phone, website, place, contact }: Partner) => ({
  '@type': 'Organization',
  '@id': `${url}#${id}`,
  name,
  description: `${kind}. ${description}`,
  telephone: phone.display,
  location: { '@type': 'Place', name: place },
  ...(website === 'on-request' ? {} : { url: website }),
  contactPoint: { '@type': 'ContactPoint', name: contact.name, contactType: contact.role },
});

const list = {
  '@type': 'ItemList',
  numberOfItems: partners.length,
  itemListElement: partners.map((partner, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: partnerNode(partner),
  })),
};

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList sections={partnersPage} views={{ firms: FirmsSection, table: TableSection }} />
    </PageContent>
  );
}
