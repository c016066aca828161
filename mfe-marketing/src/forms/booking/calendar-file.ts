import { brand } from 'shared-ui/brand';
import { calendarFile } from 'shared-ui/calendar-file';
import { saveFile } from 'shared-ui/save-file';
import type { Call } from './queries.ts';

/**
 * Builds the calendar entry of a call. After a move, it replaces the previous entry.
 * @param manageUrl absolute address of the page that manages the call
 * @param madeAt time of the file's creation
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

/** The file is named after the call's reference. */
export function saveFileOfCall(call: Call, manageUrl: string, madeAt: Date): void {
  saveFile({
    name: `${call.reference}.ics`,
    type: 'text/calendar;charset=utf-8',
    content: fileOfCall(call, manageUrl, madeAt),
  });
}
