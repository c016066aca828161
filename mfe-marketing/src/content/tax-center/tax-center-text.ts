import { formatDay } from 'shared-contract/format';
import type { IconName } from 'shared-ui/icon';
import { taxLawAsOf } from 'shared-contract/tax/tables';

interface StrategyGroup {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly strategies: readonly string[];
}

export const strategyGroups = [
  {
    id: 'income-deferral',
    title: 'Income Deferral',
    description:
      'Earn now and pay the tax later. It works best if your rate is lower when the money comes out, and can cost you if it is higher.',
    icon: 'clock',
    strategies: [
      'Defer up to $24,500 of pay into a 401(k) in 2026 ($23,500 in 2025), and $8,000 more from age 50 ($7,500 in 2025) (IRC 402(g), 414(v)).',
      'In the years of ages 60 to 63 the catch-up is $11,250 in place of that amount, if the plan offers it (IRC 414(v)(2)(E)). If your 2025 Social Security wages from the employer exceeded $150,000, a catch-up in 2026 has to be Roth and defers nothing (IRC 414(v)(7)).',
      'Price a cash balance plan where profit is steady and you can fund it in thin years too. The law limits the benefit, to at most $290,000 a year in 2026 (IRC 415(b)); an enrolled actuary works out the contribution.',
      'Decide on an employer-funded plan after the year has closed: it may be adopted until the return is due, extensions included, and counts for that year (IRC 401(b)(2)).',
      'Write off equipment when it goes into service: 100% for property acquired after January 19, 2025 (IRC 168(k)). Recapture follows if you sell it (IRC 1245).',
      'On the cash method, income counts when you receive it or could have. Work that you bill in January under your usual terms is income of the new year; a check that you leave with the customer in December is income of the old one.',
    ],
  },
  {
    id: 'income-shifting',
    title: 'Income Shifting',
    description:
      'Move income to a person, an entity or a year that is taxed less. The owner of the income has to change in fact, and so does the control over it.',
    icon: 'users',
    strategies: [
      'Give an asset and its future income goes with it: $19,000 to each recipient in 2025 and in 2026 without using your exclusion (IRC 2503(b)). The recipient takes over your basis.',
      'Pay family members for work that they do, at a rate you would pay a stranger, through payroll and with records.',
      'Expect little from giving investments to children: above a yearly amount, their investment income is taxed at the parents’ rate.',
      'If you work in your S corporation, take reasonable pay first and distributions after it (Rev. Rul. 74-44). Pay changes the payroll tax and the deduction for business income in opposite directions at some incomes, so model both.',
      'Convert part of an IRA to Roth in a year of low income. The tax is due for that year, and a conversion cannot be undone.',
      'Do not shift what you need yourself. A gift is gone, and a trust that leaves you in control may leave the tax with you.',
    ],
  },
  {
    id: 'deduction-planning',
    title: 'Deduction Planning',
    description:
      'Put deductions in the year and the form in which they count. A dollar spent to deduct it is still a dollar spent.',
    icon: 'calculator',
    strategies: [
      'Compare itemizing with the standard deduction of 2026: $16,100 single, $32,200 joint, $24,150 head of household (IRC 63(c)(7); Rev. Proc. 2025-32). For 2025 it was $15,750, $31,500 and $23,625.',
      'Work out your own limit on state and local taxes: $40,400 in 2026, less 30% of modified AGI above $505,000, but not below $10,000 (IRC 164(b)(6), (7)). For 2025 it was $40,000 and $500,000.',
      'Group gifts. From 2026 those who itemize deduct only what exceeds 0.5% of their contribution base (IRC 170(b)(1)(I)); two years of gifts in one year meet that floor once.',
      'If you take the standard deduction, up to $1,000 of cash gifts ($2,000 joint) counts from 2026, though not to a donor advised fund, a supporting organization or a private foundation (IRC 170(p)).',
      'In the 37% bracket, count on less: from 2026 itemized deductions are cut by up to 2/37 (IRC 68; P.L. 119-21 section 70111).',
      'Ask whether your entity can pay your state’s tax for you, outside the individual cap (Notice 2020-75). Tennessee has no tax on individual income, so owners there have nothing to elect.',
      'At 65 or older, look at the senior deduction: up to $6,000 a person from 2025 to 2028, reduced above $75,000 of modified AGI ($150,000 joint) (IRC 151(d)(5)(C)).',
    ],
  },
  {
    id: 'investment-tax-planning',
    title: 'Investment Tax Planning',
    description:
      'The same return, taxed in another year, at another rate or in another account. Choose the investment first and its tax second.',
    icon: 'briefcase',
    strategies: [
      'Use the 0% rate while it is open: long-term gains within taxable income of $49,450 single or $98,900 joint in 2026 ($48,350 and $96,700 in 2025) (IRC 1(h), 1(j)(5)).',
      'Set losses against gains before the year ends. If you buy the same security back too soon, the wash sale rule puts the loss off.',
      'Hold what pays interest in a retirement account and what grows in a taxable one, if your plan for spending the money allows it.',
      'Give long-term appreciated shares to a public charity or donor advised fund in place of cash: deductible at fair value, up to 30% of AGI (IRC 170(b)(1)(C)). Cash to a public charity may reach 60% (IRC 170(b)(1)(G)).',
      'Before you sell stock in a small corporation, ask whether it is qualified: if acquired after July 4, 2025, half of the gain is excluded at three years, 75% at four and all at five, within a cap (IRC 1202; P.L. 119-21 section 70431). Older stock has other terms.',
      'Time a large gain with the 3.8% tax in view (IRC 1411), and make estimated payments on it (IRC 6654).',
    ],
  },
] as const satisfies readonly StrategyGroup[];

