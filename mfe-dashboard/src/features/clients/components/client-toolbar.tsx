import { clientsList } from 'shared-contract/lists/clients';
import { ColumnChoice } from '../../../components/list/column-choice.tsx';
import { FilterChips } from '../../../components/list/filter-chips.tsx';
import { ListFilters, type ListFiltersProps } from '../../../components/list/list-filters.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { SelectRows } from '../../../components/list/select-rows.tsx';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { EditedView, ListViews } from '../../../components/list/views/list-views.tsx';
import { useViews } from '../../../components/list/views/use-views.ts';
import type { useColumns } from '../../../components/list/use-columns.ts';
import { ClientStatusFilter } from './client-status-filter.tsx';

interface Props extends ListFiltersProps {
  /** How many filters of the address nobody knows. */
  readonly unknown: number;
  readonly role: string;
  readonly selection: ListSelection;
  /** None where there is no table. */
  readonly columns: ReturnType<typeof useColumns> | undefined;
}

/** What narrows the list of clients, and what its table shows. */
export function ClientToolbar({ unknown, columns, role, selection, ...narrowing }: Props) {
  const { query, change } = narrowing;
  const views = useViews(clientsList, role);
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden md:max-xl:[&>:first-child]:max-w-none md:max-xl:[&>:first-child]:basis-full">
        <ListSearch label="Search by name or company" query={query} change={change} />
        <ClientStatusFilter query={query} change={change} />
        <ListFilters {...narrowing} />
        <ListViews views={views} role={role} all="All clients" />
        {columns ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : (
          <SelectRows selection={selection} />
        )}
      </div>
      <div className="-my-1 flex flex-wrap items-center gap-2 empty:hidden">
        <FilterChips {...narrowing} />
        <EditedView views={views} role={role} />
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
