import { useState } from 'react';
import { formatCount } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Section } from 'shared-ui/layout';
import type { SchemaNode } from 'shared-ui/structured-data';
import type { Library, LibraryItem, PapersSection } from '../../content/papers/library.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import type { CategoryChoice } from '../common/choices.tsx';
import { Heading, titleId } from '../common/heading.tsx';
import { PaperCard } from './paper-card.tsx';

type Preview = typeof import('./paper-preview.tsx').PaperPreview;

interface CategoryBarProps {
  readonly categories: readonly CategoryChoice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Filters by category and shows the count of each. Hidden without scripts, because all items are then visible. */
function CategoryBar({ categories, chosen, onChoose }: CategoryBarProps) {
  return (
    <div
      role="group"
      aria-label="Filter by category"
      className="flex flex-wrap gap-2 print:hidden noscript:hidden"
    >
      {categories.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 cursor-pointer rounded-md border border-edge bg-surface px-4 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {label} <span className="font-normal tabular-nums">({count})</span>
        </button>
      ))}
    </div>
  );
}

const CATEGORY = 'category';

/** All, then the categories in order. */
const barOf = ({ items, categories }: Library) => [
  { value: '', label: 'All', count: items.length },
  ...categories.map((category) => ({
    value: category,
    label: category,
    count: items.filter(({ paper }) => paper.category === category).length,
  })),
];

export function LibrarySection({ section }: { section: PapersSection<'library'> }) {
  const { library } = section;
  const [valueOf, choose] = useAddressChoice();
  // Preserved while the dialog closes, so that its content doesn't disappear early.
  const [previewed, setPreviewed] = useState<LibraryItem>();
  const [isOpen, setOpen] = useState(false);
  const [PaperPreview, setPreview] = useState<Preview>();
  const preview = async (item: LibraryItem) => {
    const loaded = await loadChunk(
      () => import(/* webpackChunkName: "marketing-paper-preview" */ './paper-preview.tsx'),
    );
    setPreview(() => loaded.PaperPreview);
    setPreviewed(item);
    setOpen(true);
  };
  const chosen = valueOf(CATEGORY);
  const shown = library.items.filter(({ paper }) => chosen === '' || paper.category === chosen);
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} className="mb-6" />
      <CategoryBar
        categories={barOf(library)}
        chosen={chosen}
        onChoose={(category) => choose({ [CATEGORY]: category })}
      />
      <p role="status" className="mt-4 text-sm text-muted">
        {shown.length > 0
          ? formatCount(shown.length, ...library.noun) + (chosen === '' ? '' : ` in ${chosen}`)
          : `There is no ${library.noun[0]} in “${chosen}” yet.`}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-4 grid gap-10 lg:grid-cols-2 lg:gap-x-12">
          {shown.map((item) => (
            <PaperCard
              key={item.paper.id}
              item={item}
              words={library.words}
              onPreview={() => preview(item)}
            />
          ))}
        </ul>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => choose({ [CATEGORY]: '' })}>
          Show all {library.noun[1]}
        </Button>
      )}
      {previewed && PaperPreview ? (
        <PaperPreview item={previewed} library={library} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
}

/** Structured data of the papers, with the text of their cards. */
export const paperListNode = (items: readonly LibraryItem[]): SchemaNode => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ paper, file }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'DigitalDocument',
      name: paper.title,
      description: paper.description,
      genre: paper.category,
      dateModified: paper.revised,
      author: { '@type': 'Person', name: paper.review.author, url: brand.origin + paths.team },
      ...(file && { url: brand.origin + file.file, encodingFormat: 'application/pdf' }),
    },
  })),
});
