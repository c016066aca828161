import type { ReactNode } from 'react';
import { ColumnChoice } from './columns.tsx';
import { FilterChips, ListFilters, type ListFiltersProps } from './filters.tsx';
import type { ListScreen } from './list-screen.ts';
import { EditedView, ListViews } from './list-views.tsx';
import { type ListSelection, SelectRows } from './row-selection.tsx';
import { ListSearch } from './search-field.tsx';
import { useViews } from './use-views.ts';

interface ListToolbarProps {
  readonly screen: ListScreen;
  /** Label of the search field, such as "Search by name or email". Without one, there is no search. */
  readonly search?: string | undefined;
  /** Label of the list without a view, such as "All calls". Without one, views can't be saved. */
  readonly allLabel?: string;
  /** False for a layout without columns. */
  readonly hasColumns?: boolean;
  /** Filters in the dialog. Defaults to all of the screen's. */
  readonly filters?: ListFiltersProps['filters'];
  readonly people?: ListFiltersProps['people'];
  readonly selection?: ListSelection | undefined;
  /** A control of its own for the most used filter. */
  readonly afterSearch?: ReactNode;
  readonly afterViews?: ReactNode;
  readonly end?: ReactNode;
}

/** Search, filters, saved views, and columns of a list. On phones, a button to select rows replaces the columns. */
export function ListToolbar({
  screen,
  search,
  allLabel,
  hasColumns = true,
  filters = screen.filters,
  people,
  selection,
  afterSearch,
  afterViews,
  end,
}: ListToolbarProps) {
  const { query, change, clear, columns, isTable, unknown } = screen;
  const views = useViews(screen, allLabel);
  const narrowing = { filters, query, people, change, clear };
  return (
    <>
      <div
        // At medium widths, the search has its own line: next to the additional control it would be too narrow.
        className={`flex shrink-0 flex-wrap items-center gap-2 print:hidden ${afterSearch ? 'md:max-xl:[&>:first-child]:max-w-none md:max-xl:[&>:first-child]:basis-full' : ''}`}
      >
        {search === undefined ? null : <ListSearch label={search} query={query} change={change} />}
        {afterSearch}
        {filters.length > 0 ? <ListFilters {...narrowing} /> : null}
        {views ? <ListViews views={views} /> : null}
        {afterViews}
        {isTable && hasColumns ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : null}
        {!isTable && selection ? <SelectRows selection={selection} /> : null}
        {end}
      </div>
      <div className="-my-1 flex flex-wrap items-center gap-2 empty:hidden">
        <FilterChips {...narrowing} />
        {views ? <EditedView views={views} /> : null}
      </div>
      {unknown > 0 ? (
        <p role="status" className="text-sm text-muted">
          {unknown === 1
            ? 'This address has an unknown filter, which was ignored.'
            : `This address has ${String(unknown)} unknown filters, which were ignored.`}
        </p>
      ) : null}
    </>
  );
}
