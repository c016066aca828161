import { useEffect, useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CallFacts } from './call-facts.tsx';
import type { BookedCall } from './calls.ts';

interface BookedProps {
  readonly call: BookedCall;
  readonly name: string;
  readonly email: string;
}

/** What takes the form's place once a time is chosen: the call, or what is left to do until it is one. */
export function Booked({ call, name, email }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the answer takes its focus, and comes into view with it.
  useEffect(() => heading.current?.focus(), []);
  const isBooked = call.status === 'booked';
  const address = <strong className="wrap-anywhere">{email}</strong>;
  return (
    <div
      data-slot={call.status}
      className={`grid max-w-measure gap-6 border-l-2 pl-6 ${isBooked ? 'border-success' : 'border-copper'}`}
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-28 text-xl wrap-anywhere outline-none">
        {isBooked ? `Your call is booked, ${name}.` : `One step is left, ${name}: confirm the call.`}
      </h3>
      {isBooked ? (
        <p>
          We have written to {address} with the same facts and a link to move or cancel the call. If the email
          has not come in a few minutes, look in your spam folder.
        </p>
      ) : (
        <>
          <p>
            We have written to {address}. <strong>Follow the link in the email</strong>, and the time is
            yours. We keep it for you for {call.holdMinutes} minutes.
          </p>
          <p>
            If the email has not come in a few minutes, look in your spam folder. If the address is wrong,
            load this page again and book once more: what is not confirmed is free again by itself.
          </p>
        </>
      )}
      <CallFacts call={call} />
      {isBooked && call.manageToken !== undefined ? (
        <div className="flex flex-wrap items-start gap-4 print:hidden">
          <AddToCalendar call={call} token={call.manageToken} />
          <ButtonLink to={paths.bookManage(call.manageToken)} variant="secondary">
            Move or cancel
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
