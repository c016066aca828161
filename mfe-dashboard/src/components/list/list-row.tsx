import { memo, type ReactNode } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { Link } from 'shared-ui/router';
import { RowMenu, type RowActions } from './row-actions.tsx';
import { RowMarkNote } from './row-mark.tsx';
import type { RowMark } from './live-page.ts';

type Columns<List extends ListDefinition> = List['columns'];

/** The column whose cell holds the link to the row. */
type NameColumn<List extends ListDefinition> = [Extract<Columns<List>[number], { isName: true }>] extends [
  never,
]
  ? Columns<List>[0]
  : Extract<Columns<List>[number], { isName: true }>;

type CellRenderers<Row> = Readonly<Record<string, ((row: Row) => ReactNode) | undefined>>;

/**
 * Renders the cells of a list, by column id. A column without a cell does not compile; the cell of the name column is
 * optional and appears next to the link.
 */
export type ListCells<Row, List extends ListDefinition> = Readonly<
  Record<Exclude<Columns<List>[number]['id'], NameColumn<List>['id']>, (row: Row) => ReactNode>
> &
  Readonly<Partial<Record<NameColumn<List>['id'], (row: Row) => ReactNode>>>;

export interface RowProps<Row extends { readonly id: string }> {
  readonly row: Row;
  /** Its number in the whole list, counted from 1. */
  readonly number: number;
  /** What the row is called. */
  readonly name: string;
  readonly address: string;
  readonly columns: readonly { readonly id: string; readonly isNumber: boolean; readonly isName: boolean }[];
  readonly cells: CellRenderers<Row>;
  readonly isOpened: boolean;
  readonly isSelected: boolean;
  /** Without it rows cannot be selected. */
  readonly onSelect?: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  readonly actionsOf?: RowActions<Row> | undefined;
  readonly mark?: RowMark | undefined;
}

const sticky = 'sticky left-0 z-1 bg-surface group-hover:bg-ground group-data-current:bg-ground';

function Row<R extends { readonly id: string }>({
  row,
  number,
  name,
  address,
  columns,
  cells,
  isOpened,
  isSelected,
  onSelect,
  actionsOf,
  mark,
}: RowProps<R>) {
  return (
    <tr
      data-row
      aria-rowindex={number + 1}
      data-current={isOpened || undefined}
      data-selected={isSelected || undefined}
      data-mark={mark}
      className="group h-10 border-b border-line last:border-b-0 hover:bg-ground data-current:bg-ground data-[mark=removed]:opacity-55 motion-safe:data-mark:*:animate-[mfe-dashboard-tint_1.2s_ease-out] pointer-coarse:h-12"
    >
      {onSelect ? (
        <td className={`w-10 p-0 ${sticky}`}>
          <label className="flex h-10 cursor-pointer items-center justify-center pointer-coarse:h-12">
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={`Select ${name}`}
              onChange={() => undefined}
              onClick={(event) => onSelect(row.id, !isSelected, event.shiftKey)}
              className="size-4.5 cursor-pointer accent-primary"
            />
          </label>
        </td>
      ) : null}
      {columns.map(({ id, isNumber, isName }, index) =>
        isName ? (
          <th
            key={id}
            scope="row"
            className={`max-w-0 px-3 text-left font-normal ${index > 0 ? '' : `${sticky} ${onSelect ? 'left-10' : 'pl-4'}`}`}
          >
            <span className="flex min-w-0 items-baseline gap-2">
              <Link
                to={address}
                state={{ isOpenedHere: true }}
                preventScrollReset
                data-row-link={row.id}
                className="max-w-[85%] min-w-0 shrink-0 basis-auto truncate font-semibold text-primary only:max-w-full hover:underline"
              >
                {name}
              </Link>
              {cells[id]?.(row)}
              <RowMarkNote mark={mark} />
            </span>
          </th>
        ) : (
          <td
            key={id}
            className={`max-w-0 truncate px-3 last:pr-4 ${index === 0 && !onSelect ? 'pl-4' : ''} ${isNumber ? 'text-right tabular-nums' : ''}`}
          >
            {cells[id]?.(row)}
          </td>
        ),
      )}
      {actionsOf ? (
        <td className="w-10 p-0">
          <RowMenu name={name} actions={actionsOf(row)} />
        </td>
      ) : null}
    </tr>
  );
}

/** One row. It is drawn again only when something of its own has changed. */
export const ListRow = memo(Row, (one, other) =>
  (
    [
      'row',
      'number',
      'name',
      'address',
      'columns',
      'cells',
      'isOpened',
      'isSelected',
      'actionsOf',
      'mark',
    ] as const
  ).every((key) => one[key] === other[key]),
) as typeof Row;
