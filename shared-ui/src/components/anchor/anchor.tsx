import type { ComponentProps } from 'react';
import { Link } from '../../router.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface Destination {
  /** An address inside the product: goes through the router. */
  to?: string | undefined;
  /** Any other address, `mailto:` and `tel:` included, and anchors within the page. */
  href?: string | undefined;
  /** Opens in a new tab and says so. */
  newTab?: boolean | undefined;
}

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & Destination;

/** The bare link under `TextLink` and `ButtonLink`: one place decides between router and browser. */
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
