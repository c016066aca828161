import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface StatProps {
  /** The figure as shown, for example `$50M+`. */
  value: ReactNode;
  label: ReactNode;
  /** Where the figure comes from, or what it leaves out. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A figure over its dimension line. A figure that is a claim goes inside `Claim`. */
export function Stat({ value, label, note, className }: StatProps) {
  return (
    <div data-slot="stat" className={clsx('flex flex-col gap-2', className)}>
      <p className="flex flex-col gap-2">
        <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">{value}</span>{' '}
        <span aria-hidden="true" className="h-0.5 w-8 bg-copper" />
        <span className="text-base">{label}</span>
      </p>
      {note ? <p className="text-base text-muted">{note}</p> : null}
    </div>
  );
}

/** Figures side by side. */
export function StatList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="stat-list"
      className={clsx('grid gap-8 sm:grid-cols-2 lg:grid-cols-4', className)}
      {...props}
    />
  );
}
