import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { tiers } from 'shared-contract/offers';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';

/** A year of the smallest tier as its calendar has it; the dates are those of a calendar-year S corporation. */
export const yearSheet = {
  title: 'Calendar sheet',
  subject: `One year of ${tiers.growth.name}`,
  lines: [
    {
      title: 'First quarter',
      text: 'Pay of the owner set, estimates planned, S election decided',
      result: 'March 15',
      details: [
        { term: 'Law', value: 'Rev. Rul. 74-44; Form 2553' },
        { term: 'With', value: 'Your CPA, one session' },
      ],
    },
    {
      title: 'Second and third quarter',
      text: 'Projection rerun, bills read line by line, plan funded',
      result: 'September 15',
      details: [
        { term: 'Law', value: 'IRC 6654, 404(a)(6)' },
        { term: 'With', value: 'Your CPA, two sessions' },
      ],
    },
    {
      title: 'Fourth quarter',
      text: 'Purchases, bonuses and gifts decided while they still count',
      result: 'December 31',
      details: [
        { term: 'Law', value: 'IRC 168(k), 179, 170' },
        { term: 'With', value: 'Your CPA, one session' },
      ],
    },
  ],
  totals: [
    { term: 'A month', value: formatDollars(tiers.growth.monthly) },
    { term: 'Sessions', value: '4' },
    { term: 'To leave', value: `${noticeDays} days` },
  ],
  titleBlock: [
    { term: 'Kept by', value: 'Us' },
    { term: 'Returns', value: 'Prepared and signed by your CPA' },
  ],
} as const satisfies PlanSheetProps;
