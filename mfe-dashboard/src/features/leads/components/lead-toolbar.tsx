import { leadsList } from 'shared-contract/lists/leads';
import { ButtonLink } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { ColumnChoice } from '../../../components/list/column-choice.tsx';
import { FilterChips } from '../../../components/list/filter-chips.tsx';
import { ListFilters, type ListFiltersProps } from '../../../components/list/list-filters.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { SelectRows } from '../../../components/list/select-rows.tsx';
import type { useColumns } from '../../../components/list/use-columns.ts';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { EditedView, ListViews } from '../../../components/list/views/list-views.tsx';
import { useViews } from '../../../components/list/views/use-views.ts';
import { boardLayout, layoutKey } from '../lead-layout.ts';

interface Props extends ListFiltersProps {
  /** How many filters of the address nobody knows. */
  readonly unknown: number;
  readonly role: string;
  readonly isBoard: boolean;
  /** Without it leads cannot be selected. */
  readonly selection: ListSelection | undefined;
  /** None where there is no table. */
  readonly columns: ReturnType<typeof useColumns> | undefined;
}

/** From the table to the board and back: the same leads, another look. */
function LayoutLink({ isBoard }: { readonly isBoard: boolean }) {
  const [address] = useSearchParams();
  const params = new URLSearchParams(address);
  if (isBoard) params.delete(layoutKey);
  else params.set(layoutKey, boardLayout);
  // A board has no pages and one order.
  params.delete('page');
  return (
    <ButtonLink variant="secondary" size="sm" to={`?${params.toString()}`}>
      {isBoard ? 'Table' : 'Board'}
    </ButtonLink>
  );
}

/** What narrows the leads, and how they are looked at. */
export function LeadToolbar({ unknown, columns, role, isBoard, selection, ...narrowing }: Props) {
  const { query, change } = narrowing;
  const views = useViews(leadsList, role);
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden">
        <ListSearch label="Search by name, company or email" query={query} change={change} />
        <ListFilters {...narrowing} />
        <ListViews views={views} role={role} all="All leads" />
        <LayoutLink isBoard={isBoard} />
        {columns ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : null}
        {columns === undefined && selection ? <SelectRows selection={selection} /> : null}
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
