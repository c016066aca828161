import type { RetirementPaper } from './paper.ts';

/** Resources of the page on advanced retirement planning, in the order of their cards. */
export const retirementPapers = [
  {
    id: 'cash-balance-plan-guide',
    title: 'Cash balance plans: a guide for owners',
    description:
      'What the plan promises, how age and the pension limit of $290,000 (2026) decide the contribution, what the staff receive, what a bad year costs, and who should leave it alone.',
    preview: [
      'A cash balance plan is a pension that reads like an account. The law limits what it may pay, and an actuary works out each year what the employer has to put in. That order explains both the large contributions and the risk.',
      'The guide shows two ceilings by age, with the assumptions behind them, and sets them next to published tables. It adds the 401(k), the combined deduction limit, the three tests, the cost of the staff at two payrolls, and the year in which the trust loses money.',
      'It ends with the dates for a 2026 plan, six groups who should not adopt one, and the questions for an actuary. Every figure is an illustration, and none is advice to you.',
    ],
    category: 'Cash Balance Plans',
    featured: true,
    revised: '2026-11-27',
    review: {
      author: 'Miriam Castellano, CPA',
      reviewer: 'Desmond Oyelaran, EA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Added the ceiling of each plan year next to the level payment. Terms of art explained where they first appear.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
    benefits: [
      'Two ceilings for the contribution, by age, with the steps',
      'The owner’s share at a small and at a large payroll',
      'What deferral is worth after ten years, at two tax rates',
      'Adoption and funding dates for the 2026 plan year',
      'Six questions for the actuary',
    ],
  },
  {
    id: 'retirement-plan-trends',
    title: 'Retirement plan rules in 2026: what changed for small employers',
    description:
      'SECURE 2.0, P.L. 119-21 and the limits for 2026, from Roth-only catch-ups and late safe harbors to the state tax cap: what changed for a small plan, and what to do before December 31.',
    preview: [
      'Four changes meet in 2026. The limits rose, Roth-only catch-ups reached payroll, the Act of July 4, 2025 made the individual tax rates permanent, and plan documents have to be amended by December 31.',
      'The paper sets the figures of 2025 and 2026 next to each other with their authority. It works out why a contribution of $55,000 lowered one couple’s tax by 41.8% of its amount, how a failed test can still be cured, and why the old argument for Roth contributions is gone.',
      'You get rules and arithmetic, not surveys or forecasts, and no amounts for 2027. It ends with seven tasks for the rest of the year.',
    ],
    category: 'Market Trends',
    revised: '2026-11-27',
    review: {
      author: 'Miriam Castellano, CPA',
      reviewer: 'Harlan Teague, CPA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Added the safe harbor designs that can be adopted late, and who is highly compensated. The limit on annual additions is for each unrelated employer. New distribution example.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
    benefits: [
      'Eleven plan limits for 2025 and 2026 in one table',
      'Who must make catch-ups as Roth, and how payroll knows',
      'Where a contribution also brings back state tax deduction',
      'Which plans can still be adopted after year-end',
      'Seven tasks before December 31, 2026',
    ],
  },
  {
    id: 'owner-retirement-strategy',
    title: 'Retirement strategy for owners: plans, pay, entity and exit',
    description:
      'Which plans to stack and in which order, what salary does to each, how the entity and the partners count, what a sale does to a pension, and the dates of the 2026 plan year.',
    preview: [
      'Which plans, how much pay, which entity, for how long, and to whom the business goes: owners often settle these in different years with different people. This paper treats them together.',
      'It ranks the plans by what they demand of the business. In one example a raise costs $8,423.52 in payroll tax to defer $5,600 of income tax, so the answer is no. In another, a salary of $120,000 caps the pension of an owner of 55.',
      'The second half covers buyers, successors and heirs, with a table of the tax points of a sale, and every election and funding date for 2026. It also names six conditions under which you should stop at the 401(k).',
    ],
    category: 'Business Strategy',
    revised: '2026-11-27',
    review: {
      author: 'Harlan Teague, CPA',
      reviewer: 'Miriam Castellano, CPA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Corrected the wage figure found in Watson, the Tennessee excise tax, and the rate on small business stock gain that is not excluded. Added the tax questions of a sale.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
    benefits: [
      'The plans in order, with the limit and the price of each',
      'Two worked salaries: when a raise pays, and when not',
      'What counts as pay in four kinds of entity',
      'What a sale, a successor and an heir do to the plan',
      'Election and funding dates to October 2027',
    ],
  },
  {
    id: 'medical-practice-case-study',
    title: 'Case study: a medical practice adds a cash balance plan',
    description:
      'An invented practice of four surgeons and fourteen staff, with its census. We check four figures often quoted for these plans line by line, with the cost and the tests.',
    preview: [
      'The practice in this paper is invented, and no client was its model. We built it to check four figures: $157,000 to $282,000 a year, more than 90% to owners, $280K+ in tax savings, and 5X a 401(k) alone.',
      'The census lists eighteen people with ages, pay and both contributions. From it follow each credit and its ceilings, the surgeons’ share by three counts, the federal tax deferred by each, the staff cost, and the multiple against three versions of a 401(k). The claim of 5X is true of one of them.',
      'The last pages show what happens if income falls, the trust loses, or a surgeon leaves, and for which practices the same design is wrong.',
    ],
    category: 'Case Studies',
    revised: '2026-11-27',
    review: {
      author: 'Miriam Castellano, CPA',
      reviewer: 'Harlan Teague, CPA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Plainer wording. No figure changed.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
    benefits: [
      'A full census with both plans, person by person',
      'Four headline figures, each with its base and its limits',
      'Tax for 2026 before and after, surgeon by surgeon',
      'The staff cost at which the owners’ share falls to 90%',
      'Five ways in which the plan can go wrong',
    ],
  },
  {
    id: 'interest-rates-and-plan-design',
    title: 'Interest rates and plan design',
    description:
      'Four rates are at work in a pension. What the interest credit, the trust’s return, the funding rates and the conversion rates do to contributions, lump sums, premiums and risk.',
    preview: [
      'People speak of the rate in a pension. There are at least four, under different rules: the interest credit, the trust’s return, the rate the actuary discounts with, and the rate that turns a pension into a lump sum.',
      'This paper takes them one at a time. It shows first-year ceilings at three interest credits, the gap after a year in which the trust loses 8%, the same pension valued at four rates, and a PBGC premium of $13,730 that would be $3,330 if the plan were funded. Its rates are assumptions: there is no market data and no forecast.',
      'It closes with seven requests to your actuary before you sign.',
    ],
    category: 'Market Analysis',
    revised: '2026-11-27',
    review: {
      author: 'Miriam Castellano, CPA',
      reviewer: 'Desmond Oyelaran, EA',
      changes: [
        {
          date: '2026-11-27',
          text: 'Plainer wording. No figure changed.',
        },
        { date: '2026-11-20', text: 'Figures for 2026.' },
      ],
    },
    benefits: [
      'Four rates, who sets each and what it moves',
      'Contributions and lump sums at different rates, worked out',
      'Five designs and the main risk of each',
      'The 2026 premium of a plan that is not fully funded',
      'Seven requests that test a design before it is signed',
    ],
  },
] as const satisfies readonly RetirementPaper[];
