import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'li' | 'section' | undefined };

/** A separate surface on the ground, with a hairline border and no shadow. */
export function Card({ as = 'div', className, ...props }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      data-slot="card"
      className={clsx(
        'ui:flex ui:flex-col ui:gap-4 ui:rounded-md ui:border ui:border-line ui:bg-surface ui:p-card',
        className,
      )}
      {...props}
    />
  );
}
