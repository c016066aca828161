import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { directoryRest } from '../content/directory/directory.ts';
import { professionals } from '../content/directory/professionals.ts';
import { head } from '../content/heads/cpa-directory.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { DirectoryHead } from '../sections/cpa-directory/directory-head.tsx';
import { DirectorySection } from '../sections/cpa-directory/directory-section.tsx';
import { STEP } from '../sections/cpa-directory/professional-list.tsx';
import { personNode } from '../sections/cpa-profile/person-node.ts';

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

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <DirectoryHead />
      <DirectorySection people={professionals} />
      <SectionList sections={directoryRest} views={{}} />
    </PageContent>
  );
}
