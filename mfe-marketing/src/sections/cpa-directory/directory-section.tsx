import { useMemo, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { directory } from '../../content/directory/directory.ts';
import { formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { TextLink } from 'shared-ui/text-link';
import type { DirectoryPerson } from '../../content/directory/professional.ts';
import { ChoiceField } from '../common/choice-field.tsx';
import { findProfessionals, locationsOf, specializationsOf } from './find-professionals.ts';
import { ProfessionalList } from './professional-list.tsx';
import { useDirectory } from './registered-people.ts';
import { SearchField } from './search-field.tsx';
import { useFilters } from './use-filters.ts';

function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3 border border-dashed border-edge p-6 md:p-12">
      <h3 className="text-xl">{directory.none.title}</h3>
      <p>{directory.none.text}</p>
      <Button className="mt-2" onClick={onShowAll}>
        Show All CPAs
      </Button>
    </div>
  );
}

/** Search, two choices, and the cards that they leave. */
export function DirectorySection({ people: written }: { readonly people: readonly DirectoryPerson[] }) {
  const people = useDirectory(written);
  const { filters, settled, isFiltered, type, choose, clear } = useFilters();
  const found = useMemo(() => findProfessionals(people, settled), [people, settled]);
  const options = useMemo(
    () => ({ specialization: specializationsOf(people), location: locationsOf(people) }),
    [people],
  );
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes: the reader stands where the whole list is counted.
  const showAll = () => {
    clear();
    status.current?.focus();
  };
  return (
    <Section data-wake="" id="directory" labelledBy="directory-title" className="pt-6 md:pt-8">
      <h2 id="directory-title" className="sr-only">
        {directory.listTitle}
      </h2>
      <div
        role="search"
        aria-label="Filter the directory"
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 *:first:col-span-2 *:last:col-span-2 md:gap-x-4 lg:grid-cols-[2fr_1.5fr_1.5fr_auto] lg:*:col-span-1! print:hidden noscript:hidden"
      >
        <SearchField
          label="Search"
          hint="Name, firm or specialization"
          value={filters.search}
          onType={type}
        />
        {(['specialization', 'location'] as const).map((name) => (
          <ChoiceField
            key={name}
            name={name}
            {...directory.filters[name]}
            value={filters[name]}
            options={options[name].map((value) => ({ value, label: value }))}
            onChoose={(value) => {
              choose({ [name]: value });
            }}
          />
        ))}
        <Button variant="secondary" disabled={!isFiltered} onClick={showAll}>
          Clear Filters
        </Button>
      </div>
      <p ref={status} role="status" tabIndex={-1} className="mt-6 font-semibold tabular-nums">
        Showing {formatNumber(found.length)} of {formatNumber(people.length)}
      </p>
      {found.length === 0 ? <NoneFound onShowAll={showAll} /> : <ProfessionalList people={found} />}
      <p className="mt-8 max-w-measure border-l-2 border-copper pl-4">
        {directory.note} <TextLink to={paths.verify}>Check a certificate by its code</TextLink>
      </p>
    </Section>
  );
}
