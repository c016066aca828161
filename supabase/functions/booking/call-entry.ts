import { calendarSequence, calendarUid, foldLines } from 'shared-contract/calendar-lines.ts';
import { generateIcsCalendar } from 'ts-ics';
import type { Firm } from '../_shared/mail/firm.ts';
import type { Attachment } from '../_shared/mail/letter.ts';
import type { CallFacts } from './actions.ts';

/** A name with a comma or a colon would end where that stands. The library writes it as it is. */
const quoted = (name: string): string => (/[,;:]/.test(name) ? `"${name.replaceAll('"', "'")}"` : name);

/** What a call is, as a title. */
const callNames: Readonly<Record<CallFacts['kind'], string>> = {
  discovery: 'Discovery call',
  client_review: 'Client review',
  expert_session: 'Expert session',
};

/**
 * The call as a calendar program takes it from a mail (RFC 5546): a request, which after a move replaces the earlier one,
 * or its end. The identity is that of the file that the page offers.
 */
export function callEntry(
  call: CallFacts,
  { firm, manageUrl, madeAt }: { firm: Firm; manageUrl: string; madeAt: Date },
): Attachment {
  const isOver = call.status === 'cancelled';
  const method = isOver ? 'CANCEL' : 'REQUEST';
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${firm.name}//Discovery call//EN`,
    method,
    events: [
      {
        uid: calendarUid(call.reference, firm.host),
        stamp: { date: madeAt },
        sequence: calendarSequence(madeAt),
        start: { date: new Date(call.startsAt) },
        end: { date: new Date(call.endsAt) },
        summary: `${callNames[call.kind]} with ${firm.name}`,
        description: `We call you. Reference: ${call.reference}\nMove or cancel the call: ${manageUrl}`,
        location: `By phone, ${firm.phone.display}`,
        url: manageUrl,
        status: isOver ? 'CANCELLED' : 'CONFIRMED',
        organizer: { name: quoted(firm.name), email: firm.email },
        attendees: [{ email: call.email, partstat: 'ACCEPTED', rsvp: false }],
      },
    ],
  });
  return {
    name: `${call.reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: foldLines(file),
  };
}
