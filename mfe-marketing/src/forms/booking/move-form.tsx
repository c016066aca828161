import { useEffect, useRef } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import type { MoveRequest } from 'shared-contract/forms/booking/schema';
import { Button } from 'shared-ui/button';
import { Form } from 'shared-ui/form';
import { moveCall, type ManagedCall } from './calls.ts';
import { loadMoveSchema } from './load-booking-schemas.ts';
import { TimePicker } from './time-picker.tsx';
import { useOpenTimes } from './use-open-times.ts';

interface MoveFormProps {
  readonly token: string;
  /** False for a call that waits to be confirmed: a new time is taken at once. */
  readonly isBooked: boolean;
  readonly onMoved: (call: ManagedCall) => void;
  readonly onKeep: () => void;
}

/** Another day and time for a call. */
export function MoveForm({ token, isBooked, onMoved, onKeep }: MoveFormProps) {
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
        submitLabel={isBooked ? 'Move the call' : 'Take this time'}
        busyLabel={isBooked ? 'Moving…' : 'Taking it…'}
      >
        {(errors) => <TimePicker state={times.state} onRetry={times.reload} error={errors['startsAt']} />}
      </Form>
      <Button variant="quiet" className="justify-self-start max-sm:w-full" onClick={onKeep}>
        {isBooked ? 'Keep the time as it is' : 'Back'}
      </Button>
    </div>
  );
}
