import type { NewsletterSection } from './section-types.ts';

/** The form, and what it brings. */
export const subscribe = {
  kind: 'subscribe',
  id: 'subscribe',
  title: 'Your address, confirmed once.',
  lead: 'We email the address and ask. Issues come only after you have said yes there.',
  formLabel: 'Subscribe to the newsletter',
  letter: [
    {
      title: 'What changed',
      text: 'Acts, regulations and rulings of the month that touch an owner-led business, each with its citation and the day it takes effect.',
    },
    {
      title: 'One strategy, worked through',
      text: 'One of the ten on round figures: what it saves, what it costs, and when we would leave it alone.',
    },
    {
      title: 'The next eight weeks',
      text: 'Federal dates for returns, estimates, deposits and elections, with those that cannot be extended marked.',
    },
  ],
} as const satisfies NewsletterSection<'subscribe'>;
