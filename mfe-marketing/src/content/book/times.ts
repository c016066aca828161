import type { BookSection } from './section-types.ts';

/** The free times, and the form that takes one. */
export const times = {
  kind: 'booking',
  id: 'times',
  title: 'Choose a time.',
  lead: 'Only times that are free are shown. We keep the one you choose for 15 minutes, and it is yours once you confirm it by the link in our email.',
  formLabel: 'Book a discovery call',
  pending: {
    title: 'We keep the time for you.',
    lead: 'Check your email next. What happens on the call, and what to have on your desk, is below.',
  },
  booked: {
    title: 'The time is yours.',
    lead: 'What happens on the call, and what to have on your desk, is below.',
  },
} as const satisfies BookSection<'booking'>;
