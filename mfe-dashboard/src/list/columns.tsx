import { useMemo, useState } from 'react';
import type { ListColumn, ListDefinition, ListQuery, ListSort } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useMediaQuery } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { Link, useSearchParams } from 'shared-ui/router';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

/** Returns the column that names the rows. Defaults to the first one. */
export const nameColumn = (columns: readonly ListColumn[]): ListColumn | undefined =>
  columns.find(({ isName }) => isName) ?? columns[0];

function nextSort({ sort }: ListQuery, { id, isNumber = false }: ListColumn): ListSort {
  if (sort.column === id) return { column: id, descending: !sort.descending };
  // Users look for the highest amounts, but for the first names and dates.
  return { column: id, descending: isNumber };
}

interface HeadCellProps {
  readonly column: ListColumn;
  readonly query: ListQuery;
  readonly addressOf: (next: Partial<ListQuery>) => string;
  readonly className: string;
}

function HeadCell({ column, query, addressOf, className }: HeadCellProps) {
  const { id, label, isNumber = false, isSortable = false } = column;
  const isSorted = query.sort.column === id;
  const direction = query.sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`h-9 px-3 font-medium whitespace-nowrap ${className} ${isNumber ? 'text-right' : 'text-left'}`}
    >
      {isSortable ? (
        <Link
          to={addressOf({ sort: nextSort(query, column) })}
          preventScrollReset
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline aria-[current]:text-ink"
          aria-current={isSorted || undefined}
        >
          {label}
          {isSorted ? (
            <Icon name="chevron-down" className={`size-4 ${query.sort.descending ? '' : 'rotate-180'}`} />
          ) : null}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

interface Props {
  readonly columns: readonly ListColumn[];
  readonly query: ListQuery;
  readonly addressOf: (next: Partial<ListQuery>) => string;
  readonly hasActions?: boolean;
  /** Selection state of the page. If undefined, rows can't be selected. */
  readonly selected?:
    | { readonly some: boolean; readonly all: boolean; readonly toggle: () => void }
    | undefined;
}

/** Sticky header that sorts the rows and selects the page. */
export function ListHead({ columns, query, addressOf, hasActions = false, selected }: Props) {
  return (
    <thead className="sticky top-0 z-2 bg-surface text-sm text-muted">
      <tr aria-rowindex={1}>
        {selected ? (
          <th scope="col" className="sticky left-0 w-10 bg-surface p-0">
            <label className="flex h-9 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                aria-label="Select all on this page"
                checked={selected.all}
                ref={(box) => {
                  if (box) box.indeterminate = selected.some && !selected.all;
                }}
                onChange={selected.toggle}
                className="size-4.5 cursor-pointer accent-primary"
              />
            </label>
          </th>
        ) : null}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            query={query}
            addressOf={addressOf}
            className={
              index > 0
                ? 'last:pr-4'
                : column === nameColumn(columns)
                  ? `sticky bg-surface ${selected ? 'left-10' : 'left-0 pl-4'}`
                  : selected
                    ? ''
                    : 'pl-4'
            }
          />
        ))}
        {hasActions ? (
          <th scope="col" className="w-10 p-0">
            <span className="sr-only">More</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

const COLUMNS = 'cols';

/**
 * Returns the visible columns: those in the address or, by default, as many as fit. The name column is always visible,
 * and other roles' columns never are.
 */
export function useColumns(list: ListDefinition, role: string) {
  const [address, setAddress] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const isWidest = useMediaQuery('(min-width: 100rem)');
  const chosen = address.get(COLUMNS);
  const mine = useMemo(
    () => list.columns.filter(({ roles }) => roles === undefined || roles.includes(role)),
    [list, role],
  );
  const shown = useMemo(() => {
    const usual = mine
      .filter(({ priority = 1 }) => priority <= (isWidest ? 3 : isWide ? 2 : 1))
      .map(({ id }) => id);
    if (chosen === null) return usual;
    const wanted = chosen.split(',').filter((id) => mine.some((column) => column.id === id));
    const name = nameColumn(mine);
    const isElsewhere = name === undefined || (name !== mine[0] && wanted.includes(name.id));
    return [...new Set(isElsewhere ? wanted : [name.id, ...wanted])];
  }, [chosen, isWide, isWidest, mine]);
  const choose = (ids: readonly string[] | null) =>
    setAddress(
      (current) => {
        const params = new URLSearchParams(current);
        if (ids === null) params.delete(COLUMNS);
        else params.set(COLUMNS, ids.join(','));
        return params;
      },
      { preventScrollReset: true },
    );
  return { columns: mine, shown, isChosen: chosen !== null, choose };
}

function moved(ids: readonly string[], id: string, by: number): readonly string[] {
  const from = ids.indexOf(id);
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, from + by), id, ...rest.slice(from + by)];
}

/** Selects and orders the visible columns. The name column can't be removed. */
export function ColumnChoice({ columns, shown, isChosen, choose }: ReturnType<typeof useColumns>) {
  const [isOpen, setIsOpen] = useState(false);
  const name = nameColumn(columns);
  const others = columns.filter((column) => column !== name);
  const first = name?.id === shown[0] ? 1 : 0;
  const inOrder = [
    ...shown.flatMap((id) => others.filter((column) => column.id === id)),
    ...others.filter(({ id }) => !shown.includes(id)),
  ];
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Columns
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Columns" mfe="mfe-dashboard" className="max-w-sm">
        <ul>
          {name ? (
            <li className="flex min-h-control-sm items-center gap-3 text-muted">
              <input type="checkbox" checked disabled aria-label={name.label} className="size-4.5" />
              {name.label}
            </li>
          ) : null}
          {inOrder.map(({ id, label }) => {
            const at = shown.indexOf(id);
            const move = (by: number, name: string, turn: string) => (
              <button
                type="button"
                disabled={at + by < first || at + by >= shown.length}
                onClick={() => choose(moved(shown, id, by))}
                className="flex size-control-sm cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink disabled:invisible"
              >
                <Icon name="chevron-down" className={`size-4 ${turn}`} />
                <VisuallyHidden>
                  {name} {label}
                </VisuallyHidden>
              </button>
            );
            return (
              <li key={id} className="flex items-center">
                <label className="flex min-h-control-sm grow cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={at !== -1}
                    onChange={() => choose(at === -1 ? [...shown, id] : shown.filter((one) => one !== id))}
                    className="size-4.5 cursor-pointer accent-primary"
                  />
                  {label}
                </label>
                {at === -1 ? null : (
                  <>
                    {move(-1, 'Move up:', 'rotate-180')}
                    {move(1, 'Move down:', '')}
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsOpen(false)}>Done</Button>
          <Button variant="quiet" disabled={!isChosen} onClick={() => choose(null)}>
            As usual
          </Button>
        </div>
      </Dialog>
    </>
  );
}
