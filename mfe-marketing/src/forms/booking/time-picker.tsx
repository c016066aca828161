import type { ReactNode } from 'react';
import { firstCallMinutes } from 'shared-contract/firm';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import type { OpenTimes } from './calls.ts';
import { timeLabel } from './call-times.ts';
import { DayChoice } from './day-choice.tsx';
import { DaysToCome } from './day-grid.tsx';
import { InsteadOfTimes, StartChoice } from './start-choice.tsx';
import type { OpenTimesState } from './use-open-times.ts';
import { useTimeChoice, type TimeChoice } from './use-time-choice.ts';
import { ZoneChoice } from './zone-choice.tsx';

/** Days beside times, their zone and the choice in words below: each has its height before there is anything in it. */
function Frame({ zone, days, times, chosen }: Record<'zone' | 'days' | 'times' | 'chosen', ReactNode>) {
  return (
    <div data-slot="time-picker" data-wake="" className="grid gap-4">
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
        {days}
        <div className="min-w-0">{times}</div>
      </div>
      <div className="flex min-h-33 flex-col justify-center sm:min-h-11">{zone}</div>
      <div className="min-h-20 border-l-2 border-copper pl-4 sm:min-h-14">{chosen}</div>
    </div>
  );
}

const callUs = (
  <TextLink href={brand.phone.href} className="whitespace-nowrap">
    {brand.phone.display}
  </TextLink>
);
const nothingChosen = <p className="text-muted">No time is chosen yet.</p>;
const zonesToCome = (
  <p className="text-muted">Times are shown in your own time zone, or in that of our hours.</p>
);

function Chosen({ zones, time }: Pick<TimeChoice, 'zones' | 'time'>) {
  if (time === undefined) return nothingChosen;
  const other = zones.shown === zones.office ? zones.own : zones.office;
  return (
    <p>
      <strong>{timeLabel(time, zones.shown)}</strong>, for {firstCallMinutes} minutes.
      {zones.isOneZone ? null : (
        <span className="block text-sm text-muted">
          {timeLabel(time, other)} {other === zones.office ? 'in our hours' : 'where you are'}
        </span>
      )}
    </p>
  );
}

function ReadyPicker({ times, error }: { readonly times: OpenTimes; readonly error: string | undefined }) {
  const choice = useTimeChoice(times);
  const { day } = choice;
  if (day === undefined) {
    return (
      <Frame
        zone={zonesToCome}
        days={<DaysToCome />}
        times={
          <InsteadOfTimes>
            <Notice title="Every time of the next weeks is taken." className="w-full">
              <p>Call {callUs} and we find one.</p>
            </Notice>
          </InsteadOfTimes>
        }
        chosen={nothingChosen}
      />
    );
  }
  return (
    <Frame
      zone={<ZoneChoice choice={choice} sample={times.slots[0] ?? ''} />}
      days={<DayChoice choice={choice} />}
      // A time that is chosen since has answered it; one that was refused is not chosen any more.
      times={<StartChoice choice={choice} day={day} error={choice.time === undefined ? error : undefined} />}
      chosen={
        <div aria-live="polite">
          <Chosen {...choice} />
        </div>
      }
    />
  );
}

interface TimePickerProps {
  readonly state: OpenTimesState;
  readonly onRetry: () => void;
  /** Message of the form around it about the time. */
  readonly error: string | undefined;
}

/** Day and time of a call, out of the free ones. The form around it receives `startsAt`. */
export function TimePicker({ state, onRetry, error }: TimePickerProps) {
  if (state.status === 'ready') return <ReadyPicker times={state} error={error} />;
  const times =
    state.status === 'loading' ? (
      <InsteadOfTimes>
        <Spinner label="Loading free times" />
      </InsteadOfTimes>
    ) : (
      <InsteadOfTimes>
        <Notice tone="danger" role="alert" title="The free times could not be loaded." className="w-full">
          <p>Check your connection, or call {callUs}.</p>
          <Button size="sm" variant="secondary" className="mt-2 self-start" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      </InsteadOfTimes>
    );
  return <Frame zone={zonesToCome} days={<DaysToCome />} times={times} chosen={nothingChosen} />;
}
