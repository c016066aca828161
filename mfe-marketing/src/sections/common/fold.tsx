import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';
import { classes } from '../../classes.ts';

const open =
  'lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';
const closedOnly = 'lg:supports-[selector(::details-content)]:hidden print:hidden';

interface FoldProps {
  /** What the line says that opens it. */
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Closed on a phone until its line is tapped; open on a wide screen and on paper, where it has no such line. */
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

/** What stands in place of a fold's line where there is none. */
export const unfolded = 'hidden lg:supports-[selector(::details-content)]:block print:block';
