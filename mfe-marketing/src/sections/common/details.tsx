import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';
import { classes } from '../../classes.ts';

interface DetailsProps {
  /** What the line says that opens it. */
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A line between two rules that opens what belongs to it. Paper has it open. */
export function Details({ label, className, children }: DetailsProps) {
  return (
    <details
      className={classes(
        'group/details border-y border-edge print:details-content:[content-visibility:visible]',
        className,
      )}
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
        {label}
        <Icon name="chevron-down" className="shrink-0 group-open/details:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
