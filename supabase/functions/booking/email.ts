import { firstCallMinutes, officeZone } from 'shared-contract/firm.ts';
import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, note, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import type { Firm } from '../_shared/mail/firm.ts';
import { greeting } from '../_shared/mail/person.ts';
import { type CallFacts, holdMinutes } from './actions.ts';
import { callEntry } from './call-entry.ts';

const timeIn = (timeZone: string, { startsAt }: CallFacts): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone,
  })
    .format(new Date(startsAt))
    // Some versions put a narrow no-break space before AM and PM, which old email programs show as a box.
    .replaceAll('\u202F', ' ');

type Rows = (readonly [string, string])[];

/** Returns the time in the visitor's time zone, and in the office's if it differs. */
function timesOf(call: CallFacts): Rows {
  const [own, office] = [timeIn(call.timeZone, call), timeIn(officeZone, call)];
  return own === office
    ? [['Time', own]]
    : [
        ['Your time', own],
        ['Our time', office],
      ];
}

function factsOf(call: CallFacts, firm: Firm): Block {
  const { phone, host, reference } = call;
  const calling: Rows = [
    ['We call', phone ?? 'No number yet: reply to this email with the one to call'],
    ['Who calls', `${host === null ? '' : `${host}, `}${firm.name}, from ${firm.phone.display}`],
  ];
  const rows: Rows = [
    ...timesOf(call),
    ['Length', `${firstCallMinutes} minutes, by phone`],
    ...(call.status === 'cancelled' ? [] : calling),
    ['Reference', reference],
  ];
  return { kind: 'facts', rows };
}

type Event = NonNullable<CallFacts['event']>;

const words: Record<Event, { title: string; line: string }> = {
  held: {
    title: 'Confirm your call',
    line: `A discovery call was booked with this address. Confirm it: we hold the time for ${holdMinutes} minutes.`,
  },
  booked: { title: 'Your call is booked', line: 'We call you at this time. The calendar file is attached.' },
  moved: {
    title: 'Your call is moved',
    line: 'We call you at this time instead. The attached file moves the entry in your calendar.',
  },
  cancelled: {
    title: 'Your call is canceled',
    line: 'We do not call you at this time. The attached file takes the entry out of your calendar.',
  },
};

/** The same messages for a review, which a member of the firm booked with a client. */
const reviewWords: typeof words = {
  held: words.held,
  booked: {
    title: 'Your review is booked',
    line: 'We call you at this time to go over your plan. The calendar file is attached.',
  },
  moved: {
    title: 'Your review is moved',
    line: 'We call you at this time instead. The attached file moves the entry in your calendar.',
  },
  cancelled: {
    title: 'Your review is canceled',
    line: 'We do not call you at this time. The attached file takes the entry out of your calendar.',
  },
};

function nextOf(event: Event, manageUrl: string, bookPage: string): Block[] {
  if (event === 'held') {
    return [
      action('Confirm the call', manageUrl),
      note('If it was not you, ignore this email: the time is free again, and we do not call.'),
    ];
  }
  return event === 'cancelled'
    ? [action('Book another call', bookPage)]
    : [action('Move or cancel the call', manageUrl)];
}

/**
 * Builds the email to a visitor about a reserved, booked, moved, or canceled call. Of the visitor's input it contains
 * only a plausible name and the phone number, because the address of an unconfirmed call may belong to someone else.
 */
export function callLetter(
  event: Event,
  call: CallFacts,
  token: string,
  context: FunctionContext,
): EmailMessage {
  const { siteUrl, firm } = context;
  const isReview = call.kind === 'client_review';
  const { title, line } = (isReview ? reviewWords : words)[event];
  const manageUrl = new URL(paths.bookManage(token), siteUrl).href;
  const content = {
    subject: `${title}: ${call.reference}`,
    preview: timeIn(call.timeZone, call),
    heading: title,
    blocks: [
      text(greeting(call.name)),
      text(line),
      factsOf(call, firm),
      ...nextOf(event, manageUrl, firm.bookingUrl ?? new URL(paths.book, siteUrl).href),
    ],
    reason: isReview
      ? `You get this email because ${firm.name} advises you or your business.`
      : 'You get this email because a call with us was booked with this address.',
  };
  const files = event === 'held' ? [] : [callEntry(call, { firm, manageUrl, madeAt: new Date() })];
  return buildEmail(call.email, content, context, files);
}

/** Names of the call types in emails to the host. */
const callNames: Readonly<Record<CallFacts['kind'], string>> = {
  discovery: 'Discovery call',
  client_review: 'Review',
  expert_session: 'Expert session',
};

const hostWords = {
  booked: {
    title: '',
    line: 'You call this client at this time. The calendar file is attached.',
  },
  moved: {
    title: ' is moved',
    line: 'You call at this time instead. The attached file moves the entry in your calendar.',
  },
  cancelled: {
    title: ' is canceled',
    line: 'You do not call at this time. The attached file takes the entry out of your calendar.',
  },
} as const;

export interface HostLetter {
  readonly event: keyof typeof hostWords;
  readonly call: CallFacts;
  readonly to: string;
  readonly place: { readonly label: string; readonly url: string };
}

export function hostLetter({ event, call, to, place }: HostLetter, context: FunctionContext): EmailMessage {
  const { firm } = context;
  const { title, line } = hostWords[event];
  const heading = `${callNames[call.kind]} with ${call.name}${title}`;
  const content = {
    subject: `${heading}: ${call.reference}`,
    preview: timeIn(officeZone, call),
    heading,
    blocks: [text(line), factsOf(call, firm), action(place.label, place.url)],
    reason: `You get this email because you hold this ${call.kind === 'client_review' ? 'review' : 'call'}.`,
  };
  return buildEmail(to, content, context, [
    callEntry(call, { firm, manageUrl: place.url, madeAt: new Date() }),
  ]);
}
