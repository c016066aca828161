import { useMemo } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { isNumber, ListHead, nameColumn } from './list-head.tsx';
import { ListRow, type ListCells } from './list-row.tsx';
import type { RowActions } from './row-actions.tsx';
import type { RowMarks } from './live-page.ts';
import { useListTable } from './use-list-table.ts';
import { useRowSelection, type ListSelection } from './use-row-selection.ts';

export interface ListTableProps<Row extends { readonly id: string }, List extends ListDefinition> {
  readonly list: List;
  /** Names the table: "Clients". */
  readonly caption: string;
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly page: number;
  readonly total: number;
  /** Ids of the columns that are shown, in their order. */
  readonly shown: readonly string[];
  readonly cells: ListCells<Row, List>;
  readonly nameOf: (row: Row) => string;
  readonly opened: string | null;
  readonly recordAddress: (id: string) => string;
  readonly addressOf: (next: Partial<ListQuery>) => string;
  readonly selection?: ListSelection | undefined;
  /** What can be done with a row, in its menu and by key. */
  readonly actionsOf?: RowActions<Row> | undefined;
  /** What others have done to rows since they were read. */
  readonly marks?: RowMarks | undefined;
  /** Selects a row, or with Shift those from the last one to it. */
  readonly onSelect?: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
}

/** The table of a list: server pages, order in the address, selection across pages. One component for every list. */
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
        isNumber: isNumber(column),
        isName: column === nameColumn(visible),
      })),
    [visible],
  );
  const { selectPage } = useRowSelection(
    selection,
    rows.map(({ id }) => id),
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
            toggle: () => selectPage(!isAll),
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
