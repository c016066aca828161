import { type ReactNode, useId, useMemo, useState } from 'react';
import { firstCallMinutes } from 'shared-contract/firm';
import { brand } from 'shared-ui/brand';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { LoadFailure, type RequestState } from '../../request.tsx';
import { fortnights, groupByDay, isSameClock, userTimeZone, timeLabel, zoneLabel } from './call-times.ts';
import { DayChoice, DaysToCome, InsteadOfTimes, StartChoice } from './days.tsx';
import type { OpenTimes } from './queries.ts';

const firstFree = (days: readonly string[], free: ReadonlyMap<string, readonly string[]>) =>
  days.find((day) => free.has(day));

/**
 * State of the picker: time zone, day, and time. A time that is no longer free is deselected, and selecting another day
 * deselects the time.
 */
function useTimeChoice({ slots, timeZone: office }: OpenTimes) {
  const [own] = useState(() => userTimeZone(office));
  const [zone, setZone] = useState(own);
  const [wanted, setWanted] = useState<{ day?: string; time?: string }>({});
  const isOneZone = useMemo(() => isSameClock(slots, own, office), [slots, own, office]);
  const free = useMemo(() => groupByDay(slots, zone), [slots, zone]);

  const days = [...free.keys()];
  const first = days[0];
  const last = days.at(-1);
  const time = slots.find((slot) => slot === wanted.time);
  const pages = first !== undefined && last !== undefined ? fortnights(first, last) : [];
  const isOpen = (day: string) => first !== undefined && last !== undefined && day >= first && day <= last;
  const day = wanted.day !== undefined && isOpen(wanted.day) ? wanted.day : first;
  const page = Math.max(
    pages.findIndex((shown) => day !== undefined && shown.includes(day)),
    0,
  );

  return {
    zones: { office, own, shown: zone, isOneZone },
    free,
    day,
    time,
    /** Two weeks each, from a Sunday. `page` is the index of the one with the selected day. */
    pages,
    page,
    isOpen,
    nextFree: day === undefined ? undefined : days.find((other) => other > day),
    chooseDay: (next: string) => setWanted({ day: next }),
    chooseTime: (next: string) => setWanted((known) => ({ ...known, time: next })),
    chooseZone: (next: string) => {
      setZone(next);
      // In the other time zone, the selected time may be on another day.
      const [dayThere] = time === undefined ? [] : groupByDay([time], next).keys();
      setWanted(dayThere === undefined || time === undefined ? {} : { day: dayThere, time });
    },
    turnTo: (index: number) => {
      const target = pages[index] ?? [];
      const next = firstFree(target, free) ?? target.find(isOpen);
      if (next !== undefined) setWanted({ day: next });
    },
  };
}

export type TimeChoice = ReturnType<typeof useTimeChoice>;

/** Shows times in the visitor's time zone, which is the default, or in the office's. */
function ZoneChoice({ choice, sample }: { readonly choice: TimeChoice; readonly sample: string }) {
  const { zones, chooseZone } = choice;
  const label = useId();
  if (zones.isOneZone) {
    return (
      <p>
        Times are in <strong>{zoneLabel(zones.office, sample)}</strong>, which our hours are in, and so are
        you.
      </p>
    );
  }
  const options = [
    { zone: zones.own, whose: 'yours' },
    { zone: zones.office, whose: 'our hours' },
  ];
  return (
    <div
      role="radiogroup"
      aria-labelledby={label}
      className="flex gap-x-6 max-sm:flex-col sm:flex-wrap sm:items-center"
    >
      <span id={label} className="flex min-h-11 items-center font-semibold">
        Time zone
      </span>
      {options.map(({ zone, whose }) => (
        <label key={zone} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="zone"
            // Excluded from drafts, because it only affects the display.
            data-secret=""
            className="size-5 shrink-0 cursor-pointer accent-primary"
            value={zone}
            checked={zones.shown === zone}
            onChange={() => chooseZone(zone)}
          />
          <span>
            {zoneLabel(zone, sample)} <span className="text-muted">({whose})</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Layout of the picker. Each slot reserves its height before it has content. */
function PickerLayout({
  zone,
  days,
  times,
  chosen,
}: Record<'zone' | 'days' | 'times' | 'chosen', ReactNode>) {
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
      <PickerLayout
        zone={zonesToCome}
        days={<DaysToCome />}
        times={
          <InsteadOfTimes>
            <Notice title="Every time of the next weeks is taken." className="w-full">
              <p>Call {callUs} and we’ll find one.</p>
            </Notice>
          </InsteadOfTimes>
        }
        chosen={nothingChosen}
      />
    );
  }
  return (
    <PickerLayout
      zone={<ZoneChoice choice={choice} sample={times.slots[0] ?? ''} />}
      days={<DayChoice choice={choice} />}
      // Show the error only while no time is selected: a new selection resolves it.
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
  readonly state: RequestState<OpenTimes>;
  readonly onRetry: () => void;
  /** The surrounding form's error for the time. */
  readonly error: string | undefined;
}

/** Selects a free day and time for a call. The surrounding form receives `startsAt`. */
export function TimePicker({ state, onRetry, error }: TimePickerProps) {
  if (state.status === 'ready') return <ReadyPicker times={state.value} error={error} />;
  const times =
    state.status === 'loading' ? (
      <InsteadOfTimes>
        <Spinner label="Loading free times" />
      </InsteadOfTimes>
    ) : (
      <InsteadOfTimes>
        <LoadFailure title="The free times could not be loaded." className="w-full" onRetry={onRetry}>
          <p>Check your connection, or call {callUs}.</p>
        </LoadFailure>
      </InsteadOfTimes>
    );
  return <PickerLayout zone={zonesToCome} days={<DaysToCome />} times={times} chosen={nothingChosen} />;
}
