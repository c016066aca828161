import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { zonedDay } from 'shared-contract/zoned-time';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { SelectField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { callClock, callDay } from '../../../lib/call-time.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { askOpenTimes } from '../data/ask-open-times.ts';
import { moveCall } from '../data/move-call.ts';
import type { NextCall } from '../data/read-user-overview.ts';

const TAKEN = '23505';
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;

/** Free times by the day at the office. */
function byDay(times: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = zonedDay(new Date(time), brand.timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

interface Props {
  readonly call: NextCall;
  readonly onClose: () => void;
}

/** Writes the new time; `failure` says why it was not written. */
function useMove({ call, onClose }: Props) {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refresh = async (what: string) =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === me && typeof name === 'string' && name.startsWith(what),
    });
  const move = async (startsAt: string) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (await moveCall(await getSupabase(), call.id, startsAt)) {
        notify.success(`The call is moved to ${callDay(startsAt)}, ${callClock(startsAt)}.`);
        onClose();
      } else setFailure('This call was canceled in the meantime. Close this and book a new one.');
      await refresh('overview');
    } catch (error) {
      const isTaken = codeOf(error) === TAKEN;
      setFailure(
        isTaken
          ? 'Somebody else has this time by now. Choose another one.'
          : dataMessage(error, { what: 'The call was not moved.' }),
      );
      if (isTaken) await refresh('open-times');
    }
    setIsBusy(false);
  };
  return { isBusy, failure, move };
}

/** Another time for a call, among those that are free. */
export function MoveCallDialog({ call, onClose }: Props) {
  const times = useDataQuery('open-times', askOpenTimes);
  const { isBusy, failure, move } = useMove({ call, onClose });
  const days = byDay((times.data ?? []).filter((time) => Date.parse(time) !== Date.parse(call.startsAt)));
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
      {times.data && free.length === 0 ? <p>No time is free in the next 45 days.</p> : null}
      {free.length > 0 ? (
        <form
          aria-label="Move the call"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const time = new FormData(event.currentTarget).get('time');
            if (typeof time === 'string') void move(time);
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
