import { paths } from 'shared-contract/paths';
import { symposiumEvent, type SymposiumState } from 'shared-contract/symposium';
import type { StateWords, SymposiumSection } from './section-types.ts';

const { seats } = symposiumEvent;

const open = {
  action: 'Register free',
  title: 'Register for both days.',
  submit: 'Register',
};

/** By where the event stands; the days themselves are in shared-contract. */
const states = {
  upcoming: {
    ...open,
    badge: 'Registration is open',
    lead: 'The 5th annual event: up to 26 CPE hours, 10+ speakers, in Nashville and online.',
    text: 'Free this year. What you type stays on this device until you send it, for a week at most.',
  },
  live: {
    ...open,
    badge: 'Under way now',
    lead: 'The 5th annual event is on: up to 26 CPE hours, 10+ speakers. You can still come, or join the main room online.',
    text: 'Free this year. Credit counts from the minute you sign in; the confirmation is your badge.',
  },
  past: {
    badge: 'Over: main room on demand',
    lead: 'The 5th annual event has been held. Recordings of the main room are on demand; they earn no credit.',
    action: 'Join the waitlist',
    title: 'Join the waitlist for the next one.',
    text: 'Registration for this event is closed. We write to the waitlist first when the next one opens.',
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
      text: `${seats} in the room. Once they are taken you are on the waitlist, and our email says so. Online places in the main room are not limited.`,
    },
    {
      term: 'Confirmation',
      text: 'By email within minutes, with a reference and a calendar file of the days.',
    },
    {
      term: 'Changes',
      text: 'Reply to the confirmation: another way to attend, another name, or not at all.',
    },
    {
      term: 'Once for each person',
      text: 'Register each colleague with their own address: credit follows the person.',
    },
  ],
  recordings: {
    title: 'The main room on demand.',
    text: 'We send the way to the recordings of both days to whoever asks. They are there to look things up, and earn no credit for live attendance.',
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
  notes: { price: 'Travel is yours to pay', place: 'The main room is also online' },
  price: 'Free this year',
  states,
} as const satisfies SymposiumSection<'eventHead'>;

export const nextSteps = [
  { label: 'What else we offer CPAs', to: paths.forCpas },
  { label: 'The CPPS certification', to: paths.cpps },
] as const;
