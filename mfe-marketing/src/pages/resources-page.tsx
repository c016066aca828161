import { formatCount } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Icon, type IconName } from 'shared-ui/icon';

import { TextLink } from 'shared-ui/text-link';
import { callFirm } from '../content/actions.ts';
import { head, library, libraryCategories, partnerGroups } from '../content/resources.ts';
import { PageContent } from '../page.tsx';
import { CallToActionSection } from '../sections/common/call-to-action.tsx';
import { CategoryBar, type CategoryChoice } from '../sections/common/choices.tsx';
import { PlainHead, TitledSection } from '../sections/common/heading.tsx';
import { useAddressChoice } from '../use-address-choice.ts';

type Item = (typeof library)[number];

const libraryHeading = { id: 'library', title: 'The library' };

const types = {
  guide: { label: 'Guide', plural: 'Guides', icon: 'book', verb: 'Open the guide' },
  calculator: { label: 'Calculator', plural: 'Calculators', icon: 'calculator', verb: 'Open the calculator' },
  whitepaper: { label: 'White paper', plural: 'White papers', icon: 'file', verb: 'See the papers' },
  article: { label: 'Article', plural: 'Articles', icon: 'graduation', verb: 'Read on' },
} as const satisfies Readonly<
  Record<
    Item['type'],
    { readonly label: string; readonly plural: string; readonly icon: IconName; readonly verb: string }
  >
>;

const order = ['guide', 'calculator', 'whitepaper', 'article'] as const;

const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');
const itemsOf = (category: string): readonly Item[] =>
  category === '' ? library : library.filter((item) => slugOf(item.category) === category);

const choices: readonly CategoryChoice[] = [
  { value: '', label: 'All Resources', count: library.length },
  ...libraryCategories.map((label) => ({
    value: slugOf(label),
    label,
    count: itemsOf(slugOf(label)).length,
  })),
];

function LibraryItem({ item }: { readonly item: Item }) {
  const { label, verb } = types[item.type];
  return (
    <li className="relative grid content-start gap-1 border-b border-line py-4 hover:bg-surface">
      <h4 className="font-heading text-lg">{item.title}</h4>
      <p className="max-w-measure text-muted">{item.description}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span className="font-semibold text-copper">{label}</span>
        <span>{item.category}</span>
        <TextLink
          to={item.link}
          aria-label={`${verb}: ${item.title}`}
          className="ml-auto inline-block py-3 text-base font-semibold after:absolute after:inset-0 print:hidden"
        >
          {verb}
        </TextLink>
      </p>
    </li>
  );
}

function LibraryType({ type, items }: { readonly type: Item['type']; readonly items: readonly Item[] }) {
  const { plural, icon } = types[type];
  if (items.length === 0) return null;
  return (
    <div className="grid gap-x-8 border-t border-edge pt-4 pb-8 lg:grid-cols-12">
      <h3 className="flex items-center gap-3 self-start text-lg lg:col-span-3 lg:pt-4">
        <Icon name={icon} className="text-copper" />
        {plural}
      </h3>
      <ul className="grid gap-x-8 md:grid-cols-2 lg:col-span-9">
        {items.map((item) => (
          <LibraryItem key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function LibraryList() {
  const [valueOf, choose] = useAddressChoice();
  const asked = valueOf('category');
  const chosen = choices.find(({ value }) => value === asked)?.value ?? '';
  const items = itemsOf(chosen);
  return (
    <TitledSection of={libraryHeading} className="pt-8 md:pt-10">
      <CategoryBar
        label="Categories"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => choose({ category: value })}
      />
      <p role="status" className="sr-only">
        {formatCount(items.length, 'resource', 'resources')}
      </p>
      <div className="mt-8">
        {order.map((type) => (
          <LibraryType key={type} type={type} items={items.filter((item) => item.type === type)} />
        ))}
      </div>
    </TitledSection>
  );
}

const partnersHeading = {
  id: 'partners',
  title: 'Professional Partners',
  lead: 'Firms we recommend for work we don’t do. You engage them, and they bill you.',
};

function PartnerGroups() {
  return (
    <TitledSection of={partnersHeading} tone="surface">
      <ul className="mt-8 grid gap-6 md:grid-cols-3 md:gap-8">
        {partnerGroups.map(({ id, title, text, link }) => (
          <li key={id} className="relative grid content-start gap-2 border-t-2 border-primary pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
            <p className="print:hidden">
              <TextLink
                to={link}
                aria-label={`See the firms: ${title}`}
                className="inline-block py-3 font-semibold after:absolute after:inset-0"
              >
                See the firms
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

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
  lead: 'Ask us, and we’ll point you to the right page.',
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
          lead: 'Free, with no email address required. Each one names its tax year and its sources.',
        }}
      />
      <LibraryList />
      <PartnerGroups />
      <CallToActionSection section={call} />
    </PageContent>
  );
}
