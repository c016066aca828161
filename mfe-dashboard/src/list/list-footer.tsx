import type { ReactNode } from 'react';
import { formatNumber } from 'shared-contract/format';
import { type PageSize, pageSizes } from 'shared-contract/lists/list';
import { Button, ButtonLink } from 'shared-ui/button';
import type { ListScreen } from './list-screen.ts';
import type { LiveRows } from './live-rows.ts';
import { type ListSelection, selectedCount } from './row-selection.tsx';

export interface Things {
  readonly one: string;
  readonly many: string;
}

/**
 * Shows that rows were added, removed, or moved, and a button that reloads them. In the footer, or floating on phones.
 */
function LiveChip({ waiting, show }: Pick<LiveRows, 'waiting' | 'show'>) {
  return (
    <span
      role="status"
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-4 max-md:z-3 max-md:text-center"
    >
      {waiting === 0 ? null : (
        <button
          type="button"
          onClick={show}
          className="min-h-7 cursor-pointer rounded-full border border-copper bg-surface px-3 font-medium text-ink hover:underline pointer-coarse:min-h-11"
        >
          {waiting === 1 ? '1 change' : `${formatNumber(waiting)} changes`}, show
        </button>
      )}
    </span>
  );
}

interface ListFooterProps {
  readonly things: Things;
  readonly screen: Pick<ListScreen, 'query' | 'addressOf' | 'change'>;
  /** The current page. It can differ from the requested one. */
  readonly page: number;
  readonly total: number;
  readonly live: LiveRows | undefined;
}

/** Formats the range of rows: "Showing 26 to 50 of 1,240 clients". */
function rangeLabel(things: Things, page: number, size: number, total: number): string {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  if (total <= size) return `Showing ${formatNumber(total)} ${total === 1 ? things.one : things.many}`;
  return `Showing ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(total)} ${things.many}`;
}

export function ListFooter({ things, screen, page, total, live }: ListFooterProps) {
  const { query, addressOf, change } = screen;
  const pages = Math.max(1, Math.ceil(total / query.size));
  const link = (to: number, label: string) => (
    <ButtonLink variant="secondary" size="sm" to={addressOf({ page: to })}>
      {label}
    </ButtonLink>
  );
  return (
    <div
      data-list-foot
      className="flex min-h-control shrink-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm print:hidden"
    >
      <p role="status" className="text-muted tabular-nums">
        {rangeLabel(things, page, query.size, total)}
      </p>
      {live ? <LiveChip {...live} /> : null}
      {total > pageSizes[0] ? (
        <label className="hidden items-center gap-2 text-muted sm:flex">
          Rows
          <select
            value={query.size}
            onChange={({ target }) => change({ size: Number(target.value) as PageSize })}
            className="min-h-control rounded-md border border-edge bg-surface px-2 text-field text-ink"
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      ) : null}
      {pages > 1 ? (
        <nav aria-label={`Pages of ${things.many}`} className="ml-auto flex flex-wrap items-center gap-2">
          {page > 2 ? link(1, 'First') : null}
          {page > 1 ? link(page - 1, 'Previous') : null}
          <p className="px-1 text-muted tabular-nums">
            Page {formatNumber(page)} of {formatNumber(pages)}
          </p>
          {page < pages ? link(page + 1, 'Next') : null}
          {page < pages - 1 ? link(pages, 'Last') : null}
        </nav>
      ) : null}
    </div>
  );
}

interface BulkBarProps {
  readonly things: Things;
  readonly selection: ListSelection;
  readonly shown: readonly string[];
  /** Number of all rows that match. */
  readonly total: number;
  /** Whether the actions also work on all rows that match, across pages. */
  readonly canChooseAll?: boolean | undefined;
  readonly children: ReactNode;
}

function selectionLabel({ ids, all }: ListSelection, shown: readonly string[], things: Things): string {
  if (all !== null && ids.size > 0)
    return `${formatNumber(all - ids.size)} of the ${formatNumber(all)} ${things.many} that match are selected`;
  if (all !== null) return `All ${formatNumber(all)} ${things.many} that match are selected`;
  const elsewhere = [...ids].filter((id) => !shown.includes(id)).length;
  return `${formatNumber(ids.size)} selected${elsewhere === 0 ? '' : `, ${formatNumber(elsewhere)} not on this page`}`;
}

/** Replaces the footer while rows are selected. */
export function BulkBar({ things, selection, shown, total, canChooseAll = true, children }: BulkBarProps) {
  const isPage = selection.all === null && shown.every((id) => selection.ids.has(id));
  return (
    <section
      aria-label="Selected"
      data-list-foot
      className="sticky bottom-0 z-2 flex min-h-control shrink-0 flex-wrap items-center gap-x-4 gap-y-2 bg-ground text-sm max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 max-md:py-2 print:hidden"
    >
      <p role="status" className="font-semibold tabular-nums max-md:grow">
        {selectionLabel(selection, shown, things)}
      </p>
      {isPage && canChooseAll && total > selectedCount(selection) ? (
        <Button variant="quiet" size="sm" onClick={() => selection.chooseAll(total)}>
          Select all {formatNumber(total)} that match
        </Button>
      ) : null}
      <div className="max-md:order-1 max-md:w-full">{children}</div>
      <Button variant="quiet" size="sm" className="ml-auto" onClick={selection.clear}>
        Clear
      </Button>
    </section>
  );
}
