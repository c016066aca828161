import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import { symposiumEvent } from 'shared-contract/symposium.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, type MailContent, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
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

const { cpe, dates, id, nextId, place } = symposiumEvent;

const earned = {
  in_person: 'Sign in and out of each session',
  online: 'Answer the polls during each session',
} as const;
const days = `${formatDay(dates.first)} and ${formatDay(dates.second)}`;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 12 || 12)}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`;
const hours = `${clock(symposiumEvent.hours.from)} to ${clock(symposiumEvent.hours.to)}, Central time`;

const seatOf = ({ attendance }: RegistrationFacts): string =>
  attendance === 'in_person' ? `In the room, ${place}` : 'Online, in the main room';

function factsOf(facts: RegistrationFacts): Rows {
  const times: Rows = [
    ['Days', days],
    ['Times', hours],
  ];
  const reception: Rows = facts.reception
    ? [['Reception', `${formatDay(dates.reception)}, ${clock(symposiumEvent.reception.from)}, Central time`]]
    : [];
  return [
    ['Seat', seatOf(facts)],
    ...times,
    ...reception,
    ['Price', `Free in ${dates.first.slice(0, 4)}; you pay your travel`],
    ['CPE', `Up to ${cpe.credits} credits of ${cpe.creditMinutes} minutes: ${cpe.fields}`],
    [
      'Delivery',
      `${cpe.delivery[facts.attendance]}. Level: ${cpe.level}. Prerequisites: ${cpe.prerequisites}`,
    ],
    ['Earning credit', earned[facts.attendance]],
  ];
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
      line: 'Your seat is reserved. The calendar file is attached.',
      rows: factsOf(facts),
    };
  if (event === nextId)
    return {
      title: 'You are on the waitlist for the next symposium',
      line: 'This year’s event is over. We’ll email you first when registration for the next one opens.',
      rows: [],
    };
  return {
    title: 'You are on the waitlist for the symposium',
    line: 'The seats in the room are taken. We’ll email you as soon as one is free. Online places are available now: reply to this email if you want one.',
    rows: [
      ['Seat', `Waitlist: ${seatOf(facts).toLowerCase().replace(place.toLowerCase(), place)}`],
      ['Days', days],
    ],
  };
}

/** Builds the email about a registration. `received` is the reference of the submission that led to it. */
export function registrationLetter(
  facts: RegistrationFacts,
  email: string,
  event: string,
  received: string,
  context: FunctionContext,
): EmailMessage {
  const { title, line, rows } = wordsOf(facts, event);
  const again: readonly Block[] = facts.isKnown
    ? [text('This address was entered again. Your first registration hasn’t changed.')]
    : [];
  const numbers: Rows = [
    ['Reference', facts.reference],
    ...(facts.isKnown ? [['Entered again as', received] as const] : []),
  ];
  const content: MailContent = {
    subject: `${title}: ${facts.reference}`,
    preview: rows.length === 0 ? line : `${days}. ${seatOf(facts)}.`,
    heading: title,
    blocks: [
      text(greeting(facts.name)),
      ...again,
      text(line),
      { kind: 'facts', rows: [...rows, ...numbers] },
      text('To change or cancel, reply to this email.'),
      action('See the program', new URL(paths.symposium, context.siteUrl).href),
    ],
    reason:
      'You get this email because this address was entered in the registration for our symposium. If it wasn’t you, tell us, and we’ll delete it.',
  };
  const files =
    facts.status !== 'waitlisted' && event === id
      ? [registrationEntry(facts, { ...context, madeAt: new Date() })]
      : [];
  return buildEmail(email, content, context, files);
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
  await context.sendQuietly(registrationLetter(facts, email, event, reference, context));
}
