import { useEffect, useRef } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { Button } from 'shared-ui/button';
import { Form } from 'shared-ui/form';
import type { MoveRequest } from './booking-schema.ts';
import { moveCall, type ManagedCall } from './calls.ts';
import { loadBookingSchemas } from './load-booking-schemas.ts';
import { TimePicker } from './time-picker.tsx';
import { useOpenTimes } from './use-open-times.ts';

interface MoveFormProps {
  readonly token: string;
  readonly onMoved: (call: ManagedCall) => void;
  readonly onKeep: () => void;
}

/** Another day and time for a call that is booked. */
export function MoveForm({ token, onMoved, onKeep }: MoveFormProps) {
  const times = useOpenTimes();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none md:text-xl">
        Choose another time
      </h3>
      <Form<MoveRequest>
        label="Move the call"
        schema={() => loadBookingSchemas().then((module) => module.moveSchema)}
        onSubmit={async ({ startsAt }) => {
          try {
            onMoved(await moveCall(token, startsAt));
          } catch (error) {
            if (error instanceof CallRefusal && error.errors['startsAt']) times.drop(startsAt);
            throw error;
          }
        }}
        submitLabel="Move the call"
        busyLabel="Moving…"
      >
        {(errors) => <TimePicker state={times.state} onRetry={times.reload} error={errors['startsAt']} />}
      </Form>
      <Button variant="quiet" className="justify-self-start max-sm:w-full" onClick={onKeep}>
        Keep the time as it is
      </Button>
    </div>
  );
}
