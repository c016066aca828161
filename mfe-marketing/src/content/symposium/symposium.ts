import type { HeadClaim } from '../claims.ts';
import type { AnyCommonSection } from '../sections.ts';
import { nextSteps } from './registration.ts';
import type { OwnSymposiumSection } from './section-types.ts';
import { bring, included, questions } from './symposium-text.ts';

/** Figures of the event, each with what it counts. */
const figures = {
  hours: {
    value: '26',
    label: 'CPE hours at most',
    brief: 'Up to 26 CPE hours: all sessions of both rooms together. One person can attend up to 16 hours.',
    counts: 'The minutes that carry credit in both rooms, at 50 minutes an hour.',
    limits: 'One person can attend up to 16 hours of them, and your state board decides what it accepts.',
    substantiation: 'Session list of the symposium with the minutes of each session and its field of study.',
  },
  speakers: {
    value: '10+',
    label: 'speakers',
    brief: 'Ten speakers of the printed program, one for each strategy, and guests of the panels on top.',
    counts: 'Speakers of the printed program and guests of the panels.',
    limits: 'A speaker may have to be replaced; the topic stays.',
    substantiation: 'Program of the symposium and the signed speaker agreements.',
  },
  days: {
    value: '2',
    label: 'days',
    brief: 'A Saturday and a Sunday, after a reception on Friday evening that carries no credit.',
    counts: 'The days with sessions.',
    limits: 'The reception on the evening before has no sessions.',
    substantiation: 'Program of the symposium.',
  },
  edition: {
    value: '5th',
    label: 'annual event',
    brief: 'Once a year, for CPAs and enrolled agents. No session sells a product.',
    counts: 'How often it has been held, this time included.',
    limits: 'Earlier years say nothing about the credit that a board accepts.',
    substantiation: 'Programs of the earlier years.',
  },
} as const satisfies Record<string, HeadClaim>;

/** Between the head and the registration. */
export const symposiumTop = [
  {
    kind: 'figureStrip',
    id: 'figures',
    tone: 'surface',
    title: 'The event in figures.',
    claims: [figures.hours, figures.speakers, figures.days, figures.edition],
    record: { label: 'How the hours are counted', href: '#credit' },
  },
  {
    kind: 'credit',
    id: 'credit',
    title: 'CPE credit, with both ways to count it.',
    lead: 'Two figures are in use for this event. Both are right, and they answer different questions.',
    notesLabel: 'What else your board may ask',
  },
  {
    kind: 'speakers',
    id: 'speakers',
    title: 'Ten speakers, and what you can do afterward.',
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

/** Below the registration. */
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
    title: 'Two days are not enough?',
    lead: 'The certification works through the same ten strategies in live sessions, and the partnership with your own clients.',
    actions: nextSteps,
  },
] as const satisfies readonly (AnyCommonSection | OwnSymposiumSection)[];
