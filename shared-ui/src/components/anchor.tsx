import type { ComponentProps } from 'react';
import { Link } from '../router.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Destination {
  /** Path inside the product, opened by the router. */
  to?: string | undefined;
  /** Any other URL, including `mailto:`, `tel:`, and anchors in the page. */
  href?: string | undefined;
  /** Opens in a new tab and announces it. */
  newTab?: boolean | undefined;
}

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & Destination;

/** Unstyled link for `TextLink` and `ButtonLink`. It chooses between router and browser in one place. */
export function Anchor({ to, href, newTab = false, children, ...props }: AnchorProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const content = newTab ? (
    <>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  ) : (
    children
  );
  if (to !== undefined) {
    return (
      <Link to={to} {...props} {...tab}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} {...props} {...tab}>
      {content}
    </a>
  );
}
