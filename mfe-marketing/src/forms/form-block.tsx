import type { ReactNode } from 'react';
import { brand } from 'shared-ui/brand';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';

/** The place of a form in a page. Without a script it says how to reach a person instead. */
export function FormBlock({
  children,
  onFirstFocus,
  className,
}: {
  readonly children: ReactNode;
  /** Somebody begins to fill it in: the time to load what the form needs next. */
  readonly onFirstFocus?: () => void;
  readonly className?: string;
}) {
  return (
    <div data-slot="form-block" className={classes(className)} onFocus={onFirstFocus}>
      <noscript>
        <p>
          This form needs JavaScript. Call <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>{' '}
          or write to <TextLink href={brand.email.href}>{brand.email.display}</TextLink>: a person answers
          both.
        </p>
      </noscript>
      <div className="noscript:hidden">{children}</div>
    </div>
  );
}
