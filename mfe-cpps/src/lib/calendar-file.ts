import type { WeeklyCall } from 'shared-contract/programme';
import { calendarFile } from 'shared-ui/calendar-file';
import { joinUrl, type CallOccurrence } from './weekly-call.ts';

/** An entry for each of the calls, for a calendar program. */
export function fileOfCalls(call: WeeklyCall, occurrences: readonly CallOccurrence[], madeAt: Date): string {
  const entries = occurrences.map(({ day, start, end }) => ({
    id: `${day}-weekly-call`,
    start,
    end,
    title: call.title,
    description: `Join: ${joinUrl}`,
    url: joinUrl,
  }));
  return calendarFile('Weekly call', entries, madeAt);
}
