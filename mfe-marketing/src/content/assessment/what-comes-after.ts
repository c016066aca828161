import type { Question } from './question-types.ts';

export const succession = {
  id: 'succession',
  legend: 'If you had to stop tomorrow, what would happen to the business?',
  missing: 'Choose what would happen to the business',
  options: [
    {
      value: 'signed-and-funded',
      label: 'A signed, funded agreement says so, and my estate documents agree with it',
      points: 3,
      look: {
        strategy: 'legacy-planning',
        weight: 1.3,
        reason:
          'The documents agree. The value in them is the part that goes stale: refresh it every other year.',
      },
    },
    {
      value: 'old-or-unfunded',
      label: 'There is an agreement, but it is old or without funding',
      points: 2,
      look: {
        strategy: 'legacy-planning',
        weight: 5.5,
        reason:
          'An agreement without money behind it asks your partners or family to find the price at the worst moment. Value and funding come first.',
      },
    },
    {
      value: 'talked-about',
      label: 'We have talked about it',
      points: 1,
      look: {
        strategy: 'legacy-planning',
        weight: 7.8,
        reason:
          'What was said is not written down. A court, a bank and the other owners will each read the silence in their own way.',
      },
    },
    {
      value: 'nothing',
      label: 'Nothing is arranged',
      points: 0,
      look: {
        strategy: 'legacy-planning',
        weight: 9,
        reason:
          'Nothing says who runs or owns the business after you. Every other strategy here is built on a business that goes on.',
      },
    },
  ],
} as const satisfies Question;

export const giving = {
  id: 'giving',
  legend: 'Do you give to charity, or mean to?',
  missing: 'Choose whether you give to charity',
  options: [
    {
      value: 'through-a-vehicle',
      label: 'Yes, through a foundation or a fund, timed with my income',
      points: 3,
      look: {
        strategy: 'private-foundations',
        weight: 0.7,
        reason:
          'The vehicle is there. Its records and family roles deserve a yearly look, and so does the payout: a private foundation has to pay out a share of its assets every year (IRC 4942).',
      },
    },
    {
      value: 'by-check',
      label: 'Yes, each year, by check or card',
      points: 1,
      look: {
        strategy: 'private-foundations',
        weight: 5,
        reason:
          'Cash is deductible, and rarely the best asset to give. From 2026 those who itemize deduct only gifts above a floor (IRC 170(b)(1)(I)), so asset and year matter more; a foundation is one of the vehicles to compare.',
      },
    },
    {
      value: 'later',
      label: 'I mean to, at a sale or in my will',
      points: 0,
      look: {
        strategy: 'private-foundations',
        weight: 6.5,
        reason:
          'A gift planned for a sale has to be arranged before the sale is agreed. Whether a foundation, a fund or a trust should hold it is settled then.',
      },
    },
    { value: 'no', label: 'No, or only small sums' },
  ],
} as const satisfies Question;
