import type { ReactNode } from 'react';
import { Badge } from 'shared-ui/badge';
import { Icon } from 'shared-ui/icon';
import { classes } from '../../classes.ts';

interface DetailsProps {
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Expanded in print. */
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

interface CheckListProps {
  readonly items: readonly string[];
  /** True for checks, false for crosses. */
  readonly has?: boolean;
}

export function CheckList({ items, has = true }: CheckListProps) {
  return (
    <ul className="border-t border-edge">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-b border-line py-3">
          <Icon name={has ? 'check' : 'close'} className={has ? 'mt-1 text-copper' : 'mt-1 text-muted'} />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Checks without lines between them. */
export function PlainCheckList({
  items,
  label,
  className,
}: {
  readonly items: readonly string[];
  /** Accessible name. */
  readonly label?: string;
  readonly className: string;
}) {
  return (
    <ul aria-label={label} className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-1 text-copper" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function BadgeList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  );
}
