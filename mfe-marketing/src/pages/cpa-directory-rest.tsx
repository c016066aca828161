import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { directoryRest } from '../content/directory/directory.ts';
import { professionals } from '../content/directory/professionals.ts';
import { head } from '../content/heads/cpa-directory.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { ProfessionalList, STEP } from '../sections/cpa-directory/professional-list.tsx';
import { personNode } from '../sections/cpa-profile/person-node.ts';

export { DirectoryHead as Top } from '../sections/cpa-directory/directory-head.tsx';

export const List = () => <ProfessionalList people={professionals} />;

const list = {
  '@type': 'ItemList',
  numberOfItems: professionals.length,
  // What the served page shows; each profile says its own person.
  itemListElement: professionals.slice(0, STEP).map((person, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: brand.origin + paths.cpaProfile(person.id),
    item: personNode(person),
  })),
};

export function Rest() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList sections={directoryRest} views={{}} />
    </PageContent>
  );
}
