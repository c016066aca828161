import type { PageHeading } from '../sections.ts';
import type { BookSection } from './section-types.ts';

/** The booking page's address with the token of an email: one call, shown to the person who booked it. */
export const yourCall = {
  id: 'your-call',
  page: 'Your Call',
  title: 'The call you booked.',
  lead: 'This page belongs to the link in your email: whoever has the link can use it.',
} as const satisfies PageHeading;

export const call = {
  kind: 'managedCall',
  id: 'call',
  title: 'Day and time',
} as const satisfies BookSection<'managedCall'>;
