import { symposium as cpe } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { symposiumEvent, type SymposiumState } from 'shared-contract/symposium';
import type { PageHead } from '../../page.tsx';
import type { HeadClaim } from '../claims.ts';
import type { AnyCommonSection, Heading, OfKind, PageHeading, PageLink } from '../sections.ts';
import { bring, included, questions } from './symposium-text.ts';

/** Text of the header and the registration before, during, and after the event. */
interface StateWords {
  readonly badge: string;
  /** Shown below the title of the header. */
  readonly lead: string;
  /** Label of the button that leads to the registration. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
}

type OwnSymposiumSection =
  | ({
      readonly kind: 'eventHead';
      readonly terms: Readonly<Record<'days' | 'reception' | 'price' | 'place', string>>;
      readonly notes: Readonly<Record<'price' | 'place', string>>;
      readonly price: string;
      readonly states: Readonly<Record<SymposiumState, StateWords>>;
    } & Omit<PageHeading, 'lead'>)
  | ({ readonly kind: 'credit'; readonly notesLabel: string } & Heading)
  | ({ readonly kind: 'speakers' } & Heading)
  | ({ readonly kind: 'episodes' } & Heading)
  | ({ readonly kind: 'program'; readonly rooms: Readonly<Record<'main' | 'workshop', string>> } & Heading)
  | {
      readonly kind: 'registration';
      readonly id: string;
      readonly formLabel: string;
      readonly notes: readonly { readonly term: string; readonly text: string }[];
      /** Shown next to the waitlist after the event. */
      readonly recordings: { readonly title: string; readonly text: string; readonly ask: PageLink };
      readonly states: Readonly<Record<SymposiumState, StateWords>>;
    };

export type SymposiumSection<Kind extends OwnSymposiumSection['kind']> = OfKind<OwnSymposiumSection, Kind>;

const { dates, seats } = symposiumEvent;
const year = dates.first.slice(0, 4);

const open = {
  action: 'Register free',
  title: 'Register for both days.',
  submit: 'Register',
};

/** By state of the event. The dates are in shared-contract. */
const states = {
  upcoming: {
    ...open,
    badge: 'Registration is open',
    lead: `The 5th annual event: at most ${cpe.hoursForOne} credits for one person, of up to 26 CPE hours in two rooms. 10+ speakers, in Nashville and online.`,
    text: `The ${year} event is free. What you type stays on this device until you send it, for up to a week.`,
  },
  live: {
    ...open,
    badge: 'Under way now',
    lead: `The 5th annual event is on: at most ${cpe.hoursForOne} credits for one person, of up to 26 CPE hours in two rooms. 10+ speakers. You can still come, or join the main room online.`,
    text: `The ${year} event is free. Credit counts from the minute you sign in; the confirmation is your badge.`,
  },
  past: {
    badge: 'Over: main room on demand',
    lead: 'The 5th annual event is over. You can watch the main room on demand; recordings earn no credit.',
    action: 'Join the waitlist',
    title: 'Join the waitlist for the next one.',
    text: 'Registration for this event is closed. We email the waitlist first when the next one opens.',
    submit: 'Join the waitlist',
  },
} as const satisfies Record<SymposiumState, StateWords>;

export const registration = {
  kind: 'registration',
  id: 'registration',
  formLabel: 'Symposium registration',
  notes: [
    {
      term: 'Seats',
      text: `${seats} in the room. After that you join the waitlist, and our email says so. Online places are not limited.`,
    },
    {
      term: 'Confirmation',
      text: 'By email within minutes, with a reference and a calendar file.',
    },
    {
      term: 'Changes',
      text: 'Reply to the confirmation to change how you attend or to cancel.',
    },
    {
      term: 'One registration each',
      text: 'Register each colleague with their own email address.',
    },
  ],
  recordings: {
    title: 'The main room on demand.',
    text: 'Ask us, and we’ll send you a link to both days’ recordings. They earn no credit.',
    ask: {
      label: 'Ask for the recordings',
      to: `${paths.contact}?topic=${encodeURIComponent('Symposium recordings')}`,
    },
  },
  states,
} as const satisfies SymposiumSection<'registration'>;

