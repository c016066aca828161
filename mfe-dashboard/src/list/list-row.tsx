import { memo, type ReactNode } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import type { IconName } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import type { RowState } from './live-rows.ts';

/** A cell without a value. Screen readers read none. */
export const emptyCell = <VisuallyHidden>none</VisuallyHidden>;

/** An action on a row, in its menu and by key while focus is in the row. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Whether a line separates it from the previous action. */
  readonly separated?: boolean;
  readonly key?: string;
  readonly run: () => void;
}

export type RowActions<Row> = (row: Row) => readonly RowAction[];

export const menuItemsOf = (actions: readonly RowAction[]) =>
  actions.map(({ id, label, icon, separated, run }) => ({ id, label, icon, separated, onSelect: run }));

/** Marks the first of several actions as the start of a group. */
export const separated = ([first, ...others]: readonly RowAction[]): readonly RowAction[] =>
  first ? [{ ...first, separated: true }, ...others] : [];

function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <LazyMenu
      label={`More for ${name}`}
      items={menuItemsOf(actions)}
      className="relative z-1 flex h-10 w-10 cursor-pointer items-center justify-center text-muted hover:text-ink pointer-coarse:h-12"
    >
      <span aria-hidden="true" className="text-lg leading-none">
        ⋯
      </span>
      <VisuallyHidden>More for {name}</VisuallyHidden>
    </LazyMenu>
  );
}

export function RowMarkNote({ mark }: { mark: RowState | undefined }) {
  if (mark === 'removed') return <span className="shrink-0 text-sm text-muted">Removed</span>;
  if (mark === 'moved')
    return (
      <span title="No longer in this order" className="shrink-0 self-center">
        <span aria-hidden="true" className="block size-2 rounded-full bg-copper" />
        <VisuallyHidden>No longer in this order</VisuallyHidden>
      </span>
    );
  return mark === 'changed' ? <VisuallyHidden>Changed just now</VisuallyHidden> : null;
}

type Columns<List extends ListDefinition> = List['columns'];

/** The column whose cell links to the record. */
type NameColumn<List extends ListDefinition> = [Extract<Columns<List>[number], { isName: true }>] extends [
  never,
]
  ? Columns<List>[0]
  : Extract<Columns<List>[number], { isName: true }>;

type CellRenderers<Row> = Readonly<Record<string, ((row: Row) => ReactNode) | undefined>>;

/**
 * Cell renderers by column id. A column without a renderer doesn't compile. The name column's renderer is optional and
 * appears next to the link.
 */
export type ListCells<Row, List extends ListDefinition> = Readonly<
  Record<Exclude<Columns<List>[number]['id'], NameColumn<List>['id']>, (row: Row) => ReactNode>
> &
  Readonly<Partial<Record<NameColumn<List>['id'], (row: Row) => ReactNode>>>;

interface RowProps<Row extends { readonly id: string }> {
  readonly row: Row;
  /** 1-based position in the complete list. */
  readonly number: number;
  readonly name: string;
  readonly address: string;
  readonly columns: readonly { readonly id: string; readonly isNumber: boolean; readonly isName: boolean }[];
  readonly cells: CellRenderers<Row>;
  readonly isOpened: boolean;
  readonly isSelected: boolean;
  /** If undefined, rows can't be selected. */
  readonly onSelect?: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  readonly actionsOf?: RowActions<Row> | undefined;
  readonly mark?: RowState | undefined;
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

export const ListRow = memo(Row) as typeof Row;
