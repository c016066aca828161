import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import { symposiumEvent } from 'shared-contract/symposium.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, type MailContent, text } from '../_shared/mail/content.ts';
import { buildEmail } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import { registrationEntry } from './registration-entry.ts';

/** A registration as the database returns it. The name is the only typed value. */
export interface RegistrationFacts {
  readonly reference: string;
  readonly name: string;
  readonly status: 'registered' | 'waitlisted' | 'attended';
  readonly attendance: 'in_person' | 'online';
  readonly reception: boolean;
  /** The address was already registered. This submission changed nothing. */
  readonly isKnown: boolean;
}

type Rows = readonly (readonly [string, string])[];

const { dates, id, nextId, place } = symposiumEvent;
const days = `${formatDay(dates.first)} and ${formatDay(dates.second)}`;
const hours = '8:30 AM to 5:10 PM, Central time';

const seatOf = ({ attendance }: RegistrationFacts): string =>
  attendance === 'in_person' ? `In the room, ${place}` : 'Online, in the main room';

function factsOf(facts: RegistrationFacts): Rows {
  const times: Rows = [
    ['Days', days],
    ['Times', hours],
  ];
  const reception: Rows = facts.reception
    ? [['Reception', `${formatDay(dates.reception)}, 6:00 PM, Central time`]]
    : [];
  return [['Seat', seatOf(facts)], ...times, ...reception, ['Price', 'Free this year']];
}

interface Words {
  readonly title: string;
  readonly line: string;
  readonly rows: Rows;
}

/** Chooses the message by the outcome, and by whether the waitlist is for the next event. */
function wordsOf(facts: RegistrationFacts, event: string): Words {
  if (facts.status !== 'waitlisted')
    return {
      title: 'You are registered for the symposium',
      line: 'Your seat is kept. The calendar file is attached.',
      rows: factsOf(facts),
    };
  if (event === nextId)
    return {
      title: 'You are on the waitlist for the next symposium',
      line: 'This year’s event is over. We write to this address first when registration for the next one opens.',
      rows: [],
    };
  return {
    title: 'You are on the waitlist for the symposium',
    line: 'The seats in the room are taken. We write as soon as one is free. An online place is free now: reply to this email if you want one.',
    rows: [
      ['Seat', `Waitlist: ${seatOf(facts).toLowerCase().replace(place.toLowerCase(), place)}`],
      ['Days', days],
    ],
  };
}

function letter(facts: RegistrationFacts, event: string, received: string, siteUrl: string): MailContent {
  const { title, line, rows } = wordsOf(facts, event);
  const again: readonly Block[] = facts.isKnown
    ? [
        text(
          'This address was entered again. Your first registration stands as it is. To change it, reply to this email.',
        ),
      ]
    : [];
  const numbers: Rows = [
    ['Reference', facts.reference],
    ...(facts.isKnown ? [['Entered again as', received] as const] : []),
  ];
  return {
    subject: `${title}: ${facts.reference}`,
    preview: rows.length === 0 ? line : `${days}. ${seatOf(facts)}.`,
    heading: title,
    blocks: [
      text(greeting(facts.name)),
      ...again,
      text(line),
      { kind: 'facts', rows: [...rows, ...numbers] },
      text('To change or cancel your registration, reply to this email and tell us the reference.'),
      action('See the program', new URL(paths.symposium, siteUrl).href),
    ],
    reason:
      'You get this email because this address was entered in the registration for our symposium. If it was not you, tell us, and we delete it.',
  };
}

interface Sent {
  readonly reference: string;
  readonly requestId: string;
}

/** Emails the address what it is registered for, once per submission. The page doesn't reveal it. */
export async function confirmRegistration(
  context: FunctionContext,
  { email, event }: { email: string; event: string },
  { reference, requestId }: Sent,
): Promise<void> {
  // The application is already stored. Don't report an error if the email can't be sent.
  const facts = (await callDatabase(context, 'service', 'due_registration_letter', {
    request_id: requestId,
    event,
    email,
  }).catch(() => null)) as RegistrationFacts | null;
  if (facts === null) return;
  const files =
    facts.status !== 'waitlisted' && event === id
      ? [registrationEntry(facts, { ...context, madeAt: new Date() })]
      : [];
  await context.sendQuietly(
    buildEmail(email, letter(facts, event, reference, context.siteUrl), context, files),
  );
}
