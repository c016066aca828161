import type { BookSection } from './book.ts';
import type { PageHeading } from './sections.ts';

/** For the booking page with a token from an email, which shows only that booking. */
export const yourCall = {
  id: 'your-call',
  page: 'Your Call',
  title: 'The call you booked.',
  lead: 'Anyone with the link in your email can use this page.',
} as const satisfies PageHeading;

export const call = {
  kind: 'managedCall',
  id: 'call',
  title: 'Day and time',
} as const satisfies BookSection<'managedCall'>;
