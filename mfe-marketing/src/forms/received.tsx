import type { ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { replies, type RepliedForm } from 'shared-contract/replies';
import { brand, type Brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { Arrival, type Sender } from './arrival.tsx';

const { bookingUrl }: Brand = brand;
const booking = bookingUrl === undefined ? { to: paths.book } : { href: bookingUrl, newTab: true };

interface ReceivedProps {
  readonly form: RepliedForm;
  readonly sender: Sender;
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  /** What else this form's sender should know. */
  readonly children?: ReactNode;
}

/** What takes a form's place once it is sent: thanks by name, what happens when, and the number to refer to. */
export function Received({ form, sender, name, email, reference, children }: ReceivedProps) {
  const { received, steps } = replies[form];
  return (
    <Arrival sender={sender}>
      <div data-slot="received" className="grid gap-4 border-l-2 border-success pl-6">
        <h2 tabIndex={-1} className="font-heading text-xl wrap-anywhere outline-none">
          Thank you, {name}.
        </h2>
        <p>
          {received} We are sending a confirmation to <strong className="wrap-anywhere">{email}</strong>.
        </p>
        <ol className="grid gap-2">
          {steps.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}:</strong> {what}
            </li>
          ))}
        </ol>
        {children}
        <p>
          Your reference is <strong className="tabular-nums">{reference}</strong>. If it cannot wait, call{' '}
          <TextLink href={brand.phone.href} className="whitespace-nowrap">
            {brand.phone.display}
          </TextLink>{' '}
          with this number, or choose a time for a call.
        </p>
        <p className="print:hidden">
          <ButtonLink {...booking} variant="secondary">
            Choose a time now
          </ButtonLink>
        </p>
      </div>
    </Arrival>
  );
}
