import type { ComponentProps } from 'react';

/** Text only for assistive technology. */
export function VisuallyHidden({ children, ...props }: Omit<ComponentProps<'span'>, 'className'>) {
  return (
    <span data-slot="visually-hidden" className="ui:sr-only" {...props}>
      {children}
    </span>
  );
}
