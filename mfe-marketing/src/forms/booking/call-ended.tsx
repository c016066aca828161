import { useEffect, useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import type { ManagedCall } from './calls.ts';

type Ending = 'unknown' | 'unconfirmed' | 'cancelled' | 'begun' | 'held' | 'missed';

const words: Readonly<Record<Ending, { readonly title: string; readonly text: string }>> = {
  unknown: {
    title: 'This link is not known.',
    text: 'It may be cut short: open the link in our email about the call once more. If that does not help, call us with the reference in the email, or book a new call.',
  },
  unconfirmed: {
    title: 'This call was not confirmed.',
    text: 'Its time has passed, and we did not call. If you would still like to talk, book another time.',
  },
  cancelled: {
    title: 'This call is canceled.',
    text: 'There is nothing more to do, and we will not call. If something has changed, book another time.',
  },
  begun: {
    title: 'This call has begun or is over.',
    text: 'It can be neither moved nor canceled here. If we have not reached you, call us now; otherwise book another time.',
  },
  held: {
    title: 'This call has taken place.',
    text: 'Thank you for your time. For the next question, book another call or call us.',
  },
  missed: {
    title: 'This call did not take place.',
    text: 'We did not reach each other at the time that was booked. Book another one; nothing is charged.',
  },
};

/** How a call stands of which nothing can be changed. */
export function endingOf(call: ManagedCall, hasBegun: boolean): Ending | null {
  if (call.status === 'pending' || call.status === 'lapsed') return hasBegun ? 'unconfirmed' : null;
  if (call.status !== 'booked') return call.status;
  return hasBegun ? 'begun' : null;
}

interface CallEndedProps {
  readonly ending: Ending;
  /** It came about on this page: the answer takes the focus that the pressed button had. */
  readonly isNews?: boolean;
}

/** Says why nothing can be changed any more, and what to do next. */
export function CallEnded({ ending, isNews = false }: CallEndedProps) {
  const { title, text } = words[ending];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="grid max-w-measure gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h2>
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-4 print:hidden">
        <ButtonLink to={paths.book} className="max-sm:w-full">
          Book a new call
        </ButtonLink>
        <ButtonLink href={brand.phone.href} variant="secondary" className="max-sm:w-full">
          Call {brand.phone.display}
        </ButtonLink>
      </div>
    </div>
  );
}