interface Consideration {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly authority: string;
}

/** Taxes outside the brackets that affect the result. */
export const considerations = [
  {
    id: 'amt',
    title: 'Alternative Minimum Tax (AMT)',
    text: 'A second computation without some deductions; you pay the higher of the two. The 2026 exemption of $90,100 single or $140,200 joint shrinks by 50% of income above $500,000 or $1,000,000; in 2025 it was $88,100 or $137,000, and shrank by 25% above $626,350 or $1,252,700.',
    authority: 'IRC 55(d); P.L. 119-21 section 70107',
  },
  {
    id: 'niit',
    title: 'Net Investment Income Tax',
    text: '3.8% above $200K single or $250K married ($125,000 if married and filing separately), on the lesser of net investment income and modified AGI above that line. The line is not indexed.',
    authority: 'IRC 1411',
  },
  {
    id: 'medicare-surtax',
    title: 'Medicare surtax',
    text: '0.9% on wages and self-employment earnings above $200,000 single, $250,000 joint or $125,000 separate. A couple with two employers should check it before the year ends, because neither employer sees both wages.',
    authority: 'IRC 3101(b)(2), 1401(b)(2)',
  },
  {
    id: 'state-tax',
    title: 'State tax variation',
    text: 'States follow federal law in part, late or not at all, so a federal deduction may be missing on your state return. Tennessee taxes no individual income, but takes a 6.5% excise tax and a franchise tax of 0.25% of net worth from LLCs and corporations.',
    authority: 'Your state’s statute; for Tennessee, T.C.A. 67-4-2001 and following',
  },
] as const satisfies readonly Consideration[];

interface TipGroup {
  readonly category: string;
  /** The visitor's device stores completed tips by id, so ids must not change. */
  readonly tips: readonly { readonly id: string; readonly text: string }[];
}

