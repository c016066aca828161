import { formatNumber } from 'shared-contract/format';
import type { ReactNode } from 'react';
import type { DataClient } from 'shared-auth/supabase-client';
import { Icon, type IconName } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { LiveTable } from '../../lib/live-filters.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { FailedQuery } from '../../ui/states.tsx';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly count?: number | undefined;
  readonly more?: { readonly to: string; readonly words: string } | undefined;
  readonly children: ReactNode;
}

export function Panel({ id, title, count, more, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex min-h-11 items-center gap-2 border-b border-line px-4 py-1.5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {count ? <p className="text-sm text-muted tabular-nums">{formatNumber(count)}</p> : null}
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

/** Cells in a row, or stacked on narrow screens. */
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

interface ListPanelProps<Row> extends Omit<PanelProps, 'children'> {
  readonly rows: readonly Row[];
  /** Replaces the list if there are no rows. */
  readonly empty?: ReactNode;
  /** Whether the cells of a row wrap on phones. */
  readonly wraps?: boolean;
  readonly children: (row: Row) => ReactNode;
}

/** A panel of rows. A link with the class `rowLink` covers its entire row. `more` is shown only with rows. */
export function ListPanel<Row extends { readonly id: string }>({
  rows,
  empty,
  wraps = false,
  more,
  children,
  ...panel
}: ListPanelProps<Row>) {
  return (
    <Panel {...panel} more={rows.length > 0 ? more : undefined}>
      {rows.length === 0 ? (
        <p className="px-4 py-3 text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li
              key={row.id}
              className={`relative flex min-h-10 items-center gap-x-4 gap-y-0.5 px-4 py-1.5 hover:bg-ground pointer-coarse:min-h-12 ${wraps ? 'flex-wrap sm:flex-nowrap' : ''}`}
            >
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export const rowLink =
  'min-w-0 truncate font-medium text-ink underline decoration-edge decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-primary';

interface Figure {
  readonly label: string;
  readonly value: string;
  /** Explains the figure or, for a zero, the next step. */
  readonly note: ReactNode;
}

export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-px overflow-hidden rounded-md border border-line bg-line"
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex min-w-0 flex-col bg-surface px-4 py-3 max-sm:odd:last:col-span-2"
        >
          <p className="flex flex-col">
            <span className="font-heading text-2xl tabular-nums">{figure.value}</span>{' '}
            <span className="font-semibold">{figure.label}</span>
          </p>
          <p className="text-sm text-muted">{figure.note}</p>
        </div>
      ))}
    </section>
  );
}

interface LinkCard {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** Navigation cards. The heading is visible to screen readers only. */
function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <section aria-labelledby="overview-go">
      <h2 id="overview-go" className="sr-only">
        Where to go
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {cards.map(({ to, icon, title, text }) => (
          <li key={to} className="relative flex gap-3 bg-surface p-4 hover:bg-ground">
            <Icon name={icon} className="mt-0.5 text-copper" />
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold">
                <Link
                  to={to}
                  className="-outline-offset-2 after:absolute after:inset-0 after:content-[''] hover:text-primary"
                >
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const block = 'rounded-md border border-line bg-surface';

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, n) => (
    <span key={n} className="flex h-10 items-center border-t border-line px-4 first:border-t-0">
      <span className="h-3 w-2/3 rounded-sm bg-line" />
    </span>
  ));
}

/** Reserves the overview's space until its data loads, so that nothing moves. */
function OverviewSkeleton() {
  return (
    <div role="status" className="flex min-h-dvh flex-col gap-4">
      <VisuallyHidden>Loading your overview</VisuallyHidden>
      <div aria-hidden="true" className={`${block} h-80 lg:h-36`} />
      <div aria-hidden="true" className="grid items-start gap-4 xl:grid-cols-3">
        <div className={`${block} flex flex-col xl:col-span-2`}>
          <Lines count={9} />
        </div>
        <div className={`${block} flex flex-col`}>
          <Lines count={6} />
        </div>
      </div>
    </div>
  );
}

interface OverviewProps<T> {
  readonly name: `overview-${string}`;
  /** Reads the role's overview in one request. */
  readonly read: (client: DataClient) => Promise<T>;
  /** Refetches when one of these tables changes, in addition to every visit. */
  readonly tables: readonly LiveTable[];
  readonly cards: readonly LinkCard[];
  readonly children: (overview: T) => ReactNode;
}

/** Shows the loaded overview, its skeleton, or its error, and then the navigation cards. */
export function Overview<T>({ name, read, tables, cards, children }: OverviewProps<T>) {
  useLive(name, tables);
  const query = useDataQuery(name, read, undefined, { staleMs: 0 });
  if (query.isPending) return <OverviewSkeleton />;
  return (
    <>
      {query.data === undefined ? <FailedQuery what="Your overview" query={query} /> : children(query.data)}
      <LinkCards cards={cards} />
    </>
  );
}
