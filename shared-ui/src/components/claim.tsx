import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type ClaimProps = ComponentProps<'div'> & {
  /** Client status, payment, and the limits of the figure, in plain language. */
  disclosure: string;
};

/** A claim with its disclosure, in the same size. Neither is ever shown without the other. */
export function Claim({ disclosure, className, children, ...props }: ClaimProps) {
  return (
    <div
      data-slot="claim"
      className={clsx('ui:flex ui:flex-col ui:gap-2 ui:text-base', className)}
      {...props}
    >
      <div>{children}</div>
      <p data-slot="disclosure" className="ui:text-muted">
        {disclosure}
      </p>
    </div>
  );
}