export const eventHead = {
  kind: 'eventHead',
  id: 'symposium',
  page: 'CPE Symposium',
  title: 'Ten strategies in two days of CPE.',
  terms: { days: 'Two days', reception: 'Welcome reception on', price: 'Price', place: 'Where' },
  notes: { price: `The ${year} event; you pay for travel`, place: 'The main room is also online' },
  price: 'Free this year',
  states,
} as const satisfies SymposiumSection<'eventHead'>;

const nextSteps = [
  { label: 'What else we offer CPAs', to: paths.forCpas },
  { label: 'The CPPS certification', to: paths.cpps },
] as const;

/** Figures of the event, each with its basis. */
const figures = {
  hours: {
    value: String(cpe.hoursForOne),
    label: 'CPE credits at most, for one person',
    brief: 'Listed as up to 26 CPE hours: all sessions of both rooms, which run at the same time.',
    counts: 'What one person can earn in two days, at 50 minutes a credit.',
    limits: 'Your state board decides what it accepts.',
    substantiation: 'Session list of the symposium with the minutes of each session and its field of study.',
  },
  speakers: {
    value: '10+',
    label: 'speakers',
    brief: 'Ten in the printed program, one for each strategy, plus panel guests.',
    counts: 'Speakers in the printed program and panel guests.',
    limits: 'We may replace a speaker; the topic stays.',
    substantiation: 'Program of the symposium and the signed speaker agreements.',
  },
  days: {
    value: '2',
    label: 'days',
    brief: 'A Saturday and a Sunday, after a reception on Friday evening without credit.',
    counts: 'The days with sessions.',
    limits: 'The reception on the evening before has no sessions.',
    substantiation: 'Program of the symposium.',
  },
  edition: {
    value: '5th',
    label: 'annual event',
    brief: 'Once a year, for CPAs and enrolled agents. No session sells a product.',
    counts: 'Events so far, this one included.',
    limits: 'Earlier years say nothing about the credit that a board accepts.',
    substantiation: 'Programs of the earlier years.',
  },
} as const satisfies Record<string, HeadClaim>;

export const symposiumTop = [
  {
    kind: 'figureStrip',
    id: 'figures',
    tone: 'surface',
    title: 'The event in figures.',
    claims: [figures.hours, figures.speakers, figures.days, figures.edition],
    record: { label: 'How we count credits', href: '#credit' },
  },
  {
    kind: 'credit',
    id: 'credit',
    title: `You can earn at most ${cpe.hoursForOne} CPE credits.`,
    lead: 'Your certificate lists them by NASBA field of study.',
    notesLabel: 'CPE disclosures: level, attendance, delivery, sponsor',
  },
  {
    kind: 'speakers',
    id: 'speakers',
    title: 'Ten speakers, and the skills you take home.',
  },
  {
    kind: 'program',
    id: 'program',
    title: 'The program by half-day.',
    lead: 'All times are Central time. Workshops run at the same time as the main room.',
    rooms: { main: 'Main room', workshop: 'Workshop' },
  },
  {
    kind: 'checks',
    id: 'included',
    tone: 'surface',
    title: 'What is included.',
    lead: 'All of it is free this year.',
    items: included,
  },
  {
    kind: 'episodes',
    id: 'podcast',
    title: 'Three topics to hear first.',
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Before you register.',
    items: questions,
  },
] as const satisfies readonly (AnyCommonSection | OwnSymposiumSection)[];

export const symposiumRest = [
  {
    kind: 'checks',
    id: 'bring',
    title: 'What to bring.',
    items: bring,
  },
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Learn the ten strategies in depth.',
    lead: 'Certification teaches them in live sessions; the partnership applies them to your clients.',
    actions: nextSteps,
  },
] as const satisfies readonly (AnyCommonSection | OwnSymposiumSection)[];

export const head = {
  title: 'CPE Symposium',
  description: `Two days of CPE for CPAs in Nashville and online: ten speakers, at most ${cpe.hoursForOne} credits each, free in ${year}. Program, credit by field, registration.`,
  path: paths.symposium,
} satisfies PageHead;
