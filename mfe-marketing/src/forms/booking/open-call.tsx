import { useEffect, useRef, useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { officeZone } from 'shared-contract/firm';
import type { MoveRequest } from 'shared-contract/forms/booking/schema';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Form, formSchema } from 'shared-ui/form';
import { Notice } from 'shared-ui/notice';
import { Question } from 'shared-ui/question';
import { AddToCalendar, CallFacts } from './call-facts.tsx';
import { clockLabel, userTimeZone } from './call-times.ts';
import { cancelCall, confirmCall, type ManagedCall, moveCall } from './queries.ts';
import { TimePicker } from './time-picker.tsx';
import { useOpenTimes } from './use-open-times.ts';

interface CancelQuestionProps {
  readonly token: string;
  readonly onCancelled: (call: ManagedCall) => void;
  readonly onKeep: () => void;
}

function CancelQuestion({ token, onCancelled, onKeep }: CancelQuestionProps) {
  return (
    <Question
      title="Cancel this call?"
      confirmLabel="Yes, cancel the call"
      busyLabel="Canceling…"
      failed="We could not cancel the call."
      onConfirm={async () => onCancelled(await cancelCall(token))}
      onKeep={onKeep}
    >
      The time opens up for other visitors. You can book another call at any time, and canceling is free.
    </Question>
  );
}

interface ConfirmQuestionProps {
  readonly call: ManagedCall;
  readonly token: string;
  readonly onChange: (call: ManagedCall) => void;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

function words({ status, heldUntil }: ManagedCall): string {
  if (status === 'lapsed')
    return 'We held it for 15 minutes, and then another visitor booked it. Choose another time to book it immediately.';
  if (heldUntil !== null && Date.parse(heldUntil) > Date.now())
    return `We are holding the time for you until ${clockLabel(heldUntil, userTimeZone(officeZone))}. Confirm it, and we’ll call you then.`;
  return 'We no longer hold the time, but it is still open. Confirm it to book it.';
}

/** Requires a click to confirm a call, because email scanners follow links but click no buttons. */
function ConfirmQuestion({ call, token, onChange, onMove, onCancel }: ConfirmQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isLapsed = call.status === 'lapsed';

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await confirmCall(token));
    } catch (error) {
      setBusy(false);
      if (error instanceof CallRefusal && error.errors['startsAt']) onChange({ ...call, status: 'lapsed' });
      else setFailure(error instanceof Error ? error.message : 'We could not confirm the call.');
    }
  }

  return (
    <div className="grid max-w-measure gap-6">
      <p>{words(call)}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-4 print:hidden">
        {isLapsed ? null : (
          <Button busy={isBusy} className="max-sm:w-full" onClick={() => void confirm()}>
            {isBusy ? 'Confirming…' : 'Confirm the call'}
          </Button>
        )}
        <Button variant={isLapsed ? 'primary' : 'secondary'} className="max-sm:w-full" onClick={onMove}>
          Choose another time
        </Button>
        {isLapsed ? null : (
          <Button variant="secondary" className="max-sm:w-full" onClick={onCancel}>
            Cancel the call
          </Button>
        )}
      </div>
    </div>
  );
}

const loadMoveSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/booking/schema'),
  ).then(({ moveForm }) => formSchema(moveForm));

interface MoveFormProps {
  readonly token: string;
  /** False for a call that awaits confirmation. A new time then takes effect immediately. */
  readonly isBooked: boolean;
  readonly onMoved: (call: ManagedCall) => void;
  readonly onKeep: () => void;
}

function MoveForm({ token, isBooked, onMoved, onKeep }: MoveFormProps) {
  const times = useOpenTimes();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none md:text-xl">
        Choose another time
      </h3>
      <Form<MoveRequest>
        label={isBooked ? 'Move the call' : 'Choose another time'}
        schema={loadMoveSchema}
        onSubmit={async ({ startsAt }) => {
          try {
            onMoved(await moveCall(token, startsAt));
          } catch (error) {
            if (error instanceof CallRefusal && error.errors['startsAt']) times.drop(startsAt);
            throw error;
          }
        }}
        submitLabel={isBooked ? 'Move the call' : 'Choose this time'}
        busyLabel={isBooked ? 'Moving…' : 'Taking it…'}
      >
        {(errors) => <TimePicker state={times.state} onRetry={times.reload} error={errors['startsAt']} />}
      </Form>
      <Button variant="quiet" className="justify-self-start max-sm:w-full" onClick={onKeep}>
        {isBooked ? 'Keep the current time' : 'Back'}
      </Button>
    </div>
  );
}

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

/** A future call that is confirmed or awaits confirmation. */
export function OpenCall({ call, token, onChange }: OpenCallProps) {
  const [step, setStep] = useState<Step>('shown');
  const [news, setNews] = useState<'confirmed' | 'moved'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = () => {
    setStep('shown');
    // The button that had focus is gone with its form.
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
                  ? 'If it is in your calendar, add it again to replace the old entry.'
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
