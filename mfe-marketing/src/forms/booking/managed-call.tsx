import { useEffect, useRef } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { LoadFailure, useRequest } from '../../request.tsx';
import { OpenCall } from './open-call.tsx';
import { type ManagedCall as ManagedCallData, readCall } from './queries.ts';

interface KnownCall {
  readonly call: ManagedCallData;
  readonly hasBegun: boolean;
  /** Whether it was changed on this page. */
  readonly isNews: boolean;
}

const known = (call: ManagedCallData, isNews: boolean): KnownCall => ({
  call,
  isNews,
  hasBegun: Date.parse(call.startsAt) <= Date.now(),
});

const loadCall = async (token: string) => known(await readCall(token), false);

type Ending = 'unknown' | 'unconfirmed' | 'cancelled' | 'begun' | 'held' | 'missed';

const words: Readonly<Record<Ending, { readonly title: string; readonly text: string }>> = {
  unknown: {
    title: 'This link doesn’t work.',
    text: 'It may be incomplete: open the link in our email again. If that doesn’t help, call us with the reference in the email, or book a new call.',
  },
  unconfirmed: {
    title: 'This call was not confirmed.',
    text: 'Its time has passed, and we did not call. To talk, book another time.',
  },
  cancelled: {
    title: 'This call is canceled.',
    text: 'We will not call you. To talk, book another time.',
  },
  begun: {
    title: 'This call has begun or is over.',
    text: 'You can no longer move or cancel it. If we have not reached you, call us now, or book another time.',
  },
  held: {
    title: 'This call has taken place.',
    text: 'Thank you for your time. For another question, book a call or call us.',
  },
  missed: {
    title: 'This call did not take place.',
    text: 'We did not reach each other. Book another call; it is free.',
  },
};

/** Returns why a call can't be changed, or null if it can. */
function endingOf(call: ManagedCallData, hasBegun: boolean): Ending | null {
  if (call.status === 'pending' || call.status === 'lapsed') return hasBegun ? 'unconfirmed' : null;
  if (call.status !== 'booked') return call.status;
  return hasBegun ? 'begun' : null;
}

interface CallEndedProps {
  readonly ending: Ending;
  /** True if the call ended on this page. The result then receives the focus of the button that is gone. */
  readonly isNews?: boolean;
}

function CallEnded({ ending, isNews = false }: CallEndedProps) {
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

/** Shows the call of an email's link, with actions to confirm, move, or cancel it. */
export function ManagedCall({ token }: { readonly token: string }) {
  const { state, reload, setValue } = useRequest(loadCall, token);
  if (state.status === 'loading') return <Spinner label="Looking up your call" className="min-h-60" />;
  if (state.status === 'failed') {
    const { error } = state;
    if (error instanceof CallRefusal && (error.status === 404 || error.status === 400))
      return <CallEnded ending="unknown" />;
    return (
      <LoadFailure title="Your call could not be loaded." onRetry={reload}>
        <p>{error instanceof Error ? error.message : ''}</p>
      </LoadFailure>
    );
  }
  const { call, hasBegun, isNews } = state.value;
  const ending = endingOf(call, hasBegun);
  if (ending !== null) return <CallEnded ending={ending} isNews={isNews} />;
  return <OpenCall call={call} token={token} onChange={(next) => setValue(() => known(next, true))} />;
}
