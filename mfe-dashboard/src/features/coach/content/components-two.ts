import type { BlueprintComponent } from './blueprint.ts';

/** The other five of the ten components. */
export const otherComponents: readonly BlueprintComponent[] = [
  {
    id: 'cost-segregation',
    title: 'Cost Segregation',
    overview:
      'An engineer divides a building into what lasts 5, 7, 15 and 27.5 or 39 years. Deductions move to earlier years. It is timing: what is deducted early is not deducted later, and some of it comes back on sale.',
    benefits: [
      'Property acquired after January 19, 2025 with a life of up to 20 years is written off in the first year',
      'Buildings of earlier years catch up in one year by Form 3115, without amended returns',
      'Parts that are replaced later can be retired, because they have a basis of their own',
    ],
    steps: [
      'Check first who can use the loss: sections 465, 469 and 461(l)',
      'Order an engineering-based study, never one by rule of thumb',
      'Read it: site visit, cost sources, method, reconciliation to total cost',
      'File Form 3115 (change 7) for a building of a prior year',
      'Write the recapture of a sale into the plan on the day the deduction is taken',
    ],
    integrations: [
      '4/1 Tax Reduction Strategy: puts the deduction in a year of high rates',
      'Asset Protection: the entity that holds the building',
    ],
    idealClients: [
      'Building of $750,000 or more without land, held for years',
      'Owner who materially participates, or rents to a business of their own',
      'Not for a sale that is planned in the next two years',
    ],
    figure: {
      says: 'A $2,000,000 building in service in July 2026, with $500,000 in short lives.',
      law: 'First-year deductions of $517,655 instead of $23,540: $494,115 moved forward, $182,823 at 37%, deferred and not saved. On sale straight-line depreciation is taxed at up to 25%, the short lives as ordinary income.',
      source: 'IRC 168(k), 1245, 1250; Pub. 946, table A-7a',
    },
  },
  {
    id: 'rd-credits',
    title: 'Research and Development Credits',
    overview:
      'A credit for finding something out: a process that did not hold, a part that had to be lighter, software nobody could specify. It rests on four tests and on notes made while the work was done.',
    benefits: [
      'A credit, not a deduction: it lowers the tax itself',
      'A young company with receipts below $5 million may use up to $500,000 a year against payroll tax',
      'Domestic research cost is deducted at once again (IRC 174A)',
    ],
    steps: [
      'Interview the people who did the work, one project at a time',
      'Apply the four-part test of IRC 41(d) to each component',
      'Sort wages, supplies and contract research, and leave out what others funded',
      'Choose the regular or the simplified method, and the election under 280C(c) on the original return',
      'File Form 6765; its Section G asks for the components from 2026 on, with exceptions',
    ],
    integrations: [
      '401K Optimization: wages of researchers count before deferral',
      '4/1 Tax Reduction Strategy: the year in which a credit can be used',
    ],
    idealClients: [
      'Manufacturers, engineers, software companies, food and chemical makers',
      'Businesses that throw away prototypes',
      'Not for work that a customer pays for whatever happens',
    ],
    figure: {
      says: 'R&D credit up to 20% of qualified expenses carried forward up to 20 years.',
      law: 'The 20% apply to the excess over a base that is at least half of the current expenses, so the credit is at most 10% of them; by the simplified method 14% of what exceeds half the average of three years. The carryforward of 20 years is right.',
      source: 'IRC 41(a)(1), (c)(2), (c)(4), 39',
    },
  },
  {
    id: 'four-one-tax-reduction',
    title: '4/1 Tax Reduction Strategy',
    overview:
      'Four questions in one plan: which entity, how the owner is paid, in which year, and which deductions and credits hold. Asked one by one they contradict each other; asked together they give one return.',
    benefits: [
      'One model instead of four opinions, so that a gain here is not a loss there',
      'The owner sees what each decision is worth, and what it costs to keep up',
      'A calendar that says what has to be done before December 31',
    ],
    steps: [
      'Enter two years of returns into the tax projection',
      'Set reasonable pay first, with its evidence; then the entity',
      'Place income and deductions in years, by rates and by limits',
      'Add the strategies that survive, one at a time',
      'Sign the plan, with estimates, risks and what the client has to do',
    ],
    integrations: [
      'Every other component: this is where they are added up',
      'Wealth Expansion Blueprint: carries the result on over years',
    ],
    idealClients: [
      'Profit above $300,000 in a business that was never reviewed as a whole',
      'Sole proprietors and partnerships that have grown',
      'Not for anybody who wants one trick and no bookkeeping',
    ],
    figure: {
      says: 'Typical tax reduction 30-50%.',
      law: 'No law gives such a range, and no result is typical before the facts are known. Show a client the projection of their own figures, with and without, and say which part is deferred.',
      source: '31 CFR 10.37 (reasonable facts and assumptions); 16 CFR 255',
    },
  },
  {
    id: 'captive-insurance',
    title: 'Captive Insurance',
    overview:
      'An insurer that the business owns, for risks that the market covers badly or not at all. A small one may elect to be taxed on its investment income only. It has to be insurance in fact, and the IRS looks closely.',
    benefits: [
      'Cover for deductibles, supply failure, cyber events, warranty',
      'Claims data that the business owns, and a reason to prevent losses',
      'Reserves that are set aside for the risks, under a regulator',
    ],
    steps: [
      'Begin with a feasibility study by an independent actuary, before anybody speaks of tax',
      'Price premiums by risk, with real policies and real claims handling',
      'Meet risk shifting, risk distribution and diversification (IRC 831(b)(2)(B))',
      'Test the loss ratio and look for financing back to the owner, every year',
      'Report on Form 8886 where the rules ask for it, and keep tax counsel of the client’s own',
    ],
    integrations: [
      'Asset Protection: the risks that are left when the rest is insured',
      'Wealth Preservation: who owns the captive is part of the estate',
    ],
    idealClients: [
      'Profit above $1,500,000, with losses that can be shown',
      'Several operating entities, or a group that shares risk',
      'Not for anybody who asks what comes back before what is covered',
    ],
    figure: {
      says: 'The election for small insurers.',
      law: 'Net or direct written premiums, whichever is greater, up to $2,900,000 in 2026. A loss ratio under 60%, or financing back to the owner, makes it a transaction of interest that is reported; the listed designation is in litigation. Get tax counsel.',
      source: 'IRC 831(b); Reg. 1.6011-11; Rev. Proc. 2025-32',
    },
  },
  {
    id: 'wealth-expansion-blueprint',
    title: 'Wealth Expansion Blueprint',
    overview:
      'The whole: nine layers in an order that a client can follow, from the entity to the yearly forecast. It is kept up, not delivered: each year one layer is opened, the figures are set beside what was estimated, and the next one is chosen.',
    benefits: [
      'A client knows what comes this year, and why the rest waits',
      'Each strategy has a page: what was promised, what came, what it needs',
      'The advisor is paid for a plan that is kept, not for hours',
    ],
    steps: [
      'Put the layers in the client’s order, and write down which of them will never be used',
      'Agree on a retainer whose scope names the layers of the year',
      'Hold a review each quarter with the client review agenda',
      'Measure at the end of the year: estimate beside result',
      'Tell the story of the year, with consent, so that others learn from it',
    ],
    integrations: [
      'All nine others: it sets their order',
      'Stories: the result and the lesson of each year become one',
    ],
    idealClients: [
      'Owners who want an advisor for ten years',
      'Families with a business, a building and children',
      'Not for a client who only wants this year’s return filed',
    ],
  },
];
