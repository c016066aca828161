import type { BlueprintComponent } from './blueprint.ts';

const firstComponents: readonly BlueprintComponent[] = [
  {
    id: 'private-foundation',
    title: 'Private Foundation',
    overview:
      'A charity that the family founds, funds and directs. The deduction comes in the year of the gift, the grants follow over many years, and children learn to decide about money that is no longer theirs.',
    benefits: [
      'A deduction in a year of high income, with grants made when the family is ready',
      'Listed stock held for more than a year is deducted at its value, and its gain is not taxed to the giver',
      'A regular reason for the family to meet, with minutes and votes',
    ],
    steps: [
      'Compare with a donor advised fund in writing: cost, control, payout, privacy',
      'Form the entity, apply for exemption on Form 1023, adopt conflict and grant policies',
      'Fund it, and keep every appraisal and acknowledgment',
      'Pay out 5% of average assets each year (IRC 4942), file Form 990-PF by the 15th day of the fifth month',
      'Review each payment against the self-dealing rules (IRC 4941) before it leaves the account',
    ],
    integrations: [
      'Wealth Preservation: names the successors who will direct it',
      '4/1 Tax Reduction Strategy: chooses the year of the gift',
    ],
    idealClients: [
      'Families who give every year and want to do it in their own name',
      'Owners before a sale, with stock that has grown',
      'Not for anyone who wants the money back, or to hire relatives with it',
    ],
    figure: {
      says: '30% of AGI deduction for cash gifts.',
      law: 'Right for cash to a private non-operating foundation; long-term gain property is limited to 20%. To a public charity or a donor advised fund, cash is limited to 60%. From 2026 itemizers lose the first 0.5% of their contribution base.',
      source: 'IRC 170(b)(1)(B), (D), (G) and (I), tax year 2026',
    },
  },
  {
    id: '401k-optimization',
    title: '401K Optimization',
    overview:
      'Most small plans were bought, not designed. The same payroll, with the match, the safe harbor and the profit sharing chosen on purpose, defers more for those who own the business and still treats the staff well.',
    benefits: [
      'Elective deferrals up to $24,500 in 2026, $32,500 from age 50, $35,750 in the years of ages 60 to 63 where the plan allows it',
      'Profit sharing on top, to a total addition of $72,000 before catch-up',
      'A safe harbor design ends the yearly fear of failed testing',
    ],
    steps: [
      'Read the plan document, the last two tests and the census',
      'Have the administrator price three designs: traditional, safe harbor, new comparability',
      'Check who must make catch-up as Roth: 2025 wages above $150,000 from the same employer',
      'Adopt amendments on time; SECURE 2.0 amendments are due by December 31, 2026',
      'Tell the staff what changes, before the first payroll',
    ],
    integrations: [
      'Pension Strategies: the plan it is paired with, and its limit on deductions (IRC 404(a)(7))',
      '4/1 Tax Reduction Strategy: owner pay sets what can be deferred',
    ],
    idealClients: [
      'Owner on payroll, fewer than 50 staff, stable profit',
      'Spouses who both work in the business',
      'Not for a business that cannot carry a match in a poor year',
    ],
    figure: {
      says: 'Deferral limits of the plan, 2026.',
      law: '$24,500; catch-up $8,000 from 50, or $11,250 in the years of ages 60 to 63, which takes the place of the $8,000; total additions $72,000.',
      source: 'IRC 402(g), 414(v), 415(c); Notice 2025-67',
    },
  },
  {
    id: 'wealth-preservation',
    title: 'Wealth Preservation',
    overview:
      'What was built has to survive a death, a divorce, a lawsuit and a family that disagrees. Title, trusts, beneficiary forms and insurance are read together, because each of them can undo the others.',
    benefits: [
      'One page shows who gets what, by which document, and what it costs',
      'Outdated beneficiary forms are found while they can still be changed',
      'Lifetime gifts use today’s exclusion on purpose instead of by accident',
    ],
    steps: [
      'Collect wills, trusts, deeds, titles, policies and beneficiary forms in one list',
      'Draw who owns what, and what happens on each of four events',
      'Bring the estate attorney in with questions, not with a finished plan',
      'Retitle, re-name beneficiaries, fund the trusts that exist',
      'Read the list again every second year and after each family event',
    ],
    integrations: [
      'Asset Protection: the same titles, read for creditors',
      'Private Foundation: the part that is meant for others',
    ],
    idealClients: [
      'Second marriages, blended families, children in and out of the business',
      'Estates above or near the exclusion, or in a state with its own estate tax',
      'Not a task for a tax advisor alone: documents are drafted by an attorney',
    ],
    figure: {
      says: 'What can pass free of federal estate and gift tax.',
      law: '$15,000,000 a person in 2026, indexed after that; $19,000 a year to each recipient besides. Above it the rate is 40%.',
      source: 'IRC 2010(c)(3), 2503(b), 2001(c); Rev. Proc. 2025-32',
    },
  },
  {
    id: 'pension-strategies',
    title: 'Pension Strategies',
    overview:
      'A cash balance plan is a pension that looks like an account. For an owner in the fifties with high, steady profit it takes more than a 401(k) ever can, in exchange for a promise to fund it in poor years as well.',
    benefits: [
      'Contributions grow with age, because there are fewer years to fund the same benefit',
      'Pairs with a 401(k), so that staff cost is planned and not discovered',
      'Assets are held in trust, apart from the business',
    ],
    steps: [
      'Test three years of profit against the contribution in the worst year',
      'Have an enrolled actuary model the census, with and without the spouse',
      'Adopt the plan by the due date of the return with extensions (IRC 401(b)(2))',
      'Fund by September 15 for a calendar year, whatever the extension of the return',
      'Review funding with the actuary every year, and say when the plan should end',
    ],
    integrations: [
      '401K Optimization: sets what the staff receives',
      'Wealth Preservation: beneficiary forms of a plan override a will',
    ],
    idealClients: [
      'Owner aged 45 to 62, profit above what the family spends, few and younger staff',
      'Professional practices that pay the top rate',
      'Not for profit that comes and goes: contributions are required, not optional',
    ],
    figure: {
      says: 'Max pension contributions up to $343,000 annually (2025).',
      law: 'An illustration, not a limit of the law. The law limits the yearly benefit, to $280,000 for 2025 and $290,000 for 2026; what may be paid in depends on age, pay, years, staff and the actuary’s assumptions, and an enrolled actuary certifies it.',
      source: 'IRC 415(b), 430, 404(o); Notices 2024-80 and 2025-67',
    },
  },
  {
    id: 'asset-protection',
    title: 'Asset Protection',
    overview:
      'Order put into title, entities, and insurance before anyone has a claim. It makes it less likely that one loss reaches everything else. After a claim has arisen it is too late, and moving property then can be undone.',
    benefits: [
      'Operating risk and saved wealth are no longer in the same entity',
      'Cover is matched to the risks that the business really has',
      'An owner who sleeps better negotiates better',
    ],
    steps: [
      'List what could go wrong, and which of it is insured, with limits',
      'Separate real estate and equipment from operations where the numbers carry it',
      'Buy the umbrella before the entity: it is the cheaper layer',
      'Keep the separation alive: accounts, leases, minutes, insurance of each entity',
      'Let counsel of the state confirm what its law protects',
    ],
    integrations: [
      'Captive Insurance: cover for what the market prices badly',
      'Cost Segregation: a building in a separate entity is easier to study',
    ],
    idealClients: [
      'Physicians, builders, landlords, carriers, and anyone with employees on the road',
      'Owners whose building and business are in one company',
      'Not for anyone who has been sued or expects to be',
    ],
  },
];

