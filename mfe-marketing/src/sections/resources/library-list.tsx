import { Icon, type IconName } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { library, libraryCategories } from '../../content/resources/library.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { CategoryBar, type CategoryChoice } from '../common/category-bar.tsx';
import { Heading, titleId } from '../common/heading.tsx';

type Item = (typeof library)[number];

const heading = { id: 'library', title: 'The library' };

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

/** One type of the items that are shown, under its name. */
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

/** Everything in the library, or one category of it. */
export function LibraryList() {
  const [valueOf, choose] = useAddressChoice();
  const asked = valueOf('category');
  const chosen = choices.find(({ value }) => value === asked)?.value ?? '';
  const items = itemsOf(chosen);
  return (
    <Section id={heading.id} labelledBy={titleId(heading)} className="pt-8 md:pt-10">
      <Heading of={heading} />
      <CategoryBar
        label="Categories"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => {
          choose({ category: value });
        }}
      />
      <p role="status" className="sr-only">
        {items.length === 1 ? '1 resource' : `${String(items.length)} resources`}
      </p>
      <div className="mt-8">
        {order.map((type) => (
          <LibraryType key={type} type={type} items={items.filter((item) => item.type === type)} />
        ))}
      </div>
    </Section>
  );
}