export const yearEnd = [
  {
    category: 'Income Management',
    tips: [
      {
        id: 'income-projection',
        text: 'Project the year: wages, profit, gains, withholding. Compare the sum with the 2026 brackets before you move anything.',
      },
      {
        id: 'income-owner-pay',
        text: 'Run your own last payroll before December 31. If you work in your S corporation, check that your pay for the year is reasonable (Rev. Rul. 74-44).',
      },
      {
        id: 'income-timing',
        text: 'Compare your expected rate in 2026 with the one in 2027 before you put off a bonus or an invoice. If next year’s may be higher, do not defer.',
      },
      {
        id: 'income-roth-conversion',
        text: 'Finish a Roth conversion by December 31. First work out what it does to the 3.8% tax (IRC 1411) and to the taxed part of your Social Security benefits (IRC 86).',
      },
      {
        id: 'income-estimates',
        text: 'Raise withholding on the last paychecks, or pay the fourth estimate by January 15, 2027 (IRC 6654).',
      },
      {
        id: 'income-surtax',
        text: 'With two wages in a household, test the 0.9% Medicare surtax at $250,000 joint (IRC 3101(b)(2)).',
      },
    ],
  },
  {
    category: 'Deduction Strategies',
    tips: [
      {
        id: 'deductions-itemize',
        text: 'Add up what you could itemize and compare it with $16,100 single, $32,200 joint or $24,150 head of household for 2026 (Rev. Proc. 2025-32).',
      },
      {
        id: 'deductions-salt',
        text: 'Before you prepay a state or local tax, see whether the 2026 cap leaves room: $40,400, falling above $505,000 of modified AGI (IRC 164(b)(6), (7)).',
      },
      {
        id: 'deductions-giving',
        text: 'Give this year what you meant to give in two, if you itemize: the floor of 0.5% applies to each year from 2026 (IRC 170(b)(1)(I)).',
      },
      {
        id: 'deductions-equipment',
        text: 'Have equipment in service by December 31, not only ordered. For section 179 the 2026 limit is $2,560,000 and cannot exceed business income; bonus depreciation has no such limit (IRC 179(b), 168(k)).',
      },
      {
        id: 'deductions-losses',
        text: 'If the business shows a loss, test it before you add deductions: basis and risk (IRC 465), passive activity (IRC 469), and $256,000 single or $512,000 joint in 2026 (IRC 461(l)).',
      },
      {
        id: 'deductions-research',
        text: 'Collect the year’s research notes, wages and invoices while people remember the work (IRC 41(d), 174A).',
      },
    ],
  },
  {
    category: 'Retirement Planning',
    tips: [
      {
        id: 'retirement-deferrals',
        text: 'Read your last pay stub: 401(k) deferrals count by December 31, up to $24,500 in 2026, with $8,000 more from age 50, or $11,250 in the years of ages 60 to 63 if the plan offers it (IRC 402(g), 414(v)).',
      },
      {
        id: 'retirement-roth-catch-up',
        text: 'Ask payroll whether your catch-up has to be Roth. It does in 2026 if that employer paid you more than $150,000 of Social Security wages in 2025 (IRC 414(v)(7)).',
      },
      {
        id: 'retirement-rmd',
        text: 'Take this year’s required distribution by December 31, a first one by April 1 of the next year (IRC 401(a)(9)(C)). A shortfall is taxed at 25%, or 10% if corrected in time (IRC 4974).',
      },
      {
        id: 'retirement-qcd',
        text: 'If you are old enough for a qualified charitable distribution, up to $111,000 may go from your IRA to charity in 2026 and stay out of income (IRC 408(d)(8)).',
      },
      {
        id: 'retirement-amendments',
        text: 'If you sponsor a 401(k) or another qualified plan, ask whether the SECURE 2.0 amendments are signed. They are due on December 31, 2026 (Notice 2024-2).',
      },
      {
        id: 'retirement-new-plan',
        text: 'If you have no plan, have one priced now. An employer-funded plan can still be adopted by the extended due date (IRC 401(b)(2)), but employees can defer only pay that is still ahead of them. A sole proprietor with an owner-only plan has longer for the first year (SECURE 2.0 section 317).',
      },
    ],
  },
  {
    category: 'Investment Moves',
    tips: [
      {
        id: 'investments-losses',
        text: 'List gains and losses so far. Sell at a loss only what you would sell anyway, and check every account, your spouse’s too, for purchases that make it a wash sale.',
      },
      {
        id: 'investments-zero-rate',
        text: 'See whether gains fit below the 0% line of 2026: taxable income of $49,450 single, $98,900 joint, $66,200 head of household (IRC 1(h), 1(j)(5)).',
      },
      {
        id: 'investments-fund-dates',
        text: 'Before you buy a fund in December, look up its distribution date. A distribution made the week after is taxed to you.',
      },
      {
        id: 'investments-shares-to-charity',
        text: 'Start a gift of shares early. It counts when the charity has them, and transfers slow down in the last weeks of December.',
      },
      {
        id: 'investments-annual-gifts',
        text: 'Make annual gifts by December 31: $19,000 to each recipient in 2026, from each spouse (IRC 2503(b)). Give cash or shares with little gain; for those with much, compare the basis an heir would take.',
      },
      {
        id: 'investments-rebalance',
        text: 'Rebalance inside retirement accounts first, where a sale has no tax.',
      },
    ],
  },
] as const satisfies readonly TipGroup[];

export interface Deadline {
  readonly id: string;
  /** Date, such as `2026-11-20`. A weekend date moves to the next business day (IRC 7503). */
  readonly date: string;
  readonly title: string;
  readonly what: string;
  readonly authority: string;
  /** One of the three dates that the page first listed. */
  readonly listed?: true;
}

