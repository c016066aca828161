import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import type { CarriedEmail } from './use-arrival.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface CarryingLinkProps {
  readonly to: string;
  /** The element around the form whose email address is passed on. */
  readonly from: RefObject<HTMLElement | null>;
  readonly className?: string;
  readonly children: string;
}

/** A link to another account page. It passes on the email address in this page's form. */
export function CarryingLink({ to, from, className, children }: CarryingLinkProps) {
  const navigate = useNavigate();
  function go(event: MouseEvent) {
    const email = from.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value.trim();
    if (!email || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { state: { email } satisfies CarriedEmail });
  }
  return (
    <TextLink to={to} className={className} onClick={go}>
      {children}
    </TextLink>
  );
}
