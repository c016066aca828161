import type { ReactNode } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { FailedQuery, type FailedQueryProps } from '../failed-query.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { PageHead } from '../page-head.tsx';
import type { ListPage } from '../../lib/read-list.ts';
import { ColumnChoice } from './column-choice.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListCard } from './list-cards.tsx';
import { ListFilters, type ListFiltersProps } from './list-filters.tsx';
import type { Things } from './list-footer.tsx';
import type { ListCells } from './list-row.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListView } from './list-view.tsx';
import { SelectRows } from './select-rows.tsx';
import type { RowActions } from './row-actions.tsx';
import { useColumns } from './use-columns.ts';
import type { useListAddress } from './use-list-address.ts';
import type { LiveRows } from './use-live-rows.ts';
import type { ListSelection } from './use-row-selection.ts';

interface Page<Row> {
  readonly data: ListPage<Row> | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
}

export interface ListSectionProps<Row extends { readonly id: string }, List extends ListDefinition> {
  readonly list: List;
  readonly title: string;
  readonly things: Things;
  readonly role: string;
  readonly address: ReturnType<typeof useListAddress>;
  readonly page: Page<Row> & FailedQueryProps['query'];
  /** What is said where it cannot be read. */
  readonly failed?: Pick<FailedQueryProps, 'title' | 'lead'>;
  readonly cells: ListCells<Row, List>;
  readonly cardOf: (row: Row) => ListCard;
  readonly nameOf: (row: Row) => string;
  /** Where a row leads, if not to its drawer here. */
  readonly recordAddress?: (id: string) => string;
  /** The label of the search; without it there is none. */
  readonly search?: string;
  readonly people?: ListFiltersProps['people'];
  readonly selection?: ListSelection;
  readonly bulk?: ReactNode;
  readonly canChooseAll?: boolean;
  readonly live?: LiveRows;
  readonly actionsOf?: RowActions<Row>;
  readonly actionsBelow?: (id: string) => ReactNode;
  /** Said where nothing is found. */
  readonly nothing: string;
  /** In the head, before the export. */
  readonly headActions?: ReactNode;
  /** Between head and list. */
  readonly children?: ReactNode;
}

/** A list that is all of a section: its head with the file, what narrows it, and its rows. */
export function ListSection<Row extends { readonly id: string }, List extends ListDefinition>(
  props: ListSectionProps<Row, List>,
) {
  const { list, title, role, address, page, failed, recordAddress, search, people, nothing } = props;
  const { selection, headActions, children, things } = props;
  const { query, change, clear, opened, addressOf, unknown } = address;
  const columns = useColumns(list, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const narrowing = { filters: list.filters, query, people, change, clear };
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  return (
    <>
      <PageHead title={title} count={page.data?.total}>
        {headActions}
        <ExportButton list={list.name} columns={columns.shown} total={page.data?.total} />
      </PageHead>
      {children}
      <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden">
        {search === undefined ? null : <ListSearch label={search} query={query} change={change} />}
        {list.filters.length > 0 ? <ListFilters {...narrowing} /> : null}
        {isTable ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : selection ? (
          <SelectRows selection={selection} />
        ) : null}
      </div>
      <FilterChips {...narrowing} />
      {unknown > 0 ? (
        <p role="status" className="text-sm text-muted">
          {unknown === 1 ? 'One filter in this address is not known and was left out.' : null}
          {unknown > 1 ? `${String(unknown)} filters in this address are not known and were left out.` : null}
        </p>
      ) : null}
      {page.isError && !page.data ? <FailedQuery what={title} query={page} {...failed} /> : null}
      {page.isPending ? <ListSkeleton label={`Loading ${things.many}`} /> : null}
      {page.data ? (
        <ListView
          {...page.data}
          {...{ list, query, isTable, opened, addressOf, change, things, selection }}
          caption={title}
          isBusy={page.isPlaceholderData}
          shown={columns.shown}
          cells={props.cells}
          cardOf={props.cardOf}
          nameOf={props.nameOf}
          recordAddress={recordAddress ?? address.recordAddress}
          live={props.live}
          bulk={props.bulk}
          canChooseAll={props.canChooseAll}
          actionsOf={props.actionsOf}
          actionsBelow={props.actionsBelow}
          nothing={
            <EmptyList title={nothing}>
              {isNarrowed ? (
                <Button variant="secondary" size="sm" onClick={clear}>
                  Show all {things.many}
                </Button>
              ) : null}
            </EmptyList>
          }
        />
      ) : null}
    </>
  );
}
