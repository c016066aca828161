import {
  columnSizingFeature,
  columnVisibilityFeature,
  createTableHook,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { ListHead, nameColumn } from './columns.tsx';
import { type ListCells, ListRow, type RowActions } from './list-row.tsx';
import type { RowMarks } from './live-rows.ts';
import type { ListSelection } from './row-selection.tsx';

/** The server filters, sorts, and paginates the rows. The table computes none of that. */
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

interface ListTableProps<Row extends { readonly id: string }, List extends ListDefinition> {
  readonly list: List;
  /** Accessible name of the table, such as "Clients". */
  readonly caption: string;
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly page: number;
  readonly total: number;
  /** Ids of the visible columns, in display order. */
  readonly shown: readonly string[];
  readonly cells: ListCells<Row, List>;
  readonly nameOf: (row: Row) => string;
  readonly opened: string | null;
  readonly recordAddress: (id: string) => string;
  readonly addressOf: (next: Partial<ListQuery>) => string;
  readonly selection?: ListSelection | undefined;
  readonly actionsOf?: RowActions<Row> | undefined;
  /** Changes by other users since the rows loaded. */
  readonly marks?: RowMarks | undefined;
  /** Selects a row or, with Shift, the range from the last selected row. */
  readonly onSelect?: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
}

/** Table instance with external state: the address and the selection. */
function useListTable<Row extends { readonly id: string }, List extends ListDefinition>(
  props: ListTableProps<Row, List>,
) {
  const { list, query, rows, page, total, shown, selection } = props;
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

/** Table for every list: server-side pages, sort order in the address, and selection across pages. */
export function ListTable<Row extends { readonly id: string }, List extends ListDefinition>(
  props: ListTableProps<Row, List>,
) {
  const { list, caption, query, rows, page, total, shown, cells, nameOf } = props;
  const { opened, recordAddress, addressOf, selection, actionsOf, marks, onSelect } = props;
  const table = useListTable(props);
  const visible = useMemo(
    () => shown.flatMap((id) => list.columns.filter((column) => column.id === id)),
    [list, shown],
  );
  const cellColumns = useMemo(
    () =>
      visible.map((column) => ({
        id: column.id,
        isNumber: column.isNumber ?? false,
        isName: column === nameColumn(visible),
      })),
    [visible],
  );
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <table
      aria-rowcount={total + 1}
      className="w-full border-separate border-spacing-0 [&_td]:border-b [&_td]:border-line [&_th]:border-b [&_th]:border-line"
      style={{
        minWidth: `${String(visible.reduce((sum, { width }) => sum + width, (selection ? 40 : 0) + (actionsOf ? 40 : 0)))}px`,
      }}
    >
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {selection ? <col style={{ width: '40px' }} /> : null}
        {visible.map(({ id, width, isGrowing }) => (
          <col key={id} style={isGrowing ? {} : { width: `${String(width)}px` }} />
        ))}
        {actionsOf ? <col style={{ width: '40px' }} /> : null}
      </colgroup>
      <ListHead
        columns={visible}
        query={query}
        addressOf={addressOf}
        hasActions={actionsOf !== undefined}
        selected={
          selection && {
            some: table.getIsSomePageRowsSelected(),
            all: isAll,
            toggle: () =>
              selection.change(
                rows.map(({ id }) => id),
                !isAll,
              ),
          }
        }
      />
      <tbody>
        {table.getRowModel().rows.map(({ original, id, index }) => (
          <ListRow
            key={id}
            row={original}
            number={(page - 1) * query.size + index + 1}
            name={nameOf(original)}
            address={recordAddress(id)}
            columns={cellColumns}
            cells={cells}
            isOpened={id === opened}
            isSelected={selection ? selection.isSelected(id) : false}
            mark={marks?.get(id)}
            actionsOf={actionsOf}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
}
