import type { ReactNode } from 'react';
import { brand } from 'shared-ui/brand';
import { TextLink } from 'shared-ui/text-link';

/** What takes a form's place once it is sent: thanks by name, what happens next, and the number to refer to. */
export function Received({
  name,
  reference,
  children,
}: {
  readonly name: string;
  readonly reference: string;
  readonly children: ReactNode;
}) {
  return (
    <div data-slot="received" className="grid gap-3 border-l-2 border-success pl-6">
      <p className="font-heading text-xl wrap-anywhere">Thank you, {name}.</p>
      {children}
      <p>
        Your reference is <strong className="tabular-nums">{reference}</strong>. If it cannot wait, call{' '}
        <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink> and tell us this number.
      </p>
    </div>
  );
}
