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
    lead: 'Each strategy comes while you can still act on it.',
    months: [
      {
        month: 'January',
        subject: 'The new year’s limits, and the forms you owe your people',
      },
      {
        month: 'February',
        subject: 'Paying yourself: salary and distributions',
      },
      {
        month: 'March',
        subject: 'Entity returns, their elections, and extensions',
      },
      { month: 'April', subject: 'After the return: the four numbers in it worth keeping' },
      { month: 'May', subject: 'Cost segregation for property bought last year' },
      { month: 'June', subject: 'Mid-year projection: where the year will end' },
      {
        month: 'July',
        subject: 'Research costs (IRC 174A and 41), and the notes to take now',
      },
      { month: 'August', subject: 'Insurance: what a captive is for, and what it is not for' },
      { month: 'September', subject: 'Retirement plans that must exist before the year is out' },
      { month: 'October', subject: 'Gifts and trusts, while appraisers still have time' },
      { month: 'November', subject: 'The list for the last six weeks' },
      { month: 'December', subject: 'What you can still do on December 30' },
    ],
  },
] as const satisfies readonly OwnNewsletterSection[];

export const subscribe = {
  kind: 'subscribe',
  id: 'subscribe',
  title: 'Subscribe, then confirm your address.',
  lead: 'We email you a link. Issues come only after you confirm.',
  formLabel: 'Subscribe to the newsletter',
  letter: [
    {
      title: 'What changed',
      text: 'The month’s acts, regulations and rulings for owner-led businesses, each with its citation and effective date.',
    },
    {
      title: 'One strategy, worked through',
      text: 'One of the ten, in round figures: what it saves, what it costs, and when to leave it alone.',
    },
    {
      title: 'The next eight weeks',
      text: 'Federal dates for returns, estimates, deposits and elections, and which ones you cannot extend.',
    },
  ],
} as const satisfies NewsletterSection<'subscribe'>;

export const head = {
  title: 'Newsletter',
  description:
    'One email a month: what changed in the tax code for owner-led businesses, one strategy worked through, and the deadlines of the next eight weeks.',
  path: paths.newsletter,
} satisfies PageHead;
