import { calendarSequence, calendarUid, foldLines } from 'shared-contract/calendar-lines.ts';
import { paths } from 'shared-contract/paths.ts';
import { symposiumEvent, symposiumSpans } from 'shared-contract/symposium.ts';
import { generateIcsCalendar } from 'ts-ics';
import type { Firm } from '../_shared/mail/firm.ts';
import type { Attachment } from '../_shared/mail/email.ts';
import type { RegistrationFacts } from './registration-email.ts';

interface Around {
  readonly firm: Firm;
  readonly siteUrl: string;
  readonly madeAt: Date;
}

const titles = {
  reception: 'CPE symposium: welcome reception',
  first: 'CPE symposium, first day',
  second: 'CPE symposium, second day',
} as const;

/** Builds calendar entries for each day of the symposium, plus the reception for registrants who attend it. */
export function registrationEntry(
  { reference, attendance, reception }: RegistrationFacts,
  { firm, siteUrl, madeAt }: Around,
): Attachment {
  const spans = symposiumSpans();
  const url = new URL(paths.symposium, siteUrl).href;
  const parts = (['reception', 'first', 'second'] as const).filter(
    (part) => part !== 'reception' || reception,
  );
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${firm.name}//CPE symposium//EN`,
    method: 'PUBLISH',
    events: parts.map((part) => ({
      uid: calendarUid(`${reference}-${part}`, firm.host),
      stamp: { date: madeAt },
      sequence: calendarSequence(madeAt),
      start: { date: spans[part].starts },
      end: { date: spans[part].ends },
      summary: `${titles[part]}, ${firm.name}`,
      description: `Reference: ${reference}\nProgram: ${url}`,
      location:
        attendance === 'in_person' ? symposiumEvent.place : 'Online: we send the link before the event',
      url,
      status: 'CONFIRMED',
    })),
  });
  return {
    name: `${reference}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: foldLines(file),
  };
}
