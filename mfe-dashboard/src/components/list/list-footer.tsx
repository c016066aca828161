import type { ReactNode } from 'react';
import { pageSizes, type ListQuery, type PageSize } from 'shared-contract/lists/list';
import { ButtonLink } from 'shared-ui/button';

/** What the rows are called: one client, many clients. */
export interface Things {
  readonly one: string;
  readonly many: string;
}

interface Props {
  readonly things: Things;
  readonly query: ListQuery;
  /** The page that is shown, which may be another than was asked for. */
  readonly page: number;
  readonly total: number;
  readonly addressOf: (next: Partial<ListQuery>) => string;
  readonly onSize: (size: PageSize) => void;
  /** What is new, beside what is shown. */
  readonly chip?: ReactNode;
}

const figure = (value: number): string => value.toLocaleString('en-US');

/** What the page holds, in words: "Showing 26 to 50 of 1,240 clients". */
function shownInWords(things: Things, page: number, size: number, total: number): string {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  if (total <= size) return `Showing ${figure(total)} ${total === 1 ? things.one : things.many}`;
  return `Showing ${figure(first)} to ${figure(last)} of ${figure(total)} ${things.many}`;
}

/** Below the rows: which of them are shown, how many at once, and the ways to the others. */
export function ListFooter({ things, query, page, total, addressOf, onSize, chip }: Props) {
  const pages = Math.max(1, Math.ceil(total / query.size));
  const link = (to: number, words: string) => (
    <ButtonLink variant="secondary" size="sm" to={addressOf({ page: to })}>
      {words}
    </ButtonLink>
  );
  return (
    <div
      data-list-foot
      className="flex min-h-control shrink-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm print:hidden"
    >
      <p role="status" className="text-muted tabular-nums">
        {shownInWords(things, page, query.size, total)}
      </p>
      {chip}
      {total > pageSizes[0] ? (
        <label className="hidden items-center gap-2 text-muted sm:flex">
          Rows
          <select
            value={query.size}
            onChange={({ target }) => onSize(Number(target.value) as PageSize)}
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
            Page {figure(page)} of {figure(pages)}
          </p>
          {page < pages ? link(page + 1, 'Next') : null}
          {page < pages - 1 ? link(pages, 'Last') : null}
        </nav>
      ) : null}
    </div>
  );
}
