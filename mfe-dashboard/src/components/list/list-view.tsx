import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { BulkBar } from './bulk-bar.tsx';
import { ListCards, type ListCard } from './list-cards.tsx';
import { ListFooter, type Things } from './list-footer.tsx';
import { listKeys } from './list-keys.ts';
import { LiveChip } from './live-chip.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { LiveRows } from './use-live-rows.ts';
import { selectedCount, useRowSelection } from './use-row-selection.ts';

interface Props<Row extends { readonly id: string }, List extends ListDefinition> extends ListTableProps<
  Row,
  List
> {
  readonly things: Things;
  /** Another page is on its way. */
  readonly isBusy: boolean;
  /** A table, or cards where there is no room for one. */
  readonly isTable: boolean;
  readonly cardOf: (row: Row) => ListCard;
  readonly actionsBelow?: ((id: string) => ReactNode) | undefined;
  /** What others change in these rows. */
  readonly live?: LiveRows | undefined;
  /** What can be done with the rows that are selected. */
  readonly bulk?: ReactNode;
  /** Whether that is done with everything that matches, too. */
  readonly canChooseAll?: boolean | undefined;
  readonly change: (next: Partial<ListQuery>) => void;
  /** In the place of the rows where there are none. */
  readonly nothing: ReactNode;
}

/** One past the end was asked for: the address says which page this is. All else in it stays, what nobody knows too. */
function usePageInAddress(page: number, asked: number, isBusy: boolean) {
  const [, setAddress] = useSearchParams();
  useEffect(() => {
    if (isBusy || page === asked) return;
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

/** The rows of a list with what belongs to them: a region that scrolls by itself, its keys, and the foot. */
export function ListView<Row extends { readonly id: string }, List extends ListDefinition>(
  props: Props<Row, List>,
) {
  const { caption, things, rows, query, page, total, isBusy, isTable, cardOf, actionsOf } = props;
  const { addressOf, recordAddress, change, nothing, selection, live, bulk, canChooseAll } = props;
  const navigate = useNavigate();
  usePageInAddress(page, query.page, isBusy);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) void navigate(addressOf({ page: to }));
  };
  const ids = rows.map(({ id }) => id);
  const { onSelect } = useRowSelection(selection, ids);
  const isSelecting = selection !== undefined && bulk !== undefined && selectedCount(selection) > 0;
  // What is selected stays where it is, also when nothing of it is found: only the rows' place is empty.
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
        aria-label={caption}
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
          <ListTable {...props} marks={live?.marks} onSelect={onSelect} />
        ) : (
          <ListCards
            cards={rows.map(cardOf)}
            recordAddress={recordAddress}
            selection={selection}
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
        <ListFooter
          things={things}
          query={query}
          page={page}
          total={total}
          addressOf={addressOf}
          onSize={(size) => change({ size })}
          chip={live ? <LiveChip {...live} /> : null}
        />
      )}
    </>
  );
}
