import { useState } from 'react';
import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { SelectField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { callClock, callDay } from '../../lib/call-time.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { FailedQuery } from '../failed-query.tsx';
import { askFreeStarts, moveCall } from './change-call.ts';
import { useChangeCall } from './use-change-call.ts';

/** Free times by the day at the office. */
function byDay(times: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = zonedDay(new Date(time), officeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

export interface MovableCall {
  readonly id: string;
  readonly startsAt: string;
  readonly version?: number;
}

interface Props {
  readonly call: MovableCall;
  readonly onClose: () => void;
}

/** Another time for a call, among those that are free. */
export function MoveCallDialog({ call, onClose }: Props) {
  const { id } = call;
  const times = useDataQuery('call-starts', (client) => askFreeStarts(client, id), { id });
  const { isBusy, failure, run } = useChangeCall({
    done: ({ startsAt }) => `The call is moved to ${callDay(startsAt)}, ${callClock(startsAt)}.`,
    failed: 'The call was not moved.',
    onDone: onClose,
  });
  const days = byDay(times.isPlaceholderData ? [] : (times.data ?? []));
  const [first = ''] = days.keys();
  const [chosenDay, setDay] = useState('');
  const day = days.has(chosenDay) ? chosenDay : first;
  const free = days.get(day) ?? [];
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Move the call"
      description={`It is on ${callDay(call.startsAt)}, ${callClock(call.startsAt)}.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {times.isPending ? <Spinner label="Looking for free times" /> : null}
      {times.isError && !times.data ? <FailedQuery what="The free times" query={times} /> : null}
      {failure ? <Notice tone="danger" role="alert" title={failure} /> : null}
      {times.data && !times.isPlaceholderData && free.length === 0 ? (
        <p>No time is free in the next 45 days.</p>
      ) : null}
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
              Keep the time as it is
            </Button>
          </div>
        </form>
      ) : null}
    </Dialog>
  );
}
