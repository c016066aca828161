import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import type { ListPage } from '../lib/read-list.ts';
import { FailedQuery, type FailedQueryProps, ListSkeleton } from '../ui/states.tsx';
import { type ListCard, ListCards } from './list-cards.tsx';
import { BulkBar, ListFooter, type Things } from './list-footer.tsx';
import type { ListCells, RowActions } from './list-row.tsx';
import type { ListScreen } from './list-screen.ts';
import { ListTable } from './list-table.tsx';
import type { LiveRows } from './live-rows.ts';
import { type ListSelection, selectedCount, useRowSelection } from './row-selection.tsx';

interface KeyHandlers {
  /** Gets the id of the focused row. */
  readonly onToggle?: (id: string, isRange: boolean) => void;
  /** Handles any other key on a row. Returns true if it did something. */
  readonly onKey: (key: string, id: string) => boolean;
  readonly onPastEnd: () => void;
  readonly onPastStart: () => void;
}

const links = (region: Element): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-row-link]'),
];
/** True for elements that handle these keys themselves. */
const isTaken = (target: Element): boolean =>
  target.matches('select, textarea, input:not([type="checkbox"]), [contenteditable]');

/**
 * Keyboard navigation while focus is in the list: j or ↓ and k or ↑ for the next and previous row, Home and End, x to
 * select (with Shift, a range), and the keys of row actions. Past the last row, opens the next page.
 */
function listKeys({ onToggle, onKey, onPastEnd, onPastStart }: KeyHandlers) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget: region, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!(target instanceof Element) || isTaken(target)) return;
    const rows = links(region);
    const at = rows.findIndex((link) => link.closest('[data-row]')?.contains(target));
    const go = (to: number): void => {
      event.preventDefault();
      const row = rows[to];
      if (row) row.focus();
      else if (to >= rows.length) onPastEnd();
      else onPastStart();
    };
    if (key === 'j' || key === 'ArrowDown') go(at + 1);
    else if (key === 'k' || key === 'ArrowUp') go(at === -1 ? rows.length - 1 : at - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(rows.length - 1);
    else if (at !== -1) {
      const id = rows[at]?.dataset['rowLink'];
      if (id === undefined) return;
      const isSelecting = key.toLowerCase() === 'x' && onToggle !== undefined;
      if (isSelecting) onToggle(id, event.shiftKey);
      if (isSelecting || onKey(key, id)) event.preventDefault();
    }
  };
}

export interface ListViewProps<Row extends { readonly id: string }, List extends ListDefinition> {
  readonly screen: ListScreen<List>;
  readonly page: FailedQueryProps['query'] & {
    readonly data: ListPage<Row> | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
  };
  /** Accessible name of the rows, such as "Clients". */
  readonly title: string;
  readonly things: Things;
  /** Error message if the rows can't be loaded. Defaults to one with the title. */
  readonly failed?: Pick<FailedQueryProps, 'title' | 'lead'>;
  /** Announced while the rows load. */
  readonly loading?: string;
  /** Shown if there are no rows. */
  readonly nothing: ReactNode;
  readonly cells: ListCells<Row, List>;
  readonly cardOf: (row: Row) => ListCard;
  readonly nameOf: (row: Row) => string;
  /** Ids of the visible columns. Defaults to the chosen ones. */
  readonly shown?: readonly string[];
  /** Address of a row, if it isn't the drawer of this page. */
  readonly recordAddress?: (id: string) => string;
  readonly selection?: ListSelection | undefined;
  /** Actions for the selected rows. */
  readonly bulk?: ReactNode;
  /** Whether the bulk actions also work on all rows that match, across pages. */
  readonly canChooseAll?: boolean | undefined;
  readonly live?: LiveRows | undefined;
  readonly actionsOf?: RowActions<Row> | undefined;
  /** Below the facts of a card. */
  readonly actionsBelow?: ((row: Row) => ReactNode) | undefined;
}

