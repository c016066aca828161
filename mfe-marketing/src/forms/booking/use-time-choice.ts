import { useMemo, useState } from 'react';
import type { OpenTimes } from './calls.ts';
import { fortnights, groupByDay, isSameClock, ownZone } from './call-times.ts';

const firstFree = (days: readonly string[], free: ReadonlyMap<string, readonly string[]>) =>
  days.find((day) => free.has(day));

/**
 * Which zone, day and time somebody looks at, out of the free ones. A time that is no longer free is no longer chosen,
 * and another day means another time.
 */
export function useTimeChoice({ slots, timeZone: office }: OpenTimes) {
  const [own] = useState(() => ownZone(office));
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
    /** Two weeks from a Sunday each; `page` is the one with the day in it. */
    pages,
    page,
    isOpen,
    nextFree: day === undefined ? undefined : days.find((other) => other > day),
    chooseDay: (next: string) => setWanted({ day: next }),
    chooseTime: (next: string) => setWanted((known) => ({ ...known, time: next })),
    chooseZone: (next: string) => {
      setZone(next);
      // The time that is chosen may fall on another day there.
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
