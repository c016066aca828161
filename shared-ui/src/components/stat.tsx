import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface StatProps {
  /** The figure as shown, for example `$50M+`. */
  value: ReactNode;
  label: ReactNode;
  /** Source of the figure, or what it excludes. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A figure above its dimension line. Put a figure that is a claim inside `Claim`. */
export function Stat({ value, label, note, className }: StatProps) {
  return (
    <div data-slot="stat" className={clsx('ui:flex ui:flex-col ui:gap-2', className)}>
      <p className="ui:flex ui:flex-col ui:gap-2">
        <span className="ui:font-heading ui:text-2xl ui:leading-none ui:tabular-nums ui:md:text-3xl">
          {value}
        </span>{' '}
        <span aria-hidden="true" className="ui:h-0.5 ui:w-8 ui:bg-copper" />
        <span className="ui:text-base">{label}</span>
      </p>
      {note ? <p className="ui:text-base ui:text-muted">{note}</p> : null}
    </div>
  );
}

export function StatList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="stat-list"
      className={clsx('ui:grid ui:gap-8 ui:sm:grid-cols-2 ui:lg:grid-cols-4', className)}
      {...props}
    />
  );
}