/**
 * If the requested page is past the end, corrects the page in the address. Preserves all other parameters, including
 * unknown ones.
 */
function usePageInAddress(page: number, requested: number, isBusy: boolean) {
  const [, setAddress] = useSearchParams();
  useEffect(() => {
    if (isBusy || page === requested) return;
    setAddress(
      (current) => {
        const address = new URLSearchParams(current);
        if (page > 1) address.set('page', String(page));
        else address.delete('page');
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  });
}

function LoadedRows<Row extends { readonly id: string }, List extends ListDefinition>(
  props: ListViewProps<Row, List> & { readonly data: ListPage<Row> },
) {
  const { screen, page: request, data, title, things, nothing, nameOf } = props;
  const { selection, bulk, canChooseAll, live, actionsOf } = props;
  const { list, query, isTable, opened, addressOf, columns } = screen;
  const { rows, page, total } = data;
  const recordAddress = props.recordAddress ?? screen.recordAddress;
  const isBusy = request.isPlaceholderData;
  const navigate = useNavigate();
  usePageInAddress(page, query.page, isBusy);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) void navigate(addressOf({ page: to }));
  };
  const ids = rows.map(({ id }) => id);
  const onSelect = useRowSelection(selection, ids);
  const isSelecting = selection !== undefined && bulk !== undefined && selectedCount(selection) > 0;
  // While rows are selected, show the list even if no row matches, so that the bulk actions stay available.
  if (rows.length === 0 && !isSelecting) return nothing;
  const onKeyDown = listKeys({
    onPastEnd: () => turn(page + 1),
    onPastStart: () => turn(page - 1),
    onKey: (key, id) => {
      const row = rows.find((one) => one.id === id);
      const action = row && actionsOf?.(row).find((one) => one.key === key);
      action?.run();
      return action !== undefined;
    },
    ...(selection && {
      onToggle: (id: string, isRange: boolean) =>
        onSelect?.(id, isRange || !selection.isSelected(id), isRange),
    }),
  });
  return (
    <>
      <section
        aria-label={title}
        data-list-region
        aria-busy={isBusy}
        tabIndex={isTable ? 0 : undefined}
        onKeyDown={onKeyDown}
        className={
          isTable
            ? 'relative min-h-0 overflow-auto overscroll-contain rounded-md border border-line bg-surface aria-busy:before:absolute aria-busy:before:inset-x-0 aria-busy:before:top-0 aria-busy:before:z-3 aria-busy:before:h-0.5 aria-busy:before:bg-copper print:overflow-visible'
            : ''
        }
      >
        {rows.length === 0 ? (
          nothing
        ) : isTable ? (
          <ListTable
            {...{ list, query, rows, page, total, nameOf, opened, recordAddress, addressOf, selection }}
            {...{ actionsOf, onSelect }}
            caption={title}
            shown={props.shown ?? columns.shown}
            cells={props.cells}
            marks={live?.marks}
          />
        ) : (
          <ListCards
            {...{ rows, recordAddress, selection }}
            cardOf={props.cardOf}
            marks={live?.marks}
            actionsBelow={props.actionsBelow}
          />
        )}
      </section>
      {isSelecting ? (
        <BulkBar {...{ things, selection, total, canChooseAll }} shown={ids}>
          {bulk}
        </BulkBar>
      ) : (
        <ListFooter {...{ things, screen, page, total, live }} />
      )}
    </>
  );
}

/** The rows of a list, as a table or cards, with pages and bulk actions. */
export function ListView<Row extends { readonly id: string }, List extends ListDefinition>(
  props: ListViewProps<Row, List>,
) {
  const { page, title, things, failed, loading = `Loading ${things.many}` } = props;
  if (page.data) return <LoadedRows {...props} data={page.data} />;
  return page.isError ? (
    <FailedQuery what={title} query={page} {...failed} />
  ) : (
    <ListSkeleton label={loading} />
  );
}