const otherComponents: readonly BlueprintComponent[] = [
  {
    id: 'cost-segregation',
    title: 'Cost Segregation',
    overview:
      'An engineer divides a building into what lasts 5, 7, 15 and 27.5 or 39 years. Deductions move to earlier years. It is timing: what is deducted early is not deducted later, and some of it comes back on sale.',
    benefits: [
      'Property acquired after January 19, 2025 with a life of up to 20 years is written off in the first year',
      'Buildings of earlier years catch up in one year by Form 3115, without amended returns',
      'Parts that are replaced later can be retired, because they have their own basis',
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
      'Owner who materially participates, or rents to their own business',
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
      'A credit for finding something out: a process that did not hold, a part that had to be lighter, software that no one could specify. It rests on four tests and on notes made while the work was done.',
    benefits: [
      'A credit, not a deduction: it lowers the tax itself',
      'A young company with receipts below $5 million may use up to $500,000 a year against payroll tax',
      'Domestic research cost is deducted in the year again (IRC 174A)',
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
      'Not for anyone who wants one trick and no bookkeeping',
    ],
    figure: {
      says: 'Typical tax reduction 30-50%.',
      law: 'No law gives such a range, and no result is typical before the facts are known. Show clients the projection of their figures, with and without, and say which part is deferred.',
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
      'Begin with a feasibility study by an independent actuary, before anyone speaks of tax',
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
      'Not for anyone who asks what comes back before what is covered',
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
      'The whole: nine layers in an order that a client can follow, from the entity to the yearly forecast. It is kept up, not delivered: each year one layer is opened, the figures are compared with the estimate, and the next one is chosen.',
    benefits: [
      'A client knows what comes this year, and why the rest waits',
      'Each strategy has a page: what was promised, what came, what it needs',
      'The advisor is paid for a plan that is kept, not for hours',
    ],
    steps: [
      'Put the layers in the client’s order, and write down which of them will never be used',
      'Agree on a retainer whose scope names the layers of the year',
      'Hold a review each quarter with the client review agenda',
      'Measure at the end of the year: compare the estimate with the result',
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

/** In the order of the panel. */
export const blueprintComponents: readonly BlueprintComponent[] = [...firstComponents, ...otherComponents];
