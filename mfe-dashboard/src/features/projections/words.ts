import { strategyName } from 'shared-contract/strategies';
import { smallInsurer } from 'shared-contract/tax/small-insurer';
import { taxTables, type FilingStatus, type TaxYear } from 'shared-contract/tax/tables';
import type { StepId } from './inputs.ts';
import { assumed } from './model.ts';

export const statusNames: Readonly<Record<FilingStatus, string>> = {
  single: 'Single',
  joint: 'Married filing jointly',
  separate: 'Married filing separately',
  head: 'Head of household',
};

export const entityNames = { sole: 'Sole owner', 's-corp': 'S corporation' } as const;

interface StepWords {
  readonly name: string;
  /** What the amount of the step is. */
  readonly amount: string;
  readonly note: string;
  readonly source: (year: TaxYear) => string;
}

/** What each step is, what it leaves out, and where its law stands. */
export const stepWords: Readonly<Record<StepId, StepWords>> = {
  election: {
    name: `${strategyName('four-one-tax-reduction')}: S corporation election`,
    amount: 'salary',
    note: 'The salary has to be reasonable before anything is distributed. Payroll service, a second return and state tax are not counted.',
    source: () => 'IRC 1361, 3121(d); Rev. Rul. 74-44',
  },
  deferring: {
    name: `${strategyName('401k-optimization')}: the owner’s deferral`,
    amount: 'paid into the plan',
    note: 'Tax is put off until the money is paid out. Contributions for staff are not counted, nor a catch-up that has to be Roth.',
    source: (year) => taxTables[year].retirement.source,
  },
  cashBalance: {
    name: `${strategyName('pension-strategies')}: cash balance plan`,
    amount: 'paid into the plan',
    note: `An illustration with ${String(assumed.creditRate * 100)}% interest and an annuity factor of ${String(assumed.annuityFactor)}: an enrolled actuary certifies the figure. Contributions are required every year, and those for staff are not counted. Tax is put off until the money is paid out.`,
    source: (year) => `IRC 415(b), 430, 404(o); limit of ${String(year)}`,
  },
  costSegregation: {
    name: strategyName('cost-segregation'),
    amount: 'more depreciation in the first year',
    note: 'An engineering-based study sets the parts. It moves deductions forward: later years have less, and a sale recaptures them. The owner is taken to be active in the business that uses the building.',
    source: (year) => `${taxTables[year].bonusDepreciation.source}; IRC 465, 469, 461(l), 1245, 1250`,
  },
  captive: {
    name: strategyName('captive-insurance'),
    amount: 'premium',
    note: 'Deductible only where it is insurance in fact, at a price that the risk bears. Participation may have to be reported on Form 8886, and the IRS has won the reported trials: have tax counsel decide.',
    source: (year) => `${smallInsurer[year].source}; Treas. Reg. 1.6011-11`,
  },
  research: {
    name: strategyName('rd-credits'),
    amount: 'reduced credit',
    note: 'For expenses that pass the four tests, with the records that show it. The credit is reduced by the election of IRC 280C(c); the general limits on business credits are not counted.',
    source: () => 'IRC 41(c)(4), 41(d), 280C(c)',
  },
};

/** What every projection assumes. */
export const assumptions = [
  'Federal tax of one year alone: no state tax, no alternative minimum tax and no credits but those named.',
  'One owner and one active business. Other wages do not count against the owner’s Social Security base.',
  'Income and law stay as entered for the whole year; what the steps cost in fees is not counted.',
  'Above its income threshold the business income deduction is limited by wages paid; property is left out.',
] as const;

/** Where the figures of every projection come from. */
export function generalSources(year: TaxYear): readonly string[] {
  const tables = taxTables[year];
  return [
    `Rates: ${tables.incomeTax.source}`,
    `Standard deduction: ${tables.standardDeduction.source}`,
    `Business income deduction: ${tables.qualifiedBusinessIncome.source}`,
    `Payroll and self-employment: ${tables.socialSecurity.source}`,
  ];
}
