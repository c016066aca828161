import type { AnyCommonSection } from '../sections.ts';
import type { OwnNewsletterSection } from './section-types.ts';

/** Above the form. */
export const newsletterTop = [
  {
    kind: 'taskHero',
    // Not `newsletter`: the footer's block has that name.
    id: 'monthly-letter',
    page: 'Newsletter',
    title: 'Tax changes and deadlines, monthly.',
    lead: 'One free email on the first Tuesday of a month, read in five minutes.',
  },
] as const satisfies readonly AnyCommonSection[];

/** Below the form. */
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
