import type { ReactNode } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { ColumnChoice } from './column-choice.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListFilters, type ListFiltersProps } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import { SelectRows } from './select-rows.tsx';
import type { useColumns } from './use-columns.ts';
import type { ListSelection } from './use-row-selection.ts';
import { EditedView, ListViews } from './views/list-views.tsx';
import { useViews } from './views/use-views.ts';

export interface ListToolbarProps extends ListFiltersProps {
  /** What is looked for where: "Search by name or email". */
  readonly search: string;
  /** How many filters of the address nobody knows. */
  readonly unknown: number;
  /** None where there is no table. */
  readonly columns: ReturnType<typeof useColumns> | undefined;
  /** Of a list whose rows can be selected. */
  readonly selection?: ListSelection;
  /** What else can be done with the list, at the end. */
  readonly end?: ReactNode;
}

function Toolbar({
  search,
  unknown,
  columns,
  selection,
  views,
  edited,
  end,
  ...narrowing
}: ListToolbarProps & { readonly views?: ReactNode; readonly edited?: ReactNode }) {
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden">
        <ListSearch label={search} query={narrowing.query} change={narrowing.change} />
        {narrowing.filters.length > 0 ? <ListFilters {...narrowing} /> : null}
        {views}
        {columns ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : null}
        {!columns && selection ? <SelectRows selection={selection} /> : null}
        {end}
      </div>
      <div className="-my-1 flex flex-wrap items-center gap-2 empty:hidden">
        <FilterChips {...narrowing} />
        {edited}
      </div>
      {unknown > 0 ? (
        <p role="status" className="text-sm text-muted">
          {unknown === 1 ? 'One filter in this address is' : `${String(unknown)} filters in this address are`}{' '}
          not known and {unknown === 1 ? 'was' : 'were'} left out.
        </p>
      ) : null}
    </>
  );
}

/** What narrows a list, and what its table shows. */
export const ListToolbar = (props: ListToolbarProps) => <Toolbar {...props} />;

interface ViewsProps extends ListToolbarProps {
  readonly list: ListDefinition;
  readonly role: string;
  /** What the list without a view is called: "All calls". */
  readonly all: string;
}

/** The same of a list that has views. */
export function ListToolbarWithViews({ list, role, all, ...props }: ViewsProps) {
  const views = useViews(list, role);
  return (
    <Toolbar
      {...props}
      views={<ListViews views={views} role={role} all={all} />}
      edited={<EditedView views={views} role={role} />}
    />
  );
}
