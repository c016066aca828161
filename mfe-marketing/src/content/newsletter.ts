import { paths } from 'shared-contract/paths';
import type { PageHead } from '../page.tsx';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

type OwnNewsletterSection =
  | ({
      readonly kind: 'subscribe';
      readonly formLabel: string;
      /** Paragraphs of a sample email. */
      readonly letter: readonly { readonly title: string; readonly text: string }[];
    } & Heading)
  | ({
      readonly kind: 'months';
      readonly months: readonly { readonly month: string; readonly subject: string }[];
    } & Heading);

export type NewsletterSection<Kind extends OwnNewsletterSection['kind']> = OfKind<OwnNewsletterSection, Kind>;

export const newsletterTop = [
  {
    kind: 'taskHero',
    // Not `newsletter`, which is the id of the footer's block.
    id: 'monthly-letter',
    page: 'Newsletter',
    title: 'Tax changes and deadlines, monthly.',
    lead: 'One free email on the first Tuesday of a month, read in five minutes.',
  },
] as const satisfies readonly AnyCommonSection[];

export const newsletterRest = [
  {
    kind: 'months',
    id: 'calendar',
    title: 'Through the year, month by month.',
    lead: 'The worked strategy follows the year, so that there is still time to act on it.',
    months: [
      {
        month: 'January',
        subject: 'What the new year’s limits change, and which forms owe a copy to your people',
      },
      {
        month: 'February',
        subject: 'Paying yourself: salary and distribution, before the first payrolls set a habit',
      },
      {
        month: 'March',
        subject: 'Entity returns, elections that go with them, and extensions that do not extend payment',
      },
      { month: 'April', subject: 'After the return: the four numbers in it worth keeping' },
      { month: 'May', subject: 'Cost segregation for property bought last year' },
      { month: 'June', subject: 'Mid-year projection: where the year will end if nothing is done' },
      {
        month: 'July',
        subject: 'Research costs (IRC 174A and 41), and the notes to take while the work is going on',
      },
      { month: 'August', subject: 'Cover: what a captive is for, and what it is not for' },
      { month: 'September', subject: 'Retirement plans that must exist before the year is out' },
      { month: 'October', subject: 'Gifts and trusts, while appraisers still have time' },
      { month: 'November', subject: 'The list for the last six weeks' },
      { month: 'December', subject: 'What can still be done on December 30, and what cannot' },
    ],
  },
] as const satisfies readonly OwnNewsletterSection[];

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

export const head = {
  title: 'Newsletter',
  description:
    'One email a month: what changed in the tax code for owner-led businesses, one strategy worked through, and the deadlines of the next eight weeks.',
  path: paths.newsletter,
} satisfies PageHead;
