import type { ListColumn, ListQuery, ListSort } from 'shared-contract/lists/list';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';

export const isNumber = ({ kind }: ListColumn): boolean => kind === 'dollars' || kind === 'count';

/** The column that names the rows: the first one, where none says that it does. */
export const nameColumn = (columns: readonly ListColumn[]): ListColumn | undefined =>
  columns.find(({ isName }) => isName) ?? columns[0];

function nextSort({ sort }: ListQuery, { id, kind }: ListColumn): ListSort {
  if (sort.column === id) return { column: id, descending: !sort.descending };
  // Of amounts the highest are looked for, of names and days the first.
  return { column: id, descending: kind === 'dollars' || kind === 'count' };
}

interface HeadCellProps {
  readonly column: ListColumn;
  readonly query: ListQuery;
  readonly addressOf: (next: Partial<ListQuery>) => string;
  readonly className: string;
}

function HeadCell({ column, query, addressOf, className }: HeadCellProps) {
  const { id, label, isSortable = false } = column;
  const isSorted = query.sort.column === id;
  const direction = query.sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`h-9 px-3 font-medium whitespace-nowrap ${className} ${isNumber(column) ? 'text-right' : 'text-left'}`}
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
  /** Whether rows end with a menu. */
  readonly hasActions?: boolean;
  /** How much of the page is selected; without it rows cannot be. */
  readonly selected?:
    | { readonly some: boolean; readonly all: boolean; readonly toggle: () => void }
    | undefined;
}

/** The head of a list: it stays in sight, orders the rows and selects the page. */
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
