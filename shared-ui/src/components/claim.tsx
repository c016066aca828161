import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { DemoTag } from './badge.tsx';

export type ClaimProps = ComponentProps<'div'> & {
  /** Client status, payment, and the limits of the figure, in plain language. */
  disclosure: string;
  /** True for a testimonial or a case, which a demo tags as invented. */
  isStory?: boolean | undefined;
};

/** A claim with its disclosure, in the same size. Neither is ever shown without the other. */
export function Claim({ disclosure, isStory = false, className, children, ...props }: ClaimProps) {
  return (
    <div
      data-slot="claim"
      className={clsx('ui:flex ui:flex-col ui:gap-2 ui:text-base', className)}
      {...props}
    >
      <div>{children}</div>
      {isStory ? <DemoTag className="ui:self-start" /> : null}
      <p data-slot="disclosure" className="ui:text-muted">
        {disclosure}
      </p>
    </div>
  );
}
