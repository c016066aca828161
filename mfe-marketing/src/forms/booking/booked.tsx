import { useEffect, useRef } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { paths } from 'shared-ui/paths';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CallFacts } from './call-facts.tsx';
import type { BookedCall } from './calls.ts';

interface BookedProps {
  readonly call: BookedCall;
  readonly name: string;
  readonly email: string;
}

/** What takes the form's place once the call is booked. */
export function Booked({ call, name, email }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the answer takes its focus, and comes into view with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-slot="booked" className="grid max-w-measure gap-6 border-l-2 border-success pl-6">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-28 text-xl wrap-anywhere outline-none">
        Your call is booked, {name}.
      </h3>
      <CallFacts call={call} />
      <p>
        We have written to <strong className="wrap-anywhere">{email}</strong> with the same facts and a link
        to move or cancel the call. If the letter has not come in a few minutes, look in your spam folder.
      </p>
      <div className="flex flex-wrap items-start gap-4 print:hidden">
        <AddToCalendar call={call} token={call.manageToken} />
        <ButtonLink to={paths.bookManage(call.manageToken)} variant="secondary">
          Move or cancel
        </ButtonLink>
      </div>
    </div>
  );
}
