import { brand } from 'shared-ui/brand';
import { calendarFile } from 'shared-ui/calendar-file';
import { saveFile } from 'shared-ui/save-file';
import type { Call } from './calls.ts';

/**
 * The entry of a call for a calendar program; after a move it takes the place of the earlier one.
 * @param manageUrl whole address of the person's own page about the call
 * @param madeAt when the file is made
 */
export function fileOfCall(call: Call, manageUrl: string, madeAt: Date): string {
  const entry = {
    id: call.reference,
    start: new Date(call.startsAt),
    end: new Date(call.endsAt),
    title: `Discovery call with ${brand.name}`,
    description: `We call you. Reference: ${call.reference}\nMove or cancel the call: ${manageUrl}`,
    location: `By phone, ${brand.phone.display}`,
  };
  return calendarFile('Discovery call', [entry], madeAt);
}

/** Downloads the entry under the reference of the call. */
export function saveFileOfCall(call: Call, manageUrl: string, madeAt: Date): void {
  saveFile({
    name: `${call.reference}.ics`,
    type: 'text/calendar;charset=utf-8',
    content: fileOfCall(call, manageUrl, madeAt),
  });
}
