import { ColumnChoice } from '../../../components/list/column-choice.tsx';
import { FilterChips } from '../../../components/list/filter-chips.tsx';
import { ListFilters, type ListFiltersProps } from '../../../components/list/list-filters.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { SelectRows } from '../../../components/list/select-rows.tsx';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import type { useColumns } from '../../../components/list/use-columns.ts';

interface Props extends ListFiltersProps {
  /** How many filters of the address nobody knows. */
  readonly unknown: number;
  /** None where there is no table. */
  readonly columns: ReturnType<typeof useColumns> | undefined;
  readonly selection: ListSelection;
}

/** What narrows the list of stories, and what its table shows. */
export function StoryToolbar({ unknown, columns, selection, ...narrowing }: Props) {
  const { query, change } = narrowing;
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden">
        <ListSearch label="Search by title" query={query} change={change} />
        <ListFilters {...narrowing} />
        {columns ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : (
          <SelectRows selection={selection} />
        )}
      </div>
      <FilterChips {...narrowing} />
      {unknown > 0 ? (
        <p role="status" className="text-sm text-muted">
          A filter in this address is not known and was left out.
        </p>
      ) : null}
    </>
  );
}
