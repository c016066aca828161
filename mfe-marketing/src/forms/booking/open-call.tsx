import { useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CallFacts } from './call-facts.tsx';
import type { ManagedCall } from './calls.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import { MoveForm } from './move-form.tsx';

type Step = 'shown' | 'moving' | 'cancelling';

const titles: Partial<Record<ManagedCall['status'], string>> = {
  pending: 'confirm this call.',
  lapsed: 'this time has been taken.',
};

interface OpenCallProps {
  readonly call: ManagedCall;
  readonly token: string;
  readonly onChange: (call: ManagedCall) => void;
}

/** A call that is still to come: confirmed, or waiting to be. */
export function OpenCall({ call, token, onChange }: OpenCallProps) {
  const [step, setStep] = useState<Step>('shown');
  const [news, setNews] = useState<'confirmed' | 'moved'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = () => {
    setStep('shown');
    // What was pressed last is gone with its form.
    heading.current?.focus();
  };
  const change = (next: ManagedCall) => {
    if (next.status === 'booked') setNews(call.status === 'booked' ? 'moved' : 'confirmed');
    onChange(next);
    back();
  };
  const move = () => setStep('moving');
  const cancel = () => setStep('cancelling');
  return (
    <div className="grid gap-8">
      <div className="grid max-w-measure gap-6">
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-28 text-xl wrap-anywhere outline-none md:text-2xl"
        >
          {call.name}, {titles[call.status] ?? 'we call you at this time.'}
        </h2>
        <div role="status" className="empty:-mt-6">
          {news === undefined ? null : (
            <Notice tone="success" title={`The call is ${news}.`}>
              <p>
                An email says the same.{' '}
                {news === 'moved'
                  ? 'If it is in your calendar, add it again: the new entry takes its place.'
                  : null}
              </p>
            </Notice>
          )}
        </div>
        <CallFacts call={call} />
      </div>
      {step === 'moving' ? (
        <MoveForm token={token} isBooked={call.status === 'booked'} onMoved={change} onKeep={back} />
      ) : step === 'cancelling' ? (
        <CancelQuestion token={token} onCancelled={onChange} onKeep={back} />
      ) : call.status === 'booked' ? (
        <div className="flex flex-wrap items-start gap-4 print:hidden">
          <Button className="max-sm:w-full" onClick={move}>
            Move the call
          </Button>
          <AddToCalendar call={call} token={token} />
          <Button variant="secondary" className="max-sm:w-full" onClick={cancel}>
            Cancel the call
          </Button>
        </div>
      ) : (
        <ConfirmQuestion call={call} token={token} onChange={change} onMove={move} onCancel={cancel} />
      )}
    </div>
  );
}
