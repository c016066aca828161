import { brand } from 'shared-ui/brand';
import { generateIcsCalendar } from 'ts-ics';
import type { Call } from './calls.ts';

/** The library folds lines at 76 characters, the format at 75 with the space that marks the rest. */
const refold = (file: string): string =>
  file
    .replaceAll('\r\n ', '')
    .replaceAll(/[^\r\n]{75,}/gu, (line) => line.match(/.{1,74}/gu)?.join('\r\n ') ?? line);

/**
 * The entry for a calendar program, as iCalendar (RFC 5545). It is named by the call's reference: loaded again after a
 * move it takes the place of the earlier one.
 * @param manageUrl whole address of the person's own page about the call
 * @param madeAt when the file is made
 */
export function calendarFile(call: Call, manageUrl: string, madeAt: Date): string {
  const { host } = new URL(brand.origin);
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Discovery call//EN`,
    events: [
      {
        uid: `${call.reference}@${host}`,
        stamp: { date: madeAt },
        // Calendars keep the entry with the higher number, so a later file wins over an earlier one.
        sequence: Math.floor(madeAt.getTime() / 1000),
        start: { date: new Date(call.startsAt) },
        end: { date: new Date(call.endsAt) },
        summary: `Discovery call with ${brand.name}`,
        description: `We call you. Reference: ${call.reference}\nMove or cancel the call: ${manageUrl}`,
        location: `By phone, ${brand.phone.display}`,
        status: 'CONFIRMED',
      },
    ],
  });
  return refold(file);
}
