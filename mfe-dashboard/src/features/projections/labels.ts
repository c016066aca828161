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
  staffWages: 'Wages to staff',
  wages: 'Wages from other employers',
  ownWages: 'Of these, the owner’s own',
  investmentIncome: 'Interest, ordinary dividends, rent',
  gains: 'Long-term gains, qualified dividends',
  salt: 'State and local tax paid',
  otherItemized: 'Other itemized deductions',
  planSalary: 'Reasonable salary',
  deferral: 'Deferral for the year',
  pension: 'Contribution for the year',
  staffPlan: 'Contributions for staff',
  building: 'Cost without land',
  fiveYear: '5-year property',
  fifteenYear: '15-year property',
  premium: 'Premium for the year',
  research0: 'Research expenses for the year',
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
    note: 'Pay a reasonable salary before any distribution. Payroll service, a second return, and state tax are left out.',
    source: () => 'IRC 1361, 3121(d); Rev. Rul. 74-44',
  },
  deferring: {
    name: `${strategyName('401k-optimization')}: the owner’s deferral`,
    amount: 'contributed',
    note: 'Defers tax until the money is paid out. A catch-up that must be Roth and contributions for staff are left out.',
    source: (year) => taxTables[year].retirement.source,
  },
  cashBalance: {
    name: `${strategyName('pension-strategies')}: cash balance plan`,
    amount: 'contributed',
    note: `An illustration with ${String(assumed.creditRate * 100)}% interest and an annuity factor of ${String(assumed.annuityFactor)}: an enrolled actuary certifies the figure. Contributions are required every year. The plan defers tax until the money is paid out.`,
    source: (year) => `IRC 415(b), 430, 404(o); limit of ${String(year)}`,
  },
  costSegregation: {
    name: strategyName('cost-segregation'),
    amount: 'more depreciation in the first year',
    note: 'An engineering-based study sets the parts. It accelerates deductions: later years have less, and a sale recaptures them. Assumes that basis, the at-risk rules, and the passive loss rules do not limit the owner.',
    source: (year) => `${taxTables[year].bonusDepreciation.source}; IRC 465, 469, 461(l), 1245, 1250`,
  },
  captive: {
    name: strategyName('captive-insurance'),
    amount: 'premium',
    note: 'Not part of the total. Deductible only if it is insurance in fact at a price that the risk supports. Participation may be reportable on Form 8886, and the IRS has won the reported trials. Get tax counsel.',
    source: (year) => `${smallInsurer[year].source}; Treas. Reg. 1.6011-11`,
  },
  research: {
    name: strategyName('rd-credits'),
    amount: 'reduced credit',
    note: 'For expenses that pass the four-part test, with records. Reduced by the election of IRC 280C(c). The limit of IRC 38(c) is applied; the pass-through limit of IRC 41(g) is not.',
    source: () => 'IRC 38(c), 41(c)(4), 41(d), 280C(c)',
  },
};

export const assumptions = [
  'Federal tax of one year. State tax, the alternative minimum tax, and other credits are left out.',
  'One owner and one business in which the owner materially participates. The owner’s wages from other employers use up the Social Security base first (IRC 1402(b)(1)).',
  'Income and law stay as entered for the complete year. Fees for the steps are left out.',
  'Above its threshold, wages paid limit the business income deduction. Property is left out.',
  'A loss offsets other income up to the limit of IRC 461(l), and assumes basis and amount at risk.',
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
  'ownWages',
  'investmentIncome',
  'gains',
  'salt',
  'otherItemized',
] as const;

type Line = readonly [term: string, value: string];

export function enteredLines(inputs: ProjectionInputs): readonly Line[] {
  const year = {
    ...inputs,
    salary: inputs.entity === 's-corp' ? inputs.salary : 0,
    ownWages: inputs.status === 'joint' ? inputs.ownWages : 0,
  };
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
  ownWages: 0,
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
  staffPlan: 0,
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
