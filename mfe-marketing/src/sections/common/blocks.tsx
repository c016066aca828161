import type { ReactNode } from 'react';
import { Claim } from 'shared-ui/claim';
import { Icon } from 'shared-ui/icon';
import { classes } from '../../classes.ts';
import type { HeadClaim } from '../../content/claims.ts';

export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {points.map((point) => (
        <li key={point} className="border-l border-copper pl-3">
          {point}
        </li>
      ))}
    </ul>
  );
}

const columns: Readonly<Record<number, string>> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Figures in a row, each with a short note. From six figures on, there are two rows. */
export function FigureStrip({ claims }: { readonly claims: readonly HeadClaim[] }) {
  return (
    <ul
      className={classes(
        'mt-8 grid gap-x-6 gap-y-6 md:max-lg:grid-cols-2',
        columns[claims.length] ?? 'lg:grid-cols-4',
      )}
    >
      {claims.map(({ value, label, brief }) => (
        <li key={label} className="border-t border-edge pt-4">
          <Claim disclosure={brief} className="gap-2">
            <p className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 gap-y-1 lg:grid-cols-1">
              <span className="font-heading text-2xl leading-none tabular-nums xl:text-3xl">{value}</span>{' '}
              <span className="font-semibold">{label}</span>
            </p>
          </Claim>
        </li>
      ))}
    </ul>
  );
}

const open =
  'lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';
const closedOnly = 'lg:supports-[selector(::details-content)]:hidden print:hidden';

interface FoldProps {
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Collapsed on phones. Always expanded on wide screens and in print, where the summary line is hidden. */
export function Fold({ label, className, children }: FoldProps) {
  return (
    <details className={classes('group/fold', open, className)}>
      <summary
        className={classes(
          'flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-1 font-semibold [&::-webkit-details-marker]:hidden',
          closedOnly,
        )}
      >
        {label}
        <Icon name="chevron-down" className="shrink-0 group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** For an element that replaces a fold's summary line where it is hidden. */
export const unfolded = 'hidden lg:supports-[selector(::details-content)]:block print:block';
