import { officeZone } from 'shared-contract/firm';
import { zonedInstant } from 'shared-contract/zoned-time';
import { calendarFile } from 'shared-ui/calendar-file';
import { saveFile } from 'shared-ui/save-file';
import type { Deadline } from '../../content/tax-center/tax-center-text.ts';

/** In the morning, so that the day is still long. */
const START = 9 * 60;
const LENGTH = 30;

/** @param madeAt when the file is made: a calendar keeps the later one of two files */
export function fileOfDeadlines(deadlines: readonly Deadline[], madeAt: Date): string {
  const entries = deadlines.map(({ id, date, title, what, authority }) => ({
    id: `deadline-${id}`,
    start: zonedInstant(date, START, officeZone),
    end: zonedInstant(date, START + LENGTH, officeZone),
    title: `Tax deadline: ${title}`,
    description: `${what}\n${authority}`,
  }));
  return calendarFile('Tax deadlines', entries, madeAt);
}

/** Downloads the dates, one or several. */
export function saveDeadlines(deadlines: readonly Deadline[], madeAt: Date): void {
  saveFile({
    name: deadlines.length === 1 ? `tax-deadline-${deadlines[0]?.date ?? ''}.ics` : 'tax-deadlines.ics',
    type: 'text/calendar;charset=utf-8',
    content: fileOfDeadlines(deadlines, madeAt),
  });
}
