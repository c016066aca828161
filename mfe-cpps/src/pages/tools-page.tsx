import { useEffect, useId, useState } from 'react';
import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { officeZone } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { loadChunk } from 'shared-ui/chunks';
import { ChunkFailure } from 'shared-ui/form';
import { Icon } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { saveFile } from 'shared-ui/save-file';
import { Seo } from 'shared-ui/seo';
import { isCallOpen, joinUrl, upcomingCalls } from '../lib/weekly-call.ts';
import { tools } from '../page-list.ts';
import { CoachesOnly, useToolLibrary } from '../sections/tool-access.tsx';
import { QuickAccess, ToolLibrary } from '../sections/tool-library.tsx';

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

/** Updates often enough that the link appears on time. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The code that builds the calendar file loads on the first click. */
function AddToCalendar() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const { fileOfCalls } = await loadChunk(
        () => import(/* webpackChunkName: "cpps-calendar-file" */ '../lib/calendar-file.ts'),
      );
      const now = new Date();
      const calls = upcomingCalls(now, CALLS_IN_CALENDAR);
      saveFile({
        name: 'cpps-weekly-call.ics',
        type: 'text/calendar;charset=utf-8',
        content: fileOfCalls(calls, now),
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

/** Shows the next weekly call, and the link once it opens. Must render only in the browser. */
function WeeklyCallPanel() {
  const now = useNow();
  const [next] = upcomingCalls(now, 1);
  if (!next) return <p>No call is scheduled.</p>;
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
        {isCallOpen(next, now) ? (
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

function HelpCard() {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Card as="section" aria-labelledby="tool-help">
      <h2 id="tool-help" className="text-lg">
        Need a second pair of eyes?
      </h2>
      <p>Bring a worksheet to a consultation, or your question to the weekly call.</p>
      <div className="flex flex-col gap-3">
        <ButtonLink to={paths.book} size="sm">
          Schedule Consultation
        </ButtonLink>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          Join Weekly Call
        </Button>
      </div>
      <div id={panel} hidden={!open}>
        {open ? <WeeklyCallPanel /> : null}
      </div>
    </Card>
  );
}

function Tools() {
  const library = useToolLibrary();
  const { profile } = useSession();
  return (
    <div className="flex max-w-page flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-xl md:text-2xl">{tools.title}</h1>
        <p className="max-w-measure text-muted">
          Workbooks with live formulas, documents with fields to fill in and slides with notes. The
          calculators run in the page, too.
        </p>
      </header>
      {library.problem === null ? null : (
        <Notice tone="danger" role="alert" title="The files could not be loaded">
          <p>{library.problem}</p>
          <Button
            size="sm"
            variant="secondary"
            busy={library.isLoading}
            onClick={() => void library.reload()}
            className="mt-2 self-start"
          >
            Try again
          </Button>
        </Notice>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-4">
        <ToolLibrary library={library} mayReplace={hasRole(profile, 'admin')} />
        <aside aria-label="Quick access and help" className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <QuickAccess library={library} />
          <HelpCard />
        </aside>
      </div>
    </div>
  );
}

export function Component() {
  return (
    <>
      <Seo
        title={tools.title}
        description="Calculators, templates, presentations and proposals for the nine layers."
        path={tools.path}
        noindex
      />
      <CoachesOnly>
        <Tools />
      </CoachesOnly>
    </>
  );
}
