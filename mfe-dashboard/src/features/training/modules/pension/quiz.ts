import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'limit',
    section: 'designs',
    question: 'What does the law limit in a cash balance plan?',
    options: [
      'The yearly contribution, in dollars',
      'The benefit at retirement, from which an actuary derives the contribution',
      'The contribution, at 25% of pay',
    ],
    right: 1,
    reason:
      'IRC 415(b) limits the yearly benefit, $290,000 in 2026. Tables of contributions by age are illustrations.',
  },
  {
    id: 'first',
    section: 'figures',
    question: 'Why can the first payment be smaller than the level payment of $276,676?',
    options: [
      'Interest is credited only from the second year',
      'After one year only a tenth of the dollar limit has been earned',
      'The deduction is limited to half in the first year',
    ],
    right: 1,
    reason:
      'The dollar limit is cut by one tenth for each year short of ten years of participation. One tenth, discounted, is $224,324.',
  },
  {
    id: 'combined',
    section: 'lines',
    question: 'Why does Design B stop at 6% of pay in the profit sharing?',
    options: [
      'More would fail the test of deferrals',
      'Up to 6% of pay is not counted under the combined limit, and the PBGC does not cover this practice',
      'The 401(k) document allows no more',
    ],
    right: 1,
    reason:
      'IRC 404(a)(7). A plan that the PBGC covers has no combined limit, but a professional practice of seven people is not covered.',
  },
  {
    id: 'thin',
    section: 'thin-year',
    question:
      'Profit in the worst of five years would not have met the required payment. What is the first answer?',
    options: [
      'Adopt the plan and skip the payment in bad years',
      'Make the benefit formula smaller and compute again',
      'Plan to end it after three years',
    ],
    right: 1,
    reason:
      'Payments are required (IRC 430), and a plan is meant to be permanent. A smaller plan that can be paid is the honest design.',
  },
  {
    id: 'date',
    section: 'carry-out',
    question: 'By when must the minimum payment for the calendar plan year 2026 be made?',
    options: ['March 15, 2027', 'September 15, 2027', 'October 15, 2027'],
    right: 1,
    reason:
      '8 1/2 months after the plan year (IRC 430(j)), even where the owner’s return is extended to October.',
  },
] as const satisfies TrainingModule['quiz'];
