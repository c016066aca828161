import type { WeeklyCall } from 'shared-contract/programme';
import { addDays, weekdayOf, zonedDay, zonedInstant } from 'shared-contract/zoned-time';
import { brand } from 'shared-ui/brand';

/** Where participants join the call. */
export const joinUrl = `https://meet.${new URL(brand.origin).host}/cpps-weekly-call`;

export interface CallOccurrence {
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
}

const WEEKS_TO_LOOK_AHEAD = 26;

/** The next `count` calls that have not ended at `now`, days without a call left out. */
export function upcomingCalls(
  call: WeeklyCall,
  timeZone: string,
  now: Date,
  count: number,
): CallOccurrence[] {
  const today = zonedDay(now, timeZone);
  const weekday = weekdayOf(today);
  const first = addDays(today, (call.weekday - weekday + 7) % 7);
  return Array.from({ length: WEEKS_TO_LOOK_AHEAD }, (_, week) => addDays(first, week * 7))
    .filter((day) => !call.noCallOn.includes(day))
    .map((day) => {
      const start = zonedInstant(day, call.startMinutes, timeZone);
      return { day, start, end: new Date(start.getTime() + call.durationMinutes * 60_000) };
    })
    .filter((occurrence) => occurrence.end > now)
    .slice(0, count);
}

/** Whether the joining link is shown at `now`. */
export function isCallOpen(call: WeeklyCall, occurrence: CallOccurrence, now: Date): boolean {
  const opens = occurrence.start.getTime() - call.opensMinutesBefore * 60_000;
  return now.getTime() >= opens && now < occurrence.end;
}
