import { useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CallEnded, endingOf } from './call-ended.tsx';
import { CallFacts } from './call-facts.tsx';
import type { ManagedCall as Call } from './calls.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { MoveForm } from './move-form.tsx';
import { useManagedCall } from './use-managed-call.ts';

type Step = 'shown' | 'moving' | 'cancelling' | 'moved';

interface OpenCallProps {
  readonly call: Call;
  readonly token: string;
  readonly onChange: (call: Call) => void;
}

/** A call that is still to come. */
function OpenCall({ call, token, onChange }: OpenCallProps) {
  const [step, setStep] = useState<Step>('shown');
  const heading = useRef<HTMLHeadingElement>(null);
  const back = (next: Step) => {
    setStep(next);
    // What was pressed last is gone with its form.
    heading.current?.focus();
  };
  return (
    <div className="grid gap-8">
      <div className="grid max-w-measure gap-6">
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-28 text-xl wrap-anywhere outline-none md:text-2xl"
        >
          {call.name}, we call you at this time.
        </h2>
        <div role="status">
          {step === 'moved' ? (
            <Notice tone="success" title="The call is moved.">
              <p>
                A letter says the same. If it is in your calendar, add it again: the new entry takes its
                place.
              </p>
            </Notice>
          ) : null}
        </div>
        <CallFacts call={call} />
      </div>
      {step === 'moving' ? (
        <MoveForm
          token={token}
          onMoved={(moved) => {
            onChange(moved);
            back('moved');
          }}
          onKeep={() => back('shown')}
        />
      ) : step === 'cancelling' ? (
        <CancelQuestion token={token} onCancelled={onChange} onKeep={() => back('shown')} />
      ) : (
        <div className="flex flex-wrap items-start gap-4 print:hidden">
          <Button className="max-sm:w-full" onClick={() => setStep('moving')}>
            Move the call
          </Button>
          <AddToCalendar call={call} token={token} />
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setStep('cancelling')}>
            Cancel the call
          </Button>
        </div>
      )}
    </div>
  );
}

/** The call behind a letter's link: shown, moved, cancelled, or explained. */
export function ManagedCall({ token }: { readonly token: string }) {
  const { state, replace, reload } = useManagedCall(token);
  if (state.status === 'loading') return <Spinner label="Looking up your call" className="min-h-60" />;
  if (state.status === 'unknown') return <CallEnded ending="unknown" />;
  if (state.status === 'failed') {
    return (
      <Notice tone="danger" role="alert" title="Your call could not be loaded.">
        <p>{state.message}</p>
        <Button variant="secondary" size="sm" className="mt-2 self-start" onClick={reload}>
          Try again
        </Button>
      </Notice>
    );
  }
  const ending = endingOf(state.call, state.hasBegun);
  if (ending !== null) return <CallEnded ending={ending} isNews={state.isNews} />;
  return <OpenCall call={state.call} token={token} onChange={replace} />;
}
