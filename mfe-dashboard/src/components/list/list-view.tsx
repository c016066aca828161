import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'shared-ui/router';
import type { ListQuery } from 'shared-contract/lists/list';
import { ListCards, type ListCard } from './list-cards.tsx';
import { ListFooter, type Things } from './list-footer.tsx';
import { listKeys } from './list-keys.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';

interface Props<Row extends { readonly id: string }> extends ListTableProps<Row> {
  readonly things: Things;
  /** Another page is on its way. */
  readonly isBusy: boolean;
  /** A table, or cards where there is no room for one. */
  readonly isTable: boolean;
  readonly cardOf: (row: Row) => ListCard;
  readonly change: (next: Partial<ListQuery>) => void;
  /** In the place of the rows where there are none. */
  readonly nothing: ReactNode;
}

/** The rows of a list with what belongs to them: a region that scrolls by itself, its keys, and the foot. */
export function ListView<Row extends { readonly id: string }>(props: Props<Row>) {
  const { caption, things, rows, query, page, total, isBusy, isTable, cardOf } = props;
  const { addressOf, recordAddress, change, nothing, selection } = props;
  const navigate = useNavigate();
  useEffect(() => {
    // One past the end was asked for: the address says which page this is.
    if (!isBusy && page !== query.page)
      void navigate(addressOf({ page }), { replace: true, preventScrollReset: true });
  });
  const pages = Math.max(1, Math.ceil(total / query.size));
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) void navigate(addressOf({ page: to }));
  };
  if (rows.length === 0) return nothing;
  const onKeyDown = listKeys({
    onPastEnd: () => turn(page + 1),
    onPastStart: () => turn(page - 1),
    ...(selection && {
      onToggle: (id: string) => {
        const next = new Set(selection.ids);
        if (!next.delete(id)) next.add(id);
        selection.change(next);
      },
    }),
  });
  return (
    <>
      <section
        aria-label={caption}
        aria-busy={isBusy}
        tabIndex={isTable ? 0 : undefined}
        onKeyDown={onKeyDown}
        className={
          isTable
            ? 'relative min-h-0 overflow-auto overscroll-contain rounded-md border border-line bg-surface aria-busy:before:absolute aria-busy:before:inset-x-0 aria-busy:before:top-0 aria-busy:before:z-3 aria-busy:before:h-0.5 aria-busy:before:bg-copper print:overflow-visible'
            : ''
        }
      >
        {isTable ? (
          <ListTable {...props} />
        ) : (
          <ListCards cards={rows.map(cardOf)} recordAddress={recordAddress} />
        )}
      </section>
      <ListFooter
        things={things}
        query={query}
        page={page}
        total={total}
        addressOf={addressOf}
        onSize={(size) => change({ size })}
      />
    </>
  );
}
