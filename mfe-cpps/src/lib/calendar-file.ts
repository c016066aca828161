import { programme } from 'shared-contract/programme';
import { calendarFile } from 'shared-ui/calendar-file';
import { joinUrl, type CallOccurrence } from './weekly-call.ts';

export function fileOfCalls(occurrences: readonly CallOccurrence[], madeAt: Date): string {
  const entries = occurrences.map(({ day, start, end }) => ({
    id: `${day}-weekly-call`,
    start,
    end,
    title: programme.weeklyCall.title,
    description: `Join: ${joinUrl}`,
    url: joinUrl,
  }));
  return calendarFile('Weekly call', entries, madeAt);
}
