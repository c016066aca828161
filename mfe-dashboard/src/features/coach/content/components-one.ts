import type { BlueprintComponent } from './blueprint.ts';

/** The first five of the ten components. */
export const firstComponents: readonly BlueprintComponent[] = [
  {
    id: 'private-foundation',
    title: 'Private Foundation',
    overview:
      'A charity that the family founds, funds and directs. The deduction comes in the year of the gift, the grants follow over many years, and children learn to decide about money that is no longer theirs.',
    benefits: [
      'A deduction in a year of high income, with grants made when the family is ready',
      'Listed stock held for more than a year is deducted at its value, and its gain is not taxed to the giver',
      'A standing reason for the family to meet, with minutes and votes',
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
      'Not for anybody who wants the money back, or to hire relatives with it',
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
      'Estates above or near the exclusion, or in a state with a tax of its own',
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
      'Test three years of profit against the contribution in the worst of them',
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
      'Order put into title, entities and insurance before anybody has a claim. It makes it less likely that one loss reaches everything else. After a claim has arisen it is too late, and moving property then can be undone.',
    benefits: [
      'Operating risk and saved wealth no longer stand in the same entity',
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
      'Cost Segregation: a building in an entity of its own is easier to study',
    ],
    idealClients: [
      'Physicians, builders, landlords, carriers, anybody with employees on the road',
      'Owners whose building and business stand in one company',
      'Not for anybody who has been sued or expects it',
    ],
  },
];
