import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';

const { earlyEnrolmentDays, guaranteeDays, price, refundBusinessDays, weeks } = programme;
const { standard, earlyEnrolment } = price;

/** The price of the program, drawn as the plans are that it teaches. */
export const feeSheet = {
  title: 'Fee sheet',
  subject: `CPPS certification, ${weeks} weeks`,
  lines: [
    {
      title: 'In one payment',
      text: 'Invoiced when you are accepted',
      result: formatDollars(standard.full),
      details: [
        { term: 'Early', value: formatDollars(earlyEnrolment.full) },
        { term: 'By', value: `${earlyEnrolmentDays} days before the start` },
      ],
    },
    {
      title: `In ${standard.instalments} installments`,
      text: `${standard.instalments} x ${formatDollars(standard.instalment)}, one a month, no interest`,
      result: formatDollars(standard.instalments * standard.instalment),
      details: [
        {
          term: 'Early',
          value: `${earlyEnrolment.instalments} x ${formatDollars(earlyEnrolment.instalment)}`,
        },
        { term: 'First', value: 'When you are accepted' },
      ],
    },
    {
      title: 'If it is not for you',
      text: `One line within ${guaranteeDays} days of the first live session`,
      result: 'All of it back',
      details: [
        { term: 'Paid', value: `Within ${refundBusinessDays} business days` },
        { term: 'Keep', value: 'The templates you have' },
      ],
    },
  ],
  totals: [
    { term: 'CPE hours', value: String(programme.cpeHours) },
    { term: 'Templates', value: programme.templates },
    { term: 'Seats', value: String(programme.seatsPerCohort) },
  ],
  titleBlock: [
    { term: 'Second tier', value: 'None' },
    { term: 'Added later', value: 'Nothing' },
  ],
} as const satisfies PlanSheetProps;
