import {
  compareElection,
  type ElectionComparison,
  passedThrough,
} from 'shared-contract/calculators/s-corporation';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import { tennessee } from 'shared-contract/tax/tennessee';
import {
  type Calculator,
  type EntryGroup,
  type EntryValues,
  filingStatus,
  line,
  percent,
  statusOf,
  sum,
  taxYear,
  wholeDollars,
  yearOf,
} from './calculator.ts';

const groups = [
  {
    legend: 'Business',
    entries: [
      taxYear,
      { kind: 'dollars', name: 'profit', label: 'Profit before your pay', start: '300,000' },
      {
        kind: 'dollars',
        name: 'salary',
        label: 'Reasonable salary',
        hint: 'Pay for your work comes before any distribution.',
        law: 'IRC 3121(d); Rev. Rul. 74-44.',
        start: '120,000',
      },
      {
        kind: 'dollars',
        name: 'staff',
        label: 'Wages of your employees',
        law: 'IRC 199A(b)(2)(B).',
        start: '80,000',
        isOptional: true,
      },
      {
        kind: 'switch',
        name: 'service',
        label: 'Specified service business: health, law, accounting, consulting (IRC 199A(d)(2))',
        start: '0',
      },
      {
        kind: 'dollars',
        name: 'running',
        label: 'Yearly cost of the corporation',
        hint: 'Payroll service, Form 1120-S, registrations.',
        start: '4,500',
        isOptional: true,
      },
      {
        kind: 'switch',
        name: 'tennessee',
        label: 'Tennessee: count franchise and excise tax',
        start: '1',
      },
      {
        kind: 'dollars',
        name: 'worth',
        label: 'Net worth of the business',
        hint: 'For the Tennessee franchise tax.',
        start: '50,000',
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Household',
    entries: [
      { ...filingStatus, start: 'single' },
      {
        kind: 'dollars',
        name: 'wages',
        label: 'Your wages from other employers',
        hint: 'They use up the Social Security base first.',
        law: 'IRC 1402(b)(1).',
        start: '',
        isOptional: true,
      },
      { kind: 'dollars', name: 'spouse', label: 'Your spouse’s wages', start: '', isOptional: true },
      {
        kind: 'dollars',
        name: 'itemized',
        label: 'Itemized deductions',
        hint: 'After their limits. Leave empty for the standard deduction.',
        start: '',
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

function inputOf(values: EntryValues) {
  const itemized = values.number('itemized');
  return {
    year: {
      year: yearOf(values),
      status: statusOf(values),
      over65: 0,
      wages: values.number('wages') + values.number('spouse'),
      ownWages: values.number('wages'),
      investmentIncome: 0,
      gains: 0,
      deduction: itemized > 0 ? 'itemized' : 'standard',
      salt: 0,
      otherItemized: itemized,
      profit: values.number('profit'),
      staffWages: values.number('staff'),
      isService: values.isOn('service'),
      expenses: 0,
      deferral: 0,
      pension: 0,
      credit: 0,
    },
    salary: values.number('salary'),
    running: values.number('running'),
    tennesseeNetWorth: values.isOn('tennessee') ? values.number('worth') : undefined,
  } as const;
}

function stepsOf({ sole, corporation, ...result }: ElectionComparison, running: number, salary: number) {
  const total = (of: typeof sole, title: string, how: string) => ({
    title,
    lines: [
      line('Social Security and Medicare', of.employmentTax, how),
      line('Additional Medicare tax', of.medicareTax),
      line('Business income deduction', -of.businessDeduction, 'IRC 199A, with the wage limit'),
      line('Income tax', of.incomeTax, `on taxable income of ${wholeDollars(of.taxable)}`),
      sum('Federal tax', of.total),
    ],
  });
  return [
    total(sole, 'Sole proprietor', 'self-employment tax; half of it is deducted'),
    total(corporation, 'S corporation', `both halves on a salary of ${wholeDollars(salary)}`),
    {
      title: 'Difference',
      lines: [
        line('Employment tax saved', result.payrollSaved),
        line('Income tax saved', result.incomeTaxSaved, 'negative if the election costs income tax'),
        line('Cost of the corporation', -running),
        line(
          'Tennessee excise tax',
          -result.exciseTax,
          `${percent(tennessee.exciseRate)} of net earnings above ${wholeDollars(tennessee.exciseDeduction)}`,
        ),
        line(
          'Tennessee franchise tax',
          -result.franchiseTax,
          `${percent(tennessee.franchiseRate)} of net worth`,
        ),
        sum('Saved by the election', result.saved),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const input = inputOf(values);
  const result = compareElection(input);
  const stateTax = result.exciseTax + result.franchiseTax;
  return {
    figure: { label: 'Saved by an S election', amount: result.saved },
    summary:
      result.saved >= 0
        ? `The election saves ${wholeDollars(result.saved)} a year after all tax and its cost: ${wholeDollars(result.payrollSaved)} of employment tax, with the other effects counted.`
        : `The election costs ${wholeDollars(-result.saved)} a year after all tax and its cost, although it saves ${wholeDollars(result.payrollSaved)} of employment tax.`,
    facts: [
      { label: 'Employment tax saved', value: wholeDollars(result.payrollSaved) },
      { label: 'Income tax saved', value: wholeDollars(result.incomeTaxSaved) },
      { label: 'Tennessee tax', value: wholeDollars(stateTax) },
      { label: 'Cost of the corporation', value: wholeDollars(input.running) },
    ],
    bars: [
      { label: 'Federal tax, sole proprietor', amount: result.sole.total },
      { label: 'Federal tax, S corporation', amount: result.corporation.total },
      { label: 'State tax and cost, S corporation', amount: stateTax + input.running },
    ],
    steps: stepsOf(result, input.running, input.salary),
    notes: ['A lower salary only helps if it is reasonable pay for your work. The graph is not a menu.'],
  };
}

function check(values: EntryValues) {
  return {
    ...(passedThrough(inputOf(values)) < 0 && {
      salary: 'Enter a salary that the profit covers, with its payroll tax and the cost of the corporation',
    }),
    ...(values.number('spouse') > 0 &&
      statusOf(values) !== 'joint' && { spouse: 'Only a joint return includes a spouse’s wages' }),
  };
}

export const sCorporation: Calculator = {
  slug: 's-corporation',
  name: 'S corporation calculator',
  description:
    'Sole proprietor or S corporation: employment tax, income tax, the business income deduction, Tennessee tax, and the cost of the corporation.',
  title: 'S corporation or sole proprietor',
  lead: 'All the tax on the same profit, both ways: employment tax, income tax, the business income deduction, Tennessee tax, and what the corporation costs.',
  assumptions: [
    'Today you are a sole proprietor, not an LLC: in Tennessee an LLC already owes franchise and excise tax.',
    'The election applies to the full year. The corporation deducts its running cost and state tax.',
    `Above ${wholeDollars(taxTables[2026].qualifiedBusinessIncome.threshold.single)} of taxable income in 2026 (${wholeDollars(taxTables[2026].qualifiedBusinessIncome.threshold.joint)} joint), the wages that the business pays limit the business income deduction. Your salary from an S corporation counts as such wages; a sole proprietor has none.`,
    'Two employers together withhold too much Social Security tax: the return refunds your half of the excess (IRC 31(b)).',
  ],
  limits: [
    'Retirement plans, health insurance, and fringe benefits. An S corporation’s plan contributions depend on the salary alone.',
    'Basis, debt, and an exit: a corporation is easier to enter than to leave.',
    'Capital gains, other income, the alternative minimum tax, and other states’ tax. The Tennessee business tax on gross receipts applies both ways.',
    'Property in the wage limit: see the business income deduction calculator.',
  ],
  sources: [
    { of: 'Self-employment and payroll tax', source: taxTables[2026].socialSecurity.source },
    { of: 'Business income deduction', source: taxTables[2026].qualifiedBusinessIncome.source },
    {
      of: 'Reasonable salary',
      source: 'Rev. Rul. 74-44; David E. Watson, P.C. v. United States, 668 F.3d 1008 (8th Cir. 2012)',
    },
    { of: 'Tennessee', source: tennessee.source },
  ],
  related: [
    {
      kind: 'Calculator',
      label: 'Business income deduction',
      to: paths.calculator('business-income-deduction'),
      text: 'The deduction with wages, property, and several businesses.',
    },
    {
      kind: 'Guide',
      label: 'Tax Center',
      to: paths.taxCenter,
      text: 'Entity choice and the other strategies for a business.',
    },
  ],
  groups,
  graph: { over: 'salary', least: 40_000, most: 240_000 },
  check,
  compute,
};