/** Federal dates for calendar-year individuals and their plans, from 2025 to early 2027. */
export const deadlines = [
  {
    id: '2025-fourth-estimate',
    date: '2025-01-15',
    title: 'Fourth estimate for 2024',
    what: 'Last estimated payment of individuals for 2024.',
    authority: 'IRC 6654',
  },
  {
    id: '2025-first-rmd',
    date: '2025-04-01',
    title: 'First required distribution for 2024',
    what: 'For those who reached their starting age in 2024 and waited. The distribution for 2025 follows in the same year.',
    authority: 'IRC 401(a)(9)(C)',
  },
  {
    id: '2025-return',
    date: '2025-04-15',
    title: 'Returns for 2024',
    what: 'Forms 1040 and 709, FBAR, or Form 4868 for an extension to file. Also IRA and HSA contributions for 2024, and the first estimate for 2025. It closed tax year 2024, not 2025.',
    authority: 'IRC 6072, 6081, 6654',
    listed: true,
  },
  {
    id: '2025-second-estimate',
    date: '2025-06-16',
    title: 'Second estimate for 2025',
    what: 'Estimated payment of individuals. The 15th was a Sunday.',
    authority: 'IRC 6654, 7503',
  },
  {
    id: '2025-form-5500',
    date: '2025-07-31',
    title: 'Form 5500 for 2024',
    what: 'The yearly report of a calendar-year plan, or the request for an extension.',
    authority: 'Form 5500, calendar-year plans',
  },
  {
    id: '2025-third-estimate',
    date: '2025-09-15',
    title: 'Third estimate for 2025; minimum funding for 2024',
    what: 'The third estimate of individuals, and the minimum contribution to a defined benefit or cash balance plan, even where the return is extended.',
    authority: 'IRC 6654, 430(j)',
  },
  {
    id: '2025-extended-return',
    date: '2025-10-15',
    title: 'Extended returns for 2024',
    what: 'Extended Form 1040 and FBAR, extended Form 5500, and SEP funding for 2024 if the return was extended. It closed tax year 2024, not 2025.',
    authority: 'IRC 6081, 404(a)(6)',
    listed: true,
  },
  {
    id: '2025-year-end',
    date: '2025-12-31',
    title: 'End of tax year 2025',
    what: 'Yearly required distribution, 401(k) deferrals, annual gifts, and property in service for bonus depreciation.',
    authority: 'IRC 401(a)(9)(C), 402(g), 2503(b), 168(k)',
    listed: true,
  },
  {
    id: '2026-fourth-estimate',
    date: '2026-01-15',
    title: 'Fourth estimate for 2025',
    what: 'Last estimated payment of individuals for 2025.',
    authority: 'IRC 6654',
  },
  {
    id: '2026-first-rmd',
    date: '2026-04-01',
    title: 'First required distribution for 2025',
    what: 'For those who reached their starting age in 2025 and waited. The distribution for 2026 follows in the same year.',
    authority: 'IRC 401(a)(9)(C)',
  },
  {
    id: '2026-return',
    date: '2026-04-15',
    title: 'Returns for 2025',
    what: 'Forms 1040 and 709, FBAR, or Form 4868 for an extension to file. Also IRA and HSA contributions for 2025, and the first estimate for 2026.',
    authority: 'IRC 6072, 6081, 6654',
  },
  {
    id: '2026-second-estimate',
    date: '2026-06-15',
    title: 'Second estimate for 2026',
    what: 'Estimated payment of individuals.',
    authority: 'IRC 6654',
  },
  {
    id: '2026-form-5500',
    date: '2026-07-31',
    title: 'Form 5500 for 2025',
    what: 'The yearly report of a calendar-year plan, or the request for an extension.',
    authority: 'Form 5500, calendar-year plans',
  },
  {
    id: '2026-third-estimate',
    date: '2026-09-15',
    title: 'Third estimate for 2026; minimum funding for 2025',
    what: 'The third estimate of individuals, and the minimum contribution to a defined benefit or cash balance plan, even where the return is extended.',
    authority: 'IRC 6654, 430(j)',
  },
  {
    id: '2026-extended-return',
    date: '2026-10-15',
    title: 'Extended returns for 2025',
    what: 'Extended Form 1040 and FBAR, extended Form 5500, and SEP funding for 2025 if the return was extended.',
    authority: 'IRC 6081, 404(a)(6)',
  },
  {
    id: '2026-year-end',
    date: '2026-12-31',
    title: 'End of tax year 2026; plan amendments',
    what: 'Yearly required distribution, 401(k) deferrals, annual gifts, property in service for bonus depreciation, and the SECURE 2.0 amendments of qualified and 403(b) plans other than governmental ones.',
    authority: 'IRC 401(a)(9)(C), 402(g), 2503(b), 168(k); Notice 2024-2',
  },
  {
    id: '2027-fourth-estimate',
    date: '2027-01-15',
    title: 'Fourth estimate for 2026',
    what: 'Last estimated payment of individuals for 2026.',
    authority: 'IRC 6654',
  },
  {
    id: '2027-first-rmd',
    date: '2027-04-01',
    title: 'First required distribution for 2026',
    what: 'For those who reached their starting age in 2026 and waited. The distribution for 2027 follows in the same year.',
    authority: 'IRC 401(a)(9)(C)',
  },
  {
    id: '2027-return',
    date: '2027-04-15',
    title: 'Returns for 2026',
    what: 'Forms 1040 and 709, FBAR, or Form 4868 for an extension to file. Also IRA and HSA contributions for 2026, and the first estimate for 2027.',
    authority: 'IRC 6072, 6081, 6654',
  },
] as const satisfies readonly Deadline[];

