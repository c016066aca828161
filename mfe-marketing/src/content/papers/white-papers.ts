import type { WhitePaper } from './paper.ts';

/** In the order of their cards. */
export const whitePapers = [
  {
    id: 'non-stock-market-alternatives',
    title: 'Alternatives to the stock market: return, tax and exit',
    description:
      'Where an owner’s money can go besides listed shares: the business, real estate, plans, insurance, private loans and shares. How each return is taxed in 2026, and how each ends.',
    preview: [
      'Most owners hold one asset above all others: their company. Before you add a second, count how much of what you own depends on the same customers. This paper starts with that count and then asks the same six questions of every alternative.',
      'It compares interest and rent after tax over ten years, pays down a loan, takes a building through a cost segregation study and out again by a sale, and shows what a cash balance plan demands in a bad year. An IRA that holds a building must make two distributions in one year.',
      'For each alternative it says who should leave it alone. We are not a registered investment adviser: the paper gives no advice on securities and ends with questions for your CPA.',
    ],
    category: 'Investment Strategy',
    featured: true,
    revised: '2026-11-27',
    review: {
      author: 'Harlan Teague, CPA',
      reviewer: 'Desmond Oyelaran, EA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Corrected the tax saved by Tamura’s pension for the business income deduction, the Tennessee excise tax, and the rate on small business stock gain. New building, research, and IRA examples.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
  },
  {
    id: 'social-security-allocations',
    title: 'Social Security allocations: benefits, taxes and the income around them',
    description:
      'How benefits, claiming age, withdrawals, wages and Roth conversions act on each other: the tax worked out in seven steps, claiming tables by year of birth, and complete household returns.',
    preview: [
      'Another $10,000 from an IRA can cost a retired person in the 12% bracket close to 22%, because it brings benefits into income that were free of tax before. This paper shows where that band begins and where it ends, for single and joint returns.',
      'It works out provisional income step by step, gives the share of the full amount by year of birth and claiming age, and applies the 2026 earnings test. It asks when a later claim catches up if savings earn a return. One couple converts $60,000 before claiming and, for comparison, after. Another loses a spouse: income falls by $20,000 and the tax rises.',
      'It closes with a yearly order of work and questions for your CPA. It is not advice for your own case.',
    ],
    category: 'Social Security',
    revised: '2026-11-27',
    review: {
      author: 'Miriam Castellano, CPA',
      reviewer: 'Harlan Teague, CPA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Added the steps of the income-related Medicare premium, and the age for charitable distributions. Plainer wording.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
  },
  {
    id: 'understanding-social-security',
    title: 'Understanding Social Security: from a dollar of pay to a payment',
    description:
      'How the system is financed and how a benefit comes about: the wage base from 2002 to 2026, the formula with its bend points, self-employed owners, S corporation salaries, common errors, and a check of your own record.',
    preview: [
      'Two numbers meet in Social Security: the tax on your pay and the earnings on your record. Owners who set their own salary set both, but most calculations look only at the tax.',
      'This paper follows a dollar through the payroll tax, the record, the formula and the claiming age to the payment that reaches the bank. It has the wage base table of 2002 to 2011 with the figures of 2025 and 2026, self-employment tax at four levels of profit, and four S corporation salaries with the record and the plan contribution that each supports.',
      'At the end are common errors, a list of nine things to check on your own record, and questions for your CPA. It promises no saving and shows where a larger tax buys something.',
    ],
    category: 'Retirement Planning',
    revised: '2026-11-27',
    review: {
      author: 'Miriam Castellano, CPA',
      reviewer: 'Desmond Oyelaran, EA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Added the 35 years, the bend points for 2026, and a worked benefit. Corrected the wage figure found in Watson and the Tennessee excise tax.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
  },
] as const satisfies readonly WhitePaper[];
