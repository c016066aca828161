import type { ComponentProps } from 'react';

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, ...props }: Omit<ComponentProps<'span'>, 'className'>) {
  return (
    <span data-slot="visually-hidden" className="ui:sr-only" {...props}>
      {children}
    </span>
  );
}
