import { calendarSequence, calendarUid, foldLines } from 'shared-contract/calendar-lines.ts';
import { generateIcsCalendar } from 'ts-ics';
import type { Firm } from '../_shared/mail/firm.ts';
import type { Attachment } from '../_shared/mail/email.ts';
import type { CallFacts } from './actions.ts';

/** An unquoted comma or colon would end the name. The library doesn't add quotes. */
const quoted = (name: string): string => (/[,;:]/.test(name) ? `"${name.replaceAll('"', "'")}"` : name);

const callNames: Readonly<Record<CallFacts['kind'], string>> = {
  discovery: 'Discovery call',
  client_review: 'Client review',
  expert_session: 'Expert session',
};

/**
 * Builds a calendar entry for an email (RFC 5546): a request, which replaces the earlier entry after a move, or a
 * cancellation. The UID matches the file that the page offers.
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
