import { useState } from 'react';
import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { callClock, callDay } from '../lib/call-time.ts';
import { useDataQuery } from '../lib/use-data-query.ts';
import { ConfirmDialog, OpenDialog } from '../ui/confirm-dialog.tsx';
import { FailedQuery } from '../ui/states.tsx';
import { cancelCall, moveCall, readFreeStarts, useChangeCall } from './change-call.ts';

/** Groups free times by the day at the office. */
function byDay(times: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = zonedDay(new Date(time), officeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

interface Props {
  readonly call: { readonly id: string; readonly startsAt: string; readonly version?: number };
  readonly onClose: () => void;
}

export function MoveCallDialog({ call, onClose }: Props) {
  const { id } = call;
  const times = useDataQuery('call-starts', (client) => readFreeStarts(client, id), { id });
  const { isBusy, failure, run } = useChangeCall({
    done: ({ startsAt }) => `The call is moved to ${callDay(startsAt)}, ${callClock(startsAt)}.`,
    failed: 'The call was not moved.',
    onDone: onClose,
  });
  const days = byDay(times.data ?? []);
  const [first = ''] = days.keys();
  const [chosenDay, setDay] = useState('');
  const day = days.has(chosenDay) ? chosenDay : first;
  const free = days.get(day) ?? [];
  return (
    <OpenDialog
      title="Move the call"
      description={`It is on ${callDay(call.startsAt)}, ${callClock(call.startsAt)}.`}
      onClose={onClose}
    >
      {times.isPending ? <Spinner label="Finding open times" /> : null}
      {times.isError && !times.data ? <FailedQuery what="The free times" query={times} /> : null}
      {failure ? <Notice tone="danger" role="alert" title={failure} /> : null}
      {times.data && free.length === 0 ? <p>No times are open in the next 45 days.</p> : null}
      {free.length > 0 ? (
        <form
          aria-label="Move the call"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const time = new FormData(event.currentTarget).get('time');
            if (typeof time === 'string')
              void run((client) => moveCall(client, { callId: id, startsAt: time, version: call.version }));
          }}
        >
          <SelectField
            label="Day"
            name="day"
            required
            defaultValue={day}
            onChange={({ target }) => setDay(target.value)}
            options={[...days].map(([value, [some = '']]) => ({ value, label: callDay(some) }))}
          />
          <SelectField
            key={free.join()}
            label="Time"
            name="time"
            required
            options={free.map((value) => ({ value, label: callClock(value) }))}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              Move the call
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Keep the current time
            </Button>
          </div>
        </form>
      ) : null}
    </OpenDialog>
  );
}

/** The email about a cancellation cannot be taken back. */
export function CancelCallDialog({ call, onClose }: Props) {
  const { isBusy, failure, run } = useChangeCall({
    done: () => 'The call is canceled.',
    failed: 'The call was not canceled.',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Cancel the call?"
      description={`It is on ${callDay(call.startsAt)}, ${callClock(call.startsAt)}.`}
      confirm="Cancel the call"
      cancel="Keep the call"
      cancelVariant="secondary"
      isCancelFirst
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void run((client) => cancelCall(client, { callId: call.id, version: call.version }))}
      onClose={onClose}
    >
      <p>We’ll email the client and the host, and the time slot opens up again.</p>
    </ConfirmDialog>
  );
}
