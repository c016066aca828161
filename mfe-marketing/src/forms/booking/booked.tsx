import { useEffect, useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { AddToCalendar, CallFacts } from './call-facts.tsx';
import type { BookedCall } from './queries.ts';

/** Replaces the form after booking. Shows the call, or how to confirm it. */
export function Booked({ call, name, email }: { call: BookedCall; name: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had focus is gone, so focus and scroll position move to the result.
  useEffect(() => heading.current?.focus(), []);
  const isBooked = call.status === 'booked';
  const address = <strong className="wrap-anywhere">{email}</strong>;
  return (
    <div
      data-slot={call.status}
      className={`grid max-w-measure gap-6 border-l-2 pl-6 ${isBooked ? 'border-success' : 'border-copper'}`}
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-28 text-xl wrap-anywhere outline-none">
        {isBooked ? `Your call is booked, ${name}.` : `One step left, ${name}: confirm the call.`}
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
