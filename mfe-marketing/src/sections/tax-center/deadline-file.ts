import { officeZone } from 'shared-contract/firm';
import { zonedInstant } from 'shared-contract/zoned-time';
import { calendarFile } from 'shared-ui/calendar-file';
import { saveFile } from 'shared-ui/save-file';
import type { Deadline } from '../../content/tax-center/tax-center-text.ts';

/** Early in the working day, so that there is time to act. */
const START = 9 * 60;
const LENGTH = 30;

/** @param madeAt time of the file's creation. A calendar retains the later of two files. */
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

export function saveDeadlines(deadlines: readonly Deadline[], madeAt: Date): void {
  saveFile({
    name: deadlines.length === 1 ? `tax-deadline-${deadlines[0]?.date ?? ''}.ics` : 'tax-deadlines.ics',
    type: 'text/calendar;charset=utf-8',
    content: fileOfDeadlines(deadlines, madeAt),
  });
}
