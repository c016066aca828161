import type { ReactNode } from 'react';
import { TextLink } from 'shared-ui/text-link';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  /** How many there are of it, beside the title. */
  readonly count?: number | undefined;
  /** The way to all of it. */
  readonly more?: { readonly to: string; readonly words: string } | undefined;
  readonly children: ReactNode;
}

/** One list of the overview: its head and its rows. */
export function Panel({ id, title, count, more, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex min-h-11 items-center gap-2 border-b border-line px-4 py-1.5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {count ? <p className="text-sm text-muted tabular-nums">{count.toLocaleString('en-US')}</p> : null}
        {more ? (
          <TextLink to={more.to} className="ml-auto shrink-0 text-sm">
            {more.words}
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}

/** Cells of one sheet beside each other, under each other where there is no room. */
export function Strip({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid divide-line rounded-md border border-line bg-surface max-lg:divide-y lg:auto-cols-fr lg:grid-flow-col lg:divide-x"
    >
      {children}
    </div>
  );
}

/** A cell of the strip: what it is about, then what there is to say. */
export function Cell({ id, title, children }: Pick<PanelProps, 'id' | 'title' | 'children'>) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col items-start gap-2 p-4">
      <h2 id={id} className="font-sans text-sm font-semibold text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What stands where there is nothing, and what to do about it. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="px-4 py-3 text-muted">{children}</p>;
}

const row =
  'relative flex min-h-10 items-center gap-x-4 gap-y-0.5 px-4 py-1.5 hover:bg-ground pointer-coarse:min-h-12';

/** A row of a panel. A link in it with `rowLink` has the whole row as its target. */
export function Row({ children, wraps = false }: { readonly children: ReactNode; readonly wraps?: boolean }) {
  return <li className={wraps ? `${row} flex-wrap sm:flex-nowrap` : row}>{children}</li>;
}

export const rowLink =
  'min-w-0 truncate font-medium text-ink underline decoration-edge decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-primary';
