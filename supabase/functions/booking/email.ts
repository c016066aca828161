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
    ['We call', phone ?? 'Please reply with a number to call'],
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

/** A change of a call, or the reminder on the day before it. */
type Event = NonNullable<CallFacts['event']> | 'reminded';

const words: Record<Event, { title: string; line: string }> = {
  held: {
    title: 'Confirm your call',
    line: `A discovery call was booked with this address. Please confirm it: we hold the time for ${holdMinutes} minutes.`,
  },
  booked: {
    title: 'Your call is booked',
    line: 'We’ll call you at this time. The calendar file is attached.',
  },
  moved: {
    title: 'Your call is moved',
    line: 'We’ll call you at this time instead. The attached file updates your calendar.',
  },
  reminded: {
    title: 'Reminder: your call',
    line: 'We’ll call you at this time. Have your questions ready, and your last return if they are about it.',
  },
  cancelled: {
    title: 'Your call is canceled',
    line: 'We won’t call you at this time. The attached file removes the call from your calendar.',
  },
};

/** The same messages for a review, which a member of the firm booked with a client. */
const reviewWords: typeof words = {
  held: words.held,
  booked: {
    title: 'Your review is booked',
    line: 'We’ll call you at this time to review your plan. The calendar file is attached.',
  },
  moved: {
    title: 'Your review is moved',
    line: 'We’ll call you at this time instead. The attached file updates your calendar.',
  },
  reminded: {
    title: 'Reminder: your review',
    line: 'We’ll call you at this time to review your plan. Have this year’s figures at hand.',
  },
  cancelled: {
    title: 'Your review is canceled',
    line: 'We won’t call you at this time. The attached file removes the call from your calendar.',
  },
};

function nextOf(event: Event, manageUrl: string, bookPage: string): Block[] {
  if (event === 'held') {
    return [
      action('Confirm the call', manageUrl),
      note('If you didn’t book it, ignore this email. We release the time and won’t call.'),
    ];
  }
  return event === 'cancelled'
    ? [action('Book another call', bookPage)]
    : [action('Move or cancel the call', manageUrl)];
}

/**
 * Builds the email to a visitor about a reserved, booked, moved, or canceled call, or its reminder. A member without a
 * link manages the call in the dashboard (`token` is null). Of the visitor's input it contains
 * only a plausible name and the phone number, because the address of an unconfirmed call may belong to someone else.
 */
export function callLetter(
  event: Event,
  call: CallFacts,
  token: string | null,
  context: FunctionContext,
): EmailMessage {
  const { siteUrl, firm } = context;
  const isReview = call.kind === 'client_review';
  const { title, line } = (isReview ? reviewWords : words)[event];
  const manageUrl = new URL(token === null ? paths.dashboard.index : paths.bookManage(token), siteUrl).href;
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
  const files =
    event === 'held' || event === 'reminded'
      ? []
      : [callEntry(call, { firm, manageUrl, madeAt: new Date() })];
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
    line: 'You’ll call this client at this time. The calendar file is attached.',
  },
  moved: {
    title: ' is moved',
    line: 'You’ll call at this time instead. The attached file updates your calendar.',
  },
  cancelled: {
    title: ' is canceled',
    line: 'This call is off. The attached file removes it from your calendar.',
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
