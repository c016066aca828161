import { useMemo } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import type { ListSelection } from './use-row-selection.ts';
import {
  columnSizingFeature,
  columnVisibilityFeature,
  createTableHook,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** Rows come filtered, ordered and cut out from the server: nothing of that is computed here. */
const features = tableFeatures({
  columnSizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

const { useAppTable, createAppColumnHelper } = createTableHook({
  features,
  manualPagination: true,
  manualSorting: true,
  enableMultiSort: false,
  enableSortingRemoval: false,
  autoResetPageIndex: false,
  getRowId: (row: { readonly id: string }) => row.id,
});

interface ListState<Row> {
  readonly list: ListDefinition;
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly page: number;
  readonly total: number;
  /** Ids of the columns that are shown. */
  readonly shown: readonly string[];
  readonly selection?: ListSelection | undefined;
}

/** The table of a list whose state lies outside: in the address, and with whoever acts on what is selected. */
export function useListTable<Row extends { readonly id: string }>(state: ListState<Row>) {
  const { list, query, rows, page, total, shown, selection } = state;
  const helper = useMemo(() => createAppColumnHelper<Row>(), []);
  const columns = useMemo(
    () => list.columns.map(({ id, label, width }) => helper.display({ id, header: label, size: width })),
    [helper, list],
  );
  const isAll = (selection?.all ?? null) !== null;
  const ids = selection?.ids;
  const rowSelection = useMemo(() => {
    const selected = isAll
      ? rows.map(({ id }) => id).filter((id) => ids?.has(id) !== true)
      : [...(ids ?? [])];
    return Object.fromEntries(selected.map((id) => [id, true as const]));
  }, [rows, isAll, ids]);
  return useAppTable({
    columns,
    data: rows,
    rowCount: total,
    state: {
      sorting: [{ id: query.sort.column, desc: query.sort.descending }],
      pagination: { pageIndex: page - 1, pageSize: query.size },
      columnVisibility: Object.fromEntries(list.columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection,
    },
  });
}
