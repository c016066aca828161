import { formatDollars } from 'shared-contract/format';
import type { StrategyId } from 'shared-contract/strategies';
import { smallInsurer } from 'shared-contract/tax/small-insurer';
import { taxTables } from 'shared-contract/tax/tables';

export interface StrategyWork {
  readonly services: readonly string[];
  /** In addition to the exclusions of every engagement. */
  readonly excluded: readonly string[];
  /** What the client has to know about the strategy before signing. */
  readonly limits: readonly string[];
  /** Documents to ask for, each with what to look for in it. */
  readonly documents: readonly (readonly [string, string])[];
  readonly sources: readonly string[];
}

const { retirement, estateAndGift } = taxTables[2026];

/** Work on each of the ten strategies, for its engagement letter and its information request. */
export const strategyWork: Readonly<Record<StrategyId, StrategyWork>> = {
  'private-foundations': {
    services: [
      'Compare a private foundation with a donor advised fund and with direct gifts, on your figures',
      'Compute the deduction of each planned gift, year by year, with its limits and carryovers',
      'Work with your counsel on the formation and on the application for exemption',
      'Prepare a yearly calendar of payout, tax on investment income, and Form 990-PF',
      'Review each planned transaction with an insider before it happens',
    ],
    excluded: [
      'Trust or corporate documents, and the application for exemption, which your counsel prepares',
      'Appraisals of contributed property',
    ],
    limits: [
      'Cash gifts to a private foundation are deductible up to 30% of adjusted gross income, and long-term gain property up to 20%, with a five-year carryover (IRC 170(b)(1)(B), (D)). Property other than qualified appreciated stock is generally deducted at basis (IRC 170(e)). From 2026, itemizers deduct only what exceeds 0.5% of the contribution base (IRC 170(b)(1)(I)).',
      'The gift is irrevocable. Each year the foundation must distribute about 5% of its average noncharitable-use assets by the end of the next year (IRC 4942), pays 1.39% on net investment income (IRC 4940), and may not deal with its insiders (IRC 4941).',
    ],
    documents: [
      ['Form 1040, last three years', 'Adjusted gross income, mix of income, contribution carryovers'],
      ['Statements of the assets to be given', 'Basis, acquisition date, holding period, restrictions'],
      ['List of gifts, last five years', 'Recipients and the limit that applied to each'],
      ['List of family members and their businesses', 'Disqualified persons (IRC 4941)'],
      ['Letter of intent of any planned sale', 'Whether the gift comes before the sale is certain'],
      [
        'Existing foundation: determination letter, bylaws, last Form 990-PF',
        'Payout, carryovers, open issues',
      ],
      ['Estate plan summary', 'Whether the plan already names a charity'],
    ],
    sources: [
      'IRC 170(b)(1), 170(e): limits of the deduction.',
      'IRC 4940, 4941, 4942: tax on investment income, self-dealing, payout.',
    ],
  },
  '401k-optimization': {
    services: [
      'Read the plan document, its amendments, and the last tests',
      'Model deferral, match, and profit sharing for owners and staff under the limits of the year',
      'Compare safe harbor designs, with the date by which each must be adopted',
      'Write the brief for your plan administrator and check its answer',
      'Prepare a calendar of notices, deposits, and adoption dates',
    ],
    excluded: [
      'Plan administration, testing, and Form 5500, which your plan administrator provides',
      'Plan documents and amendments',
      'Investment advice to the plan or its participants, and any fiduciary role',
    ],
    limits: [
      `Limits of 2026: deferral ${formatDollars(retirement.deferral)}; catch-up ${formatDollars(retirement.catchUp50)} from age 50, or ${formatDollars(retirement.catchUp60to63)} in the years of ages 60 to 63 if the plan allows it; annual additions ${formatDollars(retirement.definedContribution)}; includible compensation ${formatDollars(retirement.compensation)} (Notice 2025-67). A catch-up must be Roth if the 2025 wages from the employer exceed ${formatDollars(retirement.rothCatchUpAbove ?? 0)} (IRC 414(v)(7)).`,
      'The plan must pass its nondiscrimination tests, and some designs must be adopted before the year begins. A contribution by a pass-through business lowers its qualified business income, so a dollar can save less than your bracket suggests.',
    ],
    documents: [
      [
        'Plan document, adoption agreement, amendments',
        'Eligibility, match, safe harbor, Roth, age 60 to 63 catch-up',
      ],
      ['Nondiscrimination tests, last two years', 'Failures, refunds, and who is highly compensated'],
      ['Form 5500, last two years', 'Participants, late deposits, expenses'],
      ['Census', 'Birth and hire dates, hours, pay, ownership, family relations'],
      ['Forms W-2 of 2025, box 3', 'Who may make only Roth catch-ups in 2026'],
      ['Payroll calendar and deferral elections', 'Deposit dates, pay left before year end'],
      ['List of other businesses of the owners', 'Controlled or affiliated service group'],
    ],
    sources: [
      'IRC 402(g), 414(v), 415(c), 401(a)(17); Notice 2025-67.',
      'IRC 401(k)(12); SECURE Act section 103; Notice 2020-86: safe harbor designs and dates.',
    ],
  },
  'pension-strategies': {
    services: [
      'Test feasibility from your census, ages, and cash flow',
      'Order illustrations from an enrolled actuary and check them against your facts',
      'Compute the combined deduction with your 401(k) plan',
      'Run the contribution through a poor year before you commit to it',
      'Prepare a calendar of adoption, funding, and filing dates',
    ],
    excluded: [
      'Actuarial certification and the illustrations themselves, which an enrolled actuary provides',
      'Plan documents, administration, and PBGC filings',
      'Investment advice to the plan, and any fiduciary role',
    ],
    limits: [
      `A cash balance plan is a defined benefit plan. The law limits the benefit, ${formatDollars(retirement.definedBenefit)} a year in 2026 (IRC 415(b)); contribution figures by age are illustrations that depend on age, pay, years, staff, and actuarial assumptions.`,
      'Contributions are required, not optional, and the plan must be meant to be permanent (Reg. 1.401-1(b)(2)). The minimum is due 8 1/2 months after the plan year ends (IRC 430(j)), even if your return is extended. Staff must benefit under IRC 401(a)(4), 401(a)(26), and 410(b).',
    ],
    documents: [
      ['Census', 'Birth and hire dates, hours, pay, ownership, family relations'],
      ['Profit and loss statements, last five years', 'Whether the business can pay in its worst year'],
      ['Documents of every existing plan', 'Combined limit of IRC 404(a)(7)'],
      ['Earlier defined benefit plans of the owners', 'Benefits already earned'],
      ['List of other businesses of the owners', 'Controlled or affiliated service group'],
      ['Forecast for three years', 'Hiring, a new partner, a lease, a loan'],
      ['Planned retirement or sale date', 'Years of contributions and the cost of ending the plan'],
    ],
    sources: [
      'IRC 415(b), 404(a)(7), 430(j); Notice 2025-67.',
      'IRC 401(a)(4), 401(a)(26), 410(b); Reg. 1.401-1(b)(2).',
    ],
  },
  'cost-segregation': {
    services: [
      'Screen each property: basis, holding period, use of the loss, planned sale',
      'Select and brief an engineer, and review the study against invoices and leases',
      'Update the depreciation schedules, or compute the section 481(a) adjustment for an earlier year',
      'Test the loss against basis, at-risk, passive activity, and excess business loss limits, in this order',
      'Project recapture on a sale',
    ],
    excluded: ['The engineering-based study itself, and land appraisals'],
    limits: [
      'The result is timing, not a permanent saving. Property acquired after January 19, 2025 qualifies for 100% bonus depreciation (IRC 168(k)); property under a written binding contract of that day or earlier has the older rate. No study supports a guaranteed percentage.',
      'On a sale, depreciation of section 1245 property is ordinary income up to the gain, and straight-line depreciation of the building is taxed at up to 25% (IRC 1245, 1250, 1(h)). Rent from your own business is recharacterized as nonpassive income (Reg. 1.469-2(f)(6)).',
    ],
    documents: [
      ['Closing statement and purchase contract', 'Cost, closing date, date of the binding contract'],
      ['Appraisal or assessor’s record', 'Land and building'],
      ['Depreciation schedules, all years', 'Method in use, placed-in-service dates, earlier studies'],
      ['Construction invoices and draw requests', 'Cost by component; who made the improvement'],
      ['Drawings, as built', 'What the engineer can measure'],
      ['Leases, including those with your own business', 'Self-rental, tenant improvements'],
      ['Forms 8582 and 461, last two years', 'Suspended losses'],
      ['Plans to sell or exchange', 'Years in which the deferral pays'],
    ],
    sources: [
      'IRC 168(c), (e), (k); Rev. Proc. 87-56; Notice 2026-11.',
      'IRC 704(d), 1366(d), 465, 469, 461(l); Temp. Reg. 1.469-2T(d)(6): order of the loss limits.',
    ],
  },
  'cost-remediation': {
    services: [
      'Read 24 months of recurring bills in the categories listed below, line by line',
      'Compare each charge with its contract, tariff, or quoted rate',
      'Draft a claim for each overcharge, with its deadline, for your signature',
      'Prepare the renegotiation of contracts that come up for renewal',
      'Report what was recovered, and how it enters the return',
    ],
    excluded: [
      'Litigation, and legal interpretation of contracts',
      'A change of vendor without your written approval',
    ],
    limits: [
      'Claims expire by contract or statute, so we start with the oldest. We can’t promise a recovery.',
      'Our fee is fixed. If you want a fee that depends on recoveries, counsel must approve it first: contingent fees are barred for some clients and some work (AICPA Code 1.510; T.C.A. 62-1-123).',
    ],
    documents: [
      [
        'Invoices, 24 months: telecom, utilities, freight, waste, software',
        'Rate, quantity, fees that the contract doesn’t name',
      ],
      ['Merchant card statements', 'Effective rate and added fees'],
      ['Contracts with all amendments', 'Rates, renewal dates, notice periods, claim deadlines'],
      ['Insurance policies and audits', 'Payroll and class codes behind the premium'],
      ['Sales tax exemption certificates', 'Tax charged on exempt purchases'],
      ['List of locations, lines, and meters', 'Services still billed for closed sites'],
      ['Payables ledger by vendor', 'Duplicate payments and open credits'],
    ],
    sources: ['AICPA Code 1.510; T.C.A. 62-1-123; Tenn. Rule 0020-03-.05: contingent fees.'],
  },
  'captive-insurance': {
    services: [
      'List the risks, their loss history, and the price of commercial cover',
      'Work with an independent actuary and a captive manager that you choose',
      'Track the loss ratio against the reporting rules each year',
      'Tell you which disclosures are due, and by when',
      'Write a go or no-go memo before any premium is paid',
    ],
    excluded: [
      'Insurance advice or brokerage, actuarial pricing, and captive management',
      'Formation, licensing, and legal opinions',
      'Representation in an examination of the captive',
    ],
    limits: [
      `The election of IRC 831(b) is open up to ${formatDollars(smallInsurer[2026].mostPremiums)} of net or direct written premiums in 2026, whichever is greater. The arrangement must be insurance in fact: insurance risk, risk shifting, risk distribution, and common notions of insurance. The IRS has won the reported 831(b) trials known to us.`,
      'Final regulations of January 2025 make some captives transactions of interest (Reg. 1.6011-11) or listed transactions (Reg. 1.6011-10), reported on Form 8886 with penalties under IRC 6707A. As of June 2026 the listed category was in litigation. We don’t count a tax effect of the premium in any estimate, and we take no commission from anyone.',
    ],
    documents: [
      ['Policies and declarations, last five years', 'Limits, exclusions, retentions'],
      ['Loss runs, last ten years', 'Frequency and severity of the risks to be insured'],
      ['Quotes or refusals from the commercial market', 'Whether the risk is insurable, and at what price'],
      ['Ownership chart of insureds and captive', 'Ownership of 20% or more by insureds or related persons'],
      ['Loans or guarantees between captive and owners', 'Financing factor of the regulations'],
      [
        'Existing captive: actuarial reports, policies, claims, Forms 1120-PC and 8886',
        'Pricing, loss ratio, disclosure',
      ],
      ['Pool and reinsurance agreements', 'Whether risk is distributed in fact'],
    ],
    sources: ['IRC 831(b); Rev. Proc. 2025-32.', 'T.D. 10029; Reg. 1.6011-10 and 1.6011-11; IRC 6707A.'],
  },
  'four-one-tax-reduction': {
    services: [
      'Review entity, owner pay, timing, and deductions together',
      'Forecast this year and next, with and without each step',
      'Prepare the file on reasonable pay',
      'Compute estimated payments under the safe harbors',
      'Write one plan with the order of the steps, a date, and a name for each',
    ],
    excluded: [
      'Payroll processing',
      'Entity documents, which your counsel prepares',
      'A study of the states in which you must file',
    ],
    limits: [
      'A working officer of an S corporation is paid reasonable compensation before distributions (IRC 3121(d); Rev. Rul. 74-44; Watson, 668 F.3d 1008). A lower salary can also lower the wage limit of the business income deduction, so the lowest pay is not always the lowest tax.',
      'Figures are estimates from your records under the law on the date of the plan. Estimated payments avoid the addition to tax; they don’t set the tax (IRC 6654(d)).',
    ],
    documents: [
      ['Business and personal returns, last three years', 'Entity, basis, carryovers, elections'],
      ['Profit and loss and balance sheet, year to date', 'Run rate, debt, owner loans'],
      ['Payroll register, year to date', 'Owner pay, staff wages, withholding'],
      ['Each owner’s duties and hours', 'Support for reasonable pay'],
      ['Purchases planned before year end', 'Placed-in-service dates, financing'],
      ['Estimated payments and withholding to date', 'Safe harbor of the year'],
      ['Entity documents and Form 2553 acceptance', 'Whether the election is in effect'],
    ],
    sources: [
      'IRC 3121(d); Rev. Rul. 74-44; Watson, 668 F.3d 1008 (8th Cir. 2012).',
      'IRC 199A(b)(2); IRC 6654(d).',
    ],
  },
  'rd-credits': {
    services: [
      'Interview the people who do the work, project by project, for the four-part test',
      'Compute qualified research expenses, and the credit by both methods',
      'Compare the full credit with the reduced credit of section 280C(c)',
      'Test the payroll tax offset for a young business',
      'Prepare the file that supports Form 6765',
    ],
    excluded: ['Engineering opinions', 'Employee retention credit claims'],
    limits: [
      'Each business component must pass all four parts of IRC 41(d). Funded research, work after commercial production, adaptation to one customer, and work outside the United States don’t qualify. We leave out a project whose records don’t support it.',
      'The deduction is reduced by the credit, or the reduced credit is elected on a timely original return (IRC 280C(c)). Section G of Form 6765 is required from 2026, with exceptions for small filers and payroll electors.',
    ],
    documents: [
      ['List of projects, current and last three years', 'Uncertainty, alternatives, tests, result'],
      ['Forms W-2 and duties by employee', 'Direct research, supervision, support'],
      ['Time records or calendars', 'Hours by project'],
      ['Contractor agreements and invoices', 'Who bears the risk, and who owns the result'],
      ['Supply and cloud invoices', 'Use in research'],
      ['Customer contracts and grants', 'Funded research'],
      ['Designs, test logs, failed versions', 'Process of experimentation'],
      ['Gross receipts and earlier Forms 6765', 'Base, method, earlier elections'],
    ],
    sources: ['IRC 41(c), (d), (h); IRC 174A; IRC 280C(c); IRC 3111(f).'],
  },
  'asset-protection': {
    services: [
      'Map each asset: title, debt, exposure, insurance',
      'List the gaps for your insurance advisor and your counsel',
      'Compute the tax effect of each change of title before it is made',
      'Follow the steps to completion, and review the map each year',
    ],
    excluded: [
      'Legal advice and documents, including opinions on transfers, which your counsel provides',
      'Insurance advice and placement',
    ],
    limits: [
      'This work is done before a claim. If you know of a claim, demand, or lawsuit, tell us now: we stop, and your counsel decides what may be moved. No structure protects an asset from every claim.',
      `A change of title can be a gift (annual exclusion ${formatDollars(estateAndGift.annualExclusion)} for each recipient in 2026, IRC 2503(b)), can end an exclusion or an insurance policy, and can trigger a due-on-sale clause.`,
    ],
    documents: [
      ['List of assets with title and value', 'What is owned in the name that meets the public'],
      ['Deeds, titles, beneficiary forms', 'Title as recorded'],
      ['Entity agreements and minutes', 'Formalities, transfer restrictions'],
      ['Policies and umbrella', 'Named insureds, limits, exclusions'],
      ['Loans and guarantees', 'Due-on-sale and change-of-control clauses'],
      ['Claims, threats, and notices', 'To be read first, by counsel'],
      ['Marital agreements (to counsel only)', 'Property rights between spouses'],
    ],
    sources: ['IRC 2503(b); state law as your counsel advises.'],
  },
  'legacy-planning': {
    services: [
      'Project the estate, its tax, and its cash',
      'Read wills, trusts, beneficiary forms, titles, and buy-sell agreements against each other',
      'Compare gifts with inheritance, including the step-up in basis',
      'Plan succession in the business with its date, price, and financing',
      'Prepare a calendar of gifts and of the returns that disclose them',
    ],
    excluded: [
      'Wills, trusts, and agreements, which your counsel prepares',
      'Appraisals and insurance sales',
    ],
    limits: [
      `The basic exclusion is ${formatDollars(estateAndGift.basicExclusion)} in 2026, indexed after that (IRC 2010(c)(3)); the annual exclusion is ${formatDollars(estateAndGift.annualExclusion)} for each recipient (IRC 2503(b)). Portability needs a timely Form 706, or relief within five years under Rev. Proc. 2022-32.`,
      'Property held at death generally takes fair market value as basis (IRC 1014); a gift keeps the donor’s basis (IRC 1015). A gift that Form 709 does not adequately disclose stays open to examination (Reg. 301.6501(c)-1(f)).',
    ],
    documents: [
      ['Wills, trusts, powers of attorney', 'Whether they agree with each other'],
      ['Beneficiary forms of plans, IRAs, and insurance', 'Names that overrule the will'],
      ['Deeds and titles', 'Joint ownership, trust funding'],
      ['Buy-sell and operating agreements', 'Price, funding, trigger events'],
      ['Forms 709, all years', 'Exclusion used, disclosure'],
      ['Form 706 of a late spouse', 'Portability'],
      ['Balance sheet with basis', 'What to give, and what to keep for the step-up'],
      ['Names of possible successors', 'Age, role, whether they agree'],
    ],
    sources: [
      'IRC 2010(c), 2503(b), 1014, 1015; Rev. Proc. 2022-32.',
      'Reg. 301.6501(c)-1(f): adequate disclosure.',
    ],
  },
};
