import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import type { Library, LibraryItem } from '../../content/papers/library.ts';
import type { PapersSection } from '../../content/papers/section-types.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { CategoryBar } from './category-bar.tsx';
import { PaperCard } from './paper-card.tsx';
import { PaperPreview } from './paper-preview.tsx';

const CATEGORY = 'category';

/** All, then each category in its order. */
const barOf = ({ items, categories }: Library) => [
  { value: '', label: 'All', count: items.length },
  ...categories.map((category) => ({
    value: category,
    label: category,
    count: items.filter(({ paper }) => paper.category === category).length,
  })),
];

const counted = ([one, many]: Library['noun'], count: number) =>
  `${String(count)} ${count === 1 ? one : many}`;

/** The papers of a library: all of them, or those of the category that the address names. */
export function LibrarySection({ section }: { section: PapersSection<'library'> }) {
  const { library } = section;
  const [valueOf, choose] = useAddressChoice();
  // What was previewed stays while its window closes.
  const [previewed, setPreviewed] = useState<LibraryItem>();
  const [isOpen, setOpen] = useState(false);
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
          ? counted(library.noun, shown.length) + (chosen === '' ? '' : ` in ${chosen}`)
          : `There is no ${library.noun[0]} in “${chosen}” yet.`}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-4 grid gap-10 lg:grid-cols-2 lg:gap-x-12">
          {shown.map((item) => (
            <PaperCard
              key={item.paper.id}
              item={item}
              words={library.words}
              onPreview={() => {
                setPreviewed(item);
                setOpen(true);
              }}
            />
          ))}
        </ul>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => choose({ [CATEGORY]: '' })}>
          Show all {library.noun[1]}
        </Button>
      )}
      {previewed ? (
        <PaperPreview item={previewed} library={library} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
}
