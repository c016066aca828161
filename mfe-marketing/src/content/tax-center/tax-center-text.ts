import { formatDay, formatDollars } from 'shared-contract/format';
import type { IconName } from 'shared-ui/icon';
import { published2025, taxLawAsOf, taxTables } from 'shared-contract/tax/tables';

interface StrategyGroup {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly strategies: readonly string[];
}

const { 2025: before, 2026: now } = taxTables;
const $ = formatDollars;
const { deferral, catchUp50, catchUp60to63, definedBenefit } = now.retirement;
const { base: standard } = now.standardDeduction;
const { base: standard2025 } = before.standardDeduction;
const { zeroUpTo } = now.longTermGains;
const { perPerson: senior, phaseOutFrom, years: seniorYears } = now.seniorDeduction;
const { annualExclusion } = now.estateAndGift;
const netInvestmentIncomeAbove = now.netInvestmentIncomeTax.above;
const medicareAbove = now.additionalMedicareTax.above;

export const strategyGroups = [
  {
    id: 'income-deferral',
    title: 'Income Deferral',
    description:
      'Earn now and pay the tax later. It works best if your rate is lower when the money comes out, and it can cost you if it is higher.',
    icon: 'clock',
    strategies: [
      `Defer up to ${$(deferral)} of pay into a 401(k) in 2026 (${$(before.retirement.deferral)} in 2025), and ${$(catchUp50)} more from age 50 (${$(before.retirement.catchUp50)} in 2025) (IRC 402(g), 414(v)).`,
      `In the years you turn 60 to 63, the catch-up is ${$(catchUp60to63)} instead, if your plan offers it (IRC 414(v)(2)(E)). If your 2025 Social Security wages from that employer were above ${$(now.retirement.rothCatchUpAbove ?? 0)}, a 2026 catch-up has to be Roth and defers nothing (IRC 414(v)(7)).`,
      `Price a cash balance plan if profit is steady and you can fund it in thin years too. The law limits the benefit, to at most ${$(definedBenefit)} a year in 2026 (IRC 415(b)); an enrolled actuary works out the contribution.`,
      'Decide on an employer-funded plan after the year has closed. You can adopt it until the return is due, extensions included, and it counts for that year (IRC 401(b)(2)).',
      'Write off equipment when it goes into service: 100% for property acquired after January 19, 2025 (IRC 168(k)). If you sell it, you recapture the deduction as ordinary income (IRC 1245).',
      'On the cash method, you have income when you receive it or could have: constructive receipt (Reg. 1.451-2). Work billed in January on its usual terms is income of the new year. A check you leave with the customer in December is income of the old one.',
    ],
  },
  {
    id: 'income-shifting',
    title: 'Income Shifting',
    description:
      'Move income to a person, an entity or a year that is taxed less. Ownership has to change in fact, and control with it.',
    icon: 'users',
    strategies: [
      `Give an asset away, and its future income goes with it: ${$(annualExclusion)} to each recipient in 2025 and in 2026 without using your exclusion (IRC 2503(b)). The recipient takes over your basis.`,
      'Pay family members for work they do, at the rate you would pay a stranger, through payroll and with records.',
      'Expect little from giving investments to children. Above a yearly amount, their investment income is taxed at their parents’ rate (IRC 1(g)).',
      'If you work in your S corporation, take reasonable pay before distributions (Rev. Rul. 74-44). At some incomes, pay moves payroll tax and the deduction for business income in opposite directions, so model both.',
      'Convert part of an IRA to Roth in a low-income year. The tax is due for that year, and you cannot undo a conversion.',
      'Don’t give away what you need yourself. A gift is gone, and a trust that leaves you in control may leave the tax with you.',
    ],
  },
  {
    id: 'deduction-planning',
    title: 'Deduction Planning',
    description:
      'Put each deduction in the year and the form in which it counts. A dollar spent to deduct it is still a dollar spent.',
    icon: 'calculator',
    strategies: [
      `Compare itemizing with the 2026 standard deduction: ${$(standard.single)} single, ${$(standard.joint)} joint, ${$(standard.head)} head of household (IRC 63(c)(7); Rev. Proc. 2025-32). For 2025 it was ${$(standard2025.single)}, ${$(standard2025.joint)} and ${$(standard2025.head)}.`,
      `Work out your own cap on state and local taxes: ${$(now.saltCap.cap)} in 2026, less 30% of modified AGI above ${$(now.saltCap.phaseDownFrom)}, but not below ${$(now.saltCap.floor)} (IRC 164(b)(6), (7)). For 2025 it was ${$(before.saltCap.cap)} and ${$(before.saltCap.phaseDownFrom)}.`,
      'Bunch your gifts. From 2026, itemizers deduct only gifts above 0.5% of their contribution base (IRC 170(b)(1)(I)); two years of gifts in one year meet that floor once.',
      'If you take the standard deduction, up to $1,000 of cash gifts ($2,000 joint) counts from 2026, though not to a donor advised fund, a supporting organization or a private foundation (IRC 170(p)).',
      'In the 37% bracket, count on less: from 2026, itemized deductions are cut by up to 2/37 (IRC 68; P.L. 119-21 section 70111).',
      'Ask whether your entity can pay your state’s income tax for you, outside the individual cap (Notice 2020-75). Tennessee does not tax individual income, so owners there have nothing to elect.',
      `At 65 or older, check the senior deduction: up to ${$(senior)} a person from ${String(seniorYears.first)} to ${String(seniorYears.last)}, reduced above ${$(phaseOutFrom.other)} of modified AGI (${$(phaseOutFrom.joint)} joint) (IRC 151(d)(5)(C)).`,
    ],
  },
  {
    id: 'investment-tax-planning',
    title: 'Investment Tax Planning',
    description:
      'The same return, taxed in another year, at another rate or in another account. Choose the investment first and its tax second.',
    icon: 'briefcase',
    strategies: [
      `Use the 0% rate while you have room: long-term gains within taxable income of ${$(zeroUpTo.single)} single or ${$(zeroUpTo.joint)} joint in 2026 (${$(before.longTermGains.zeroUpTo.single)} and ${$(before.longTermGains.zeroUpTo.joint)} in 2025) (IRC 1(h), 1(j)(5)).`,
      'Set losses against gains before the year ends. If you buy the same security within 30 days before or after, the wash sale rule defers the loss (IRC 1091).',
      'Hold what pays interest in a retirement account and what grows in a taxable one, if your plan for spending the money allows it.',
      'Give long-term appreciated shares, not cash, to a public charity or donor advised fund: deductible at fair market value, up to 30% of AGI (IRC 170(b)(1)(C)). Cash to a public charity can reach 60% (IRC 170(b)(1)(G)).',
      'Before you sell stock in a small corporation, ask whether it is qualified small business stock. If acquired after July 4, 2025, you exclude half of the gain at three years, 75% at four and all at five, within a cap (IRC 1202; P.L. 119-21 section 70431); the part you don’t exclude is taxed at up to 28% (IRC 1(h)(4), (7)). Older stock has other terms.',
      'Time a large gain with the 3.8% tax in view (IRC 1411), and pay estimated tax on it (IRC 6654).',
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
    text: 'A second computation without some deductions; you pay the higher of the two. The 2026 exemption of $90,100 single or $140,200 joint shrinks by 50% of income above $500,000 or $1,000,000. In 2025 it was $88,100 or $137,000, and shrank by 25% above $626,350 or $1,252,700.',
    authority: 'IRC 55(d); P.L. 119-21 section 70107',
  },
  {
    id: 'niit',
    title: 'Net Investment Income Tax',
    text: `3.8% above $200K single or $250K married (${$(netInvestmentIncomeAbove.separate)} if you file separately), on the lesser of net investment income and modified AGI above that line. The line is not indexed.`,
    authority: 'IRC 1411',
  },
  {
    id: 'medicare-surtax',
    title: 'Medicare surtax',
    text: `0.9% on wages and self-employment earnings above ${$(medicareAbove.single)} single, ${$(medicareAbove.joint)} joint or ${$(medicareAbove.separate)} separate. If you and your spouse have two employers, check it before the year ends: neither employer sees both wages.`,
    authority: 'IRC 3101(b)(2), 1401(b)(2)',
  },
  {
    id: 'state-tax',
    title: 'State tax variation',
    text: 'States follow federal law in part, late or not at all, so a federal deduction may be missing on your state return. Tennessee does not tax individual income. LLCs and corporations pay a 6.5% excise tax on net earnings above a $50,000 deduction (tax years ending on or after December 31, 2024), and a franchise tax of 0.25% of net worth. The business tax on gross receipts of $100,000 or more reaches sole proprietors too.',
    authority:
      'Your state’s statute; for Tennessee, T.C.A. 67-4-2001 and 67-4-701 and following; Pub. Ch. 377 (2023); Important Notice 23-04',
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
        text: 'Project the year: wages, profit, gains, withholding. Compare the total with the 2026 brackets before you move anything.',
      },
      {
        id: 'income-owner-pay',
        text: 'Run your own last payroll before December 31. If you work in your S corporation, check that your pay for the year is reasonable (Rev. Rul. 74-44).',
      },
      {
        id: 'income-timing',
        text: 'Compare your expected 2026 and 2027 rates before you put off a bonus or an invoice. If next year’s may be higher, don’t defer.',
      },
      {
        id: 'income-roth-conversion',
        text: 'Finish a Roth conversion by December 31. First work out what it does to the 3.8% tax (IRC 1411) and to the taxable part of your Social Security benefits (IRC 86).',
      },
      {
        id: 'income-estimates',
        text: 'Raise withholding on your last paychecks, or pay the fourth estimate by January 15, 2027. You owe no penalty if you pay 90% of this year’s tax or 100% of last year’s, 110% if last year’s AGI was above $150,000 (IRC 6654(d)).',
      },
      {
        id: 'income-surtax',
        text: `With two wages in your household, test the 0.9% Medicare surtax at ${$(medicareAbove.joint)} joint (IRC 3101(b)(2)).`,
      },
    ],
  },
  {
    category: 'Deduction Strategies',
    tips: [
      {
        id: 'deductions-itemize',
        text: `Add up what you could itemize and compare it with ${$(standard.single)} single, ${$(standard.joint)} joint or ${$(standard.head)} head of household for 2026 (Rev. Proc. 2025-32).`,
      },
      {
        id: 'deductions-salt',
        text: `Before you prepay a state or local tax, see whether the 2026 cap leaves room: ${$(now.saltCap.cap)}, falling above ${$(now.saltCap.phaseDownFrom)} of modified AGI (IRC 164(b)(6), (7)).`,
      },
      {
        id: 'deductions-giving',
        text: 'If you itemize, give this year what you meant to give in two: the 0.5% floor applies to each year from 2026 (IRC 170(b)(1)(I)).',
      },
      {
        id: 'deductions-equipment',
        text: `Have equipment in service by December 31, not only ordered. The 2026 limit for section 179 is ${$(now.section179.limit)}, and it cannot exceed business income; bonus depreciation has no such limit (IRC 179(b), 168(k)).`,
      },
      {
        id: 'deductions-losses',
        text: 'If the business shows a loss, test it before you add deductions, in this order: basis (IRC 704(d), 1366(d)), at risk (IRC 465), passive activity (IRC 469), and the excess business loss limit of $256,000 single or $512,000 joint in 2026 (IRC 461(l)).',
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
        text: `Read your last pay stub. 401(k) deferrals count by December 31, up to ${$(deferral)} in 2026, with ${$(catchUp50)} more from age 50, or ${$(catchUp60to63)} in the years you turn 60 to 63 if the plan offers it (IRC 402(g), 414(v)).`,
      },
      {
        id: 'retirement-roth-catch-up',
        text: `Ask payroll whether your catch-up has to be Roth. It does in 2026 if that employer paid you more than ${$(now.retirement.rothCatchUpAbove ?? 0)} of Social Security wages in 2025 (IRC 414(v)(7)).`,
      },
      {
        id: 'retirement-rmd',
        text: 'Take this year’s required distribution by December 31, or your first one by April 1 of next year (IRC 401(a)(9)(C)). The tax on a shortfall is 25%, or 10% if you correct it in time (IRC 4974).',
      },
      {
        id: 'retirement-qcd',
        text: 'From age 70 1/2, up to $111,000 can go from your IRA straight to charity in 2026 and stay out of income: a qualified charitable distribution (IRC 408(d)(8)).',
      },
      {
        id: 'retirement-amendments',
        text: 'If you sponsor a 401(k) or another qualified plan, ask whether the SECURE 2.0 amendments are signed. They are due on December 31, 2026 (Notice 2024-2).',
      },
      {
        id: 'retirement-new-plan',
        text: 'If you have no plan, price one now. You can still adopt an employer-funded plan by the extended due date (IRC 401(b)(2)), but employees can only defer pay they have not received yet. A sole proprietor with an owner-only plan has longer in the first year (SECURE 2.0 section 317).',
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
        text: `See whether gains fit below the 2026 0% line: taxable income of ${$(zeroUpTo.single)} single, ${$(zeroUpTo.joint)} joint, ${$(zeroUpTo.head)} head of household (IRC 1(h), 1(j)(5)).`,
      },
      {
        id: 'investments-fund-dates',
        text: 'Before you buy a fund in December, look up its distribution date. You pay tax on a distribution made the week after.',
      },
      {
        id: 'investments-shares-to-charity',
        text: 'Start a gift of shares early. It counts when the charity has them, and transfers slow down in the last weeks of December.',
      },
      {
        id: 'investments-annual-gifts',
        text: `Make annual gifts by December 31: ${$(annualExclusion)} to each recipient in 2026, from each spouse (IRC 2503(b)). Give cash or shares with little gain. Before you give shares with a large one, compare the step-up in basis that an heir would get (IRC 1014).`,
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

/** Federal dates for calendar-year individuals, businesses, and their plans, from 2025 through 2027. */
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
    what: 'If you reached your starting age in 2024 and waited, take it by today. The distribution for 2025 is due by December 31.',
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
    id: '2026-information-returns',
    date: '2026-02-02',
    title: 'Forms W-2 and 1099-NEC for 2025',
    what: 'To the recipient and to the government. January 31 is a Saturday.',
    authority: 'IRC 6051, 6041, 6071(c), 7503',
  },
  {
    id: '2026-entity-returns',
    date: '2026-03-16',
    title: 'Partnership and S corporation returns for 2025',
    what: 'Forms 1065 and 1120-S with their Schedules K-1, or Form 7004 for an extension. Also Form 2553 for an S election from January 1. March 15 was a Sunday.',
    authority: 'IRC 6072(b), 1362(b), 7503',
  },
  {
    id: '2026-first-rmd',
    date: '2026-04-01',
    title: 'First required distribution for 2025',
    what: 'If you reached your starting age in 2025 and waited, take it by today. The distribution for 2026 is due by December 31.',
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
    title: 'Third estimate for 2026; extended entity returns for 2025; minimum funding for 2025',
    what: 'The third estimate of individuals, extended Forms 1065 and 1120-S, and the minimum contribution to a defined benefit or cash balance plan, even where the return is extended.',
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
    id: '2027-information-returns',
    date: '2027-02-01',
    title: 'Forms W-2 and 1099-NEC for 2026',
    what: 'To the recipient and to the government. January 31 is a Sunday. For payments of 2026 a Form 1099 starts at $2,000, up from $600.',
    authority: 'IRC 6051, 6041, 6071(c), 7503; P.L. 119-21 section 70433',
  },
  {
    id: '2027-entity-returns',
    date: '2027-03-15',
    title: 'Partnership and S corporation returns for 2026',
    what: 'Forms 1065 and 1120-S with their Schedules K-1, or Form 7004 for an extension. Also Form 2553 for an S election from January 1.',
    authority: 'IRC 6072(b), 1362(b)',
  },
  {
    id: '2027-first-rmd',
    date: '2027-04-01',
    title: 'First required distribution for 2026',
    what: 'If you reached your starting age in 2026 and waited, take it by today. The distribution for 2027 is due by December 31.',
    authority: 'IRC 401(a)(9)(C)',
  },
  {
    id: '2027-return',
    date: '2027-04-15',
    title: 'Returns for 2026',
    what: 'Forms 1040 and 709, FBAR, or Form 4868 for an extension to file. Also IRA and HSA contributions for 2026, and the first estimate for 2027.',
    authority: 'IRC 6072, 6081, 6654',
  },
  {
    id: '2027-second-estimate',
    date: '2027-06-15',
    title: 'Second estimate for 2027',
    what: 'Estimated payment of individuals.',
    authority: 'IRC 6654',
  },
  {
    id: '2027-third-estimate',
    date: '2027-09-15',
    title: 'Third estimate for 2027; extended entity returns for 2026; minimum funding for 2026',
    what: 'The third estimate of individuals, extended Forms 1065 and 1120-S, and the minimum contribution to a defined benefit or cash balance plan.',
    authority: 'IRC 6654, 6081, 430(j)',
  },
  {
    id: '2027-extended-return',
    date: '2027-10-15',
    title: 'Extended returns for 2026',
    what: 'Extended Form 1040 and FBAR, and SEP funding for 2026 if the return was extended.',
    authority: 'IRC 6081, 404(a)(6)',
  },
  {
    id: '2027-year-end',
    date: '2027-12-31',
    title: 'End of tax year 2027',
    what: 'Yearly required distribution, 401(k) deferrals, annual gifts, and property in service for bonus depreciation.',
    authority: 'IRC 401(a)(9)(C), 402(g), 2503(b), 168(k)',
  },
] as const satisfies readonly Deadline[];

/** Limits of the next year, which the IRS publishes in the fall. */
export const nextYearNote = `The IRS had not published the 2027 amounts when this page was revised on ${formatDay(taxLawAsOf)}.`;

/** Shown below the last tab of the page. */
export const disclosures = [
  `General information on federal tax law as of ${formatDay(taxLawAsOf)}, written without your facts. It is not advice to you, and not written advice on a federal tax matter under 31 CFR 10.37.`,
  `Figures are for tax years 2026 and 2025, each with its authority. A 2025 figure that later law replaced keeps its first published value, struck through. ${nextYearNote} State law appears only where a line names the state.`,
  'No line here promises a saving. Deferral moves tax to another year, most deductions require you to spend money, and every strategy is wrong for some people. Some arrangements have to be reported to the IRS on their own forms. Ask your CPA or attorney before you act, and expect that the answer may be “don’t.”',
  'Dates are for calendar-year taxpayers. An extension to file does not extend the time to pay, and disaster relief can move a date for a county or a state: check IRS notices.',
  'We don’t sign tax returns, are not a licensed CPA firm or a law firm, and give no advice on securities.',
] as const satisfies readonly string[];

interface Update {
  /** Label of the row in the 2025 tables. */
  readonly row: string;
  /** As first published, in the specification's words. Undefined if the row is new. */
  readonly first?: string;
  readonly authority: string;
  readonly words: string;
}

const replaced = 'The Act of July 4, 2025 replaced the amount of Rev. Proc. 2024-40 for the same year.';
const standardDeductionLaw = 'IRC 63(c)(7); P.L. 119-21 section 70102';
const firstStandard = published2025.standardDeduction.base;

/** Figures of the 2025 tables that later law changed. */
export const updates = [
  { row: 'Single', first: $(firstStandard.single), authority: standardDeductionLaw, words: replaced },
  {
    row: 'Married filing jointly',
    first: $(firstStandard.joint),
    authority: standardDeductionLaw,
    words: replaced,
  },
  {
    row: 'Head of household',
    first: $(firstStandard.head),
    authority: standardDeductionLaw,
    words: replaced,
  },
  {
    row: 'Senior deduction, 65+',
    authority: 'IRC 151(d)(5)(C)',
    words: `New for ${String(seniorYears.first)} to ${String(seniorYears.last)}, for itemizers as well. It falls by 6% of modified AGI above ${$(phaseOutFrom.other)}, or ${$(phaseOutFrom.joint)} joint, and ends at $175,000 and $250,000. It is separate from the additional amounts above.`,
  },
  {
    row: 'Enhanced catch-up, ages 60-63',
    first: `${$(published2025.retirement.catchUp60to63)} additional`,
    authority: 'IRC 414(v)(2)(E); Notice 2024-80',
    words:
      'The amount is right; “additional” was not. It replaces the catch-up from age 50, and the plan has to offer it.',
  },
  {
    row: 'SALT cap',
    first: $(published2025.saltCap),
    authority: 'IRC 164(b)(6), (7)',
    words:
      'The Act of July 4, 2025 raised the cap for the same year. It grows by 1% a year to 2029 and returns to $10,000 in 2030. If you are married and file separately, the cap is half; the Schedule A instructions have the worksheet.',
  },
] as const satisfies readonly Update[];
