import type { ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { replies, type RepliedForm } from 'shared-contract/replies';
import { brand, type Brand } from '../../brand/brand.ts';
import { ButtonLink } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Arrival, type Sender } from './arrival.tsx';

const { bookingUrl }: Brand = brand;
const booking = bookingUrl === undefined ? { to: paths.book } : { href: bookingUrl, newTab: true };

export interface ReceivedProps {
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
      <div data-slot="received" className="ui:grid ui:gap-4 ui:border-l-2 ui:border-success ui:pl-6">
        <h2 tabIndex={-1} className="ui:font-heading ui:text-xl ui:wrap-anywhere ui:outline-none">
          Thank you, {name}.
        </h2>
        <p>
          {received} We are sending a confirmation to <strong className="ui:wrap-anywhere">{email}</strong>.
        </p>
        <ol className="ui:grid ui:gap-2">
          {steps.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}:</strong> {what}
            </li>
          ))}
        </ol>
        {children}
        <p>
          Your reference is <strong className="ui:tabular-nums">{reference}</strong>. If it cannot wait, call{' '}
          <TextLink href={brand.phone.href} className="ui:whitespace-nowrap">
            {brand.phone.display}
          </TextLink>{' '}
          with this number, or choose a time for a call.
        </p>
        <p className="ui:print:hidden">
          <ButtonLink {...booking} variant="secondary">
            Choose a time now
          </ButtonLink>
        </p>
      </div>
    </Arrival>
  );
}
