import type { Heading } from '../sections.ts';
import type { BookSection } from './section-types.ts';

/** The booking page's address with the token of an email: one call, shown to the person who booked it. */
export const yourCall = {
  id: 'your-call',
  eyebrow: 'Your Call',
  title: 'The call you booked.',
  lead: 'Confirm it, move it, cancel it, or put it into your calendar. This page belongs to the link in your email: whoever has the link can do the same.',
} as const satisfies Heading;

export const call = {
  kind: 'managedCall',
  id: 'call',
  eyebrow: 'Discovery call',
  title: 'Day and time',
} as const satisfies BookSection<'managedCall'>;
