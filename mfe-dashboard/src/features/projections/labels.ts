import { formatDollars } from 'shared-contract/format';
import { strategyName } from 'shared-contract/strategies';
import { smallInsurer } from 'shared-contract/tax/small-insurer';
import { type FilingStatus, taxTables, type TaxYear } from 'shared-contract/tax/tables';
import { assumed, type StepId } from './model.ts';
import type { ProjectionInputs } from './projection.schema.ts';

export const statusNames: Readonly<Record<FilingStatus, string>> = {
  single: 'Single',
  joint: 'Married filing jointly',
  separate: 'Married filing separately',
  head: 'Head of household',
};

export const entityNames = { sole: 'Sole owner', 's-corp': 'S corporation' } as const;

export const deductionNames = { standard: 'Standard', itemized: 'Itemized' } as const;

export const amountLabels = {
  profit: 'Profit before the owner’s pay',
  salary: 'Owner’s salary',
  staffWages: 'Wages to others',
  wages: 'Wages from elsewhere',
  investmentIncome: 'Interest, ordinary dividends, rent',
  gains: 'Long-term gains, qualified dividends',
  salt: 'State and local tax paid',
  otherItemized: 'Other itemized deductions',
  planSalary: 'Reasonable salary',
  deferral: 'Deferred in the year',
  pension: 'Contribution of the year',
  building: 'Cost without land',
  fiveYear: '5-year property',
  fifteenYear: '15-year property',
  premium: 'Premium of the year',
  research0: 'Research expenses of the year',
  research1: 'One year before',
  research2: 'Two years before',
  research3: 'Three years before',
} as const;

interface StepDetails {
  readonly name: string;
  /** Label of the step's amount. */
  readonly amount: string;
  readonly note: string;
  readonly source: (year: TaxYear) => string;
}

/** Label, exclusions, and legal source of each step. */
export const stepDetails: Readonly<Record<StepId, StepDetails>> = {
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

export const assumptions = [
  'Federal tax of one year alone: no state tax, no alternative minimum tax and no credits but those named.',
  'One owner and one active business. Other wages do not count against the owner’s Social Security base.',
  'Income and law stay as entered for the whole year; what the steps cost in fees is not counted.',
  'Above its income threshold the business income deduction is limited by wages paid; property is left out.',
] as const;

export function generalSources(year: TaxYear): readonly string[] {
  const tables = taxTables[year];
  return [
    `Rates: ${tables.incomeTax.source}`,
    `Standard deduction: ${tables.standardDeduction.source}`,
    `Business income deduction: ${tables.qualifiedBusinessIncome.source}`,
    `Payroll and self-employment: ${tables.socialSecurity.source}`,
  ];
}

/** Amounts of the year as it is, in the order of the projection. */
const yearAmounts = [
  'profit',
  'salary',
  'staffWages',
  'wages',
  'investmentIncome',
  'gains',
  'salt',
  'otherItemized',
] as const;

type Line = readonly [term: string, value: string];

export function enteredLines(inputs: ProjectionInputs): readonly Line[] {
  const year = { ...inputs, salary: inputs.entity === 's-corp' ? inputs.salary : 0 };
  return [
    ['Filing status', statusNames[inputs.status]],
    ['Owner’s age', String(inputs.age)],
    ...(inputs.over65 > 0 ? ([['People of 65 or older', String(inputs.over65)]] satisfies Line[]) : []),
    ['Taxed today as', entityNames[inputs.entity] + (inputs.isService ? ', service business' : '')],
    ...yearAmounts
      .filter((name) => year[name] > 0)
      .map((name) => [amountLabels[name], formatDollars(year[name])] as const),
    ['Deduction', deductionNames[inputs.deduction]],
  ];
}

export const start: ProjectionInputs = {
  label: 'Plan for 2026',
  year: 2026,
  status: 'joint',
  age: 50,
  over65: 0,
  entity: 'sole',
  profit: 0,
  salary: 0,
  staffWages: 0,
  isService: false,
  wages: 0,
  investmentIncome: 0,
  gains: 0,
  deduction: 'standard',
  salt: 0,
  otherItemized: 0,
  election: false,
  planSalary: 0,
  deferring: false,
  deferral: 0,
  cashBalance: false,
  pension: 0,
  retirementAge: 62,
  service: 0,
  costSegregation: false,
  building: 0,
  buildingKind: 'nonresidential',
  month: 1,
  isAcquiredAfter: true,
  fiveYear: 0,
  fifteenYear: 0,
  captive: false,
  premium: 0,
  research: false,
  research0: 0,
  research1: 0,
  research2: 0,
  research3: 0,
};
