import { officeZone } from 'shared-contract/firm';
import { programme } from 'shared-contract/programme';
import { addDays, weekdayOf, zonedDay, zonedInstant } from 'shared-contract/zoned-time';
import { brand } from 'shared-ui/brand';

export const joinUrl = `https://meet.${new URL(brand.origin).host}/cpps-weekly-call`;

export interface CallOccurrence {
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
}

const WEEKS_TO_LOOK_AHEAD = 26;

const { weekday, startMinutes, durationMinutes, opensMinutesBefore, noCallOn } = programme.weeklyCall;
const daysWithoutCall: readonly string[] = noCallOn;

/** Returns the next `count` calls that haven't ended at `now`. Skips days without a call. */
export function upcomingCalls(now: Date, count: number): CallOccurrence[] {
  const today = zonedDay(now, officeZone);
  const first = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return Array.from({ length: WEEKS_TO_LOOK_AHEAD }, (_, week) => addDays(first, week * 7))
    .filter((day) => !daysWithoutCall.includes(day))
    .map((day) => {
      const start = zonedInstant(day, startMinutes, officeZone);
      return { day, start, end: new Date(start.getTime() + durationMinutes * 60_000) };
    })
    .filter(({ end }) => end > now)
    .slice(0, count);
}

export function isCallOpen({ start, end }: CallOccurrence, now: Date): boolean {
  const opens = start.getTime() - opensMinutesBefore * 60_000;
  return now.getTime() >= opens && now < end;
}