/** Shown below the last tab of the page. */
export const disclosures = [
  `General information on federal tax law as we read it on ${formatDay(taxLawAsOf)}. It was written without your facts. It is not advice to you, and not written advice on a federal tax matter in the sense of 31 CFR 10.37.`,
  'Figures are those of tax years 2025 and 2026, each with its authority. The 2025 tables stay as they were first published, and what later law changed is noted at the figure. Amounts for 2027 are not shown. State law is named only where a line says so.',
  'No line here promises a saving. Deferral moves tax to another year, most deductions ask for money to be spent, and each strategy has people whom it does not suit. Some arrangements have to be reported to the IRS on forms of their own. Ask your CPA or attorney before you act, and expect that the answer may be “do not”.',
  'Dates are for calendar-year taxpayers. An extension to file does not extend the time to pay, and disaster relief can move a date for a county or a state: check the notices of the IRS.',
  'We sign no tax returns, are not a licensed CPA firm or a law firm, and give no advice on securities.',
] as const satisfies readonly string[];

interface Update {
  readonly id: string;
  /** As the 2025 tables first stated it. */
  readonly figure: string;
  readonly now2025: string;
  readonly now2026: string;
  readonly authority: string;
  readonly words: string;
}

/** Changes since the 2025 tables were first published. */
export const updates = [
  {
    id: 'standard-deduction-single',
    figure: '$15,000',
    now2025: '$15,750',
    now2026: '$16,100',
    authority: 'IRC 63(c)(7); P.L. 119-21 section 70102; Rev. Proc. 2025-32',
    words:
      'Rev. Proc. 2024-40 set $15,000 for 2025. The Act of July 4, 2025 replaced it for the same year, so a 2025 return uses $15,750.',
  },
  {
    id: 'standard-deduction-joint',
    figure: '$30,000',
    now2025: '$31,500',
    now2026: '$32,200',
    authority: 'IRC 63(c)(7); P.L. 119-21 section 70102; Rev. Proc. 2025-32',
    words:
      'Rev. Proc. 2024-40 set $30,000 for 2025. The Act of July 4, 2025 replaced it for the same year, so a joint 2025 return uses $31,500.',
  },
  {
    id: 'standard-deduction-head',
    figure: '$22,500',
    now2025: '$23,625',
    now2026: '$24,150',
    authority: 'IRC 63(c)(7); P.L. 119-21 section 70102; Rev. Proc. 2025-32',
    words:
      'Rev. Proc. 2024-40 set $22,500 for 2025. The Act of July 4, 2025 replaced it for the same year, so a head of household uses $23,625 on a 2025 return.',
  },
  {
    id: 'senior-deduction',
    figure: 'Not in the tables',
    now2025: 'Up to $6,000 a person',
    now2026: 'Up to $6,000 a person',
    authority: 'IRC 151(d)(5)(C)',
    words:
      'New for 2025 to 2028, at 65 or older, for those who itemize as well. It falls by 6% of modified AGI above $75,000, or $150,000 joint, and ends at $175,000 and $250,000. It is separate from the additional amounts of $1,600 and $2,000, which are right for 2025; for 2026 they are $1,650 and $2,050.',
  },
  {
    id: 'salt-cap',
    figure: '$10,000',
    now2025: '$40,000',
    now2026: '$40,400',
    authority: 'IRC 164(b)(6), (7)',
    words:
      'The cap was raised for 2025 and falls by 30% of modified AGI above $500,000 (2026: $505,000), to no less than $10,000. It grows by 1% a year to 2029 and is $10,000 again from 2030. Married and filing separately, the cap is half.',
  },
  {
    id: 'catch-up-60-to-63',
    figure: '$11,250 additional',
    now2025: '$11,250 in place of $7,500: $34,750 in all',
    now2026: '$11,250 in place of $8,000: $35,750 in all',
    authority: 'IRC 414(v)(2)(E); Notice 2024-80; Notice 2025-67',
    words:
      'The amount has not changed; “additional” misled. In the years of ages 60 to 63 it replaces the catch-up from age 50 and is not added to it, and the plan has to offer it.',
  },
] as const satisfies readonly Update[];
