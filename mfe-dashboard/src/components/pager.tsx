import { ButtonLink } from 'shared-ui/button';

interface Props {
  /** Names the list: "Pages of clients". */
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** Ways to the pages beside the one that is shown. One page needs none. */
export function Pager({ label, page, pages, addressOf }: Props) {
  if (pages <= 1) return null;
  const link = (to: number, words: string) => (
    <ButtonLink variant="secondary" size="sm" to={addressOf(to)}>
      {words}
    </ButtonLink>
  );
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      {page > 2 ? link(1, 'First') : null}
      {page > 1 ? link(page - 1, 'Previous') : null}
      <p className="text-sm text-muted tabular-nums">
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </p>
      {page < pages ? link(page + 1, 'Next') : null}
      {page < pages - 1 ? link(pages, 'Last') : null}
    </nav>
  );
}
