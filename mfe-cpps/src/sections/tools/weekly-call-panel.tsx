import { useEffect, useState } from 'react';
import { officeZone } from 'shared-contract/firm';
import { programme } from 'shared-contract/programme';
import { Button, ButtonLink } from 'shared-ui/button';
import { ChunkFailure } from 'shared-ui/form';
import { Icon } from 'shared-ui/icon';
import { loadChunk } from 'shared-ui/chunks';
import { saveFile } from 'shared-ui/save-file';
import { isCallOpen, joinUrl, upcomingCalls } from '../../lib/weekly-call.ts';

const { weeklyCall } = programme;
const CALLS_IN_CALENDAR = 8;
const TICK_MS = 15_000;

function sayTime(instant: Date, zone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(instant);
}

/** The current time, looked at again often enough for the link to appear when it should. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Downloads the next calls as a calendar file. What makes the file is loaded when it is asked for. */
function AddToCalendar() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const { fileOfCalls } = await loadChunk(
        () => import(/* webpackChunkName: "cpps-calendar-file" */ '../../lib/calendar-file.ts'),
      );
      const now = new Date();
      const calls = upcomingCalls(weeklyCall, officeZone, now, CALLS_IN_CALENDAR);
      saveFile({
        name: 'cpps-weekly-call.ics',
        type: 'text/calendar;charset=utf-8',
        content: fileOfCalls(weeklyCall, calls, now),
      });
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="self-start" busy={busy} onClick={() => void download()}>
        <Icon name="calendar" />
        Add the next {CALLS_IN_CALENDAR} calls to your calendar
      </Button>
      {failure === null ? null : (
        <ChunkFailure error={failure} otherwise="The file could not be made. Try again." />
      )}
    </>
  );
}

/** When the next weekly call is, and the way in once it opens. Shown in the browser only. */
export function WeeklyCallPanel() {
  const now = useNow();
  const [next] = upcomingCalls(weeklyCall, officeZone, now, 1);
  if (!next) return <p>No call is planned at the moment.</p>;
  const here = sayTime(next.start);
  const there = sayTime(next.start, officeZone);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p>
        <span className="font-semibold">Next call: </span>
        <time dateTime={next.start.toISOString()}>{there}</time>
        {here === there ? null : <span className="block text-sm text-muted">Your time: {here}</span>}
      </p>
      <div role="status">
        {isCallOpen(weeklyCall, next, now) ? (
          <ButtonLink href={joinUrl} newTab size="sm">
            Join the call now
          </ButtonLink>
        ) : (
          <p className="text-sm text-muted">
            The joining link appears here {weeklyCall.opensMinutesBefore} minutes before the start.
          </p>
        )}
      </div>
      <AddToCalendar />
    </div>
  );
}
