import {
  computeQualifiedDeduction,
  limitParts,
  type QualifiedBusiness,
  type QualifiedDeduction,
} from 'shared-contract/calculators/qualified-income';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import {
  type Calculator,
  dollars,
  type Entry,
  type EntryGroup,
  type EntryValues,
  filingStatus,
  line,
  percent,
  roughPercent,
  statusOf,
  sum,
  taxYear,
  wholeDollars,
  yearOf,
} from './calculator.ts';

const { threshold, width, minimum, rate } = taxTables[2026].qualifiedBusinessIncome;

interface Starts {
  readonly income: string;
  readonly wages: string;
  readonly property: string;
}

/** Fields of one business. `number` ends their names. */
const businessFields = (number: 1 | 2, start: Starts): readonly Entry[] => [
  {
    kind: 'dollars',
    name: `income${number}`,
    label: `Business ${number}: qualified income`,
    hint: 'After the deductions for half of self-employment tax and retirement plans. Negative for a loss.',
    law: 'IRC 199A(c).',
    start: start.income,
    least: -1_000_000_000,
    isOptional: true,
  },
  {
    kind: 'dollars',
    name: `wages${number}`,
    label: `Business ${number}: W-2 wages paid`,
    law: 'IRC 199A(b)(4).',
    start: start.wages,
    isOptional: true,
  },
  {
    kind: 'dollars',
    name: `property${number}`,
    label: `Business ${number}: basis of property (UBIA)`,
    hint: 'Unadjusted cost of depreciable property still in its period.',
    law: 'IRC 199A(b)(6).',
    start: start.property,
    isOptional: true,
  },
  {
    kind: 'switch',
    name: `service${number}`,
    label: `Business ${number} is a specified service business (IRC 199A(d)(2))`,
    start: '0',
  },
];

const groups = [
  {
    legend: 'Return',
    entries: [
      taxYear,
      filingStatus,
      {
        kind: 'dollars',
        name: 'taxable',
        label: 'Taxable income before this deduction',
        hint: 'Including gains, and without the 2026 cut of itemized deductions.',
        law: 'IRC 199A(e)(1).',
        start: '520,000',
      },
      {
        kind: 'dollars',
        name: 'gains',
        label: 'Net capital gain and qualified dividends',
        law: 'IRC 199A(a)(1)(B).',
        start: '',
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Business 1',
    entries: businessFields(1, { income: '320,000', wages: '160,000', property: '100,000' }),
  },
  {
    legend: 'Business 2',
    entries: [
      ...businessFields(2, { income: '110,000', wages: '', property: '200,000' }),
      {
        kind: 'switch',
        name: 'aggregate',
        label: 'Aggregate both businesses (Reg. 1.199A-4)',
        start: '0',
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const businessOf = (values: EntryValues, number: 1 | 2): QualifiedBusiness => ({
  income: values.number(`income${number}`),
  wages: values.number(`wages${number}`),
  property: values.number(`property${number}`),
  isService: values.isOn(`service${number}`),
});

function businessesOf(values: EntryValues, isAggregated: boolean): readonly QualifiedBusiness[] {
  const [one, two] = [businessOf(values, 1), businessOf(values, 2)];
  if (!isAggregated) return [one, two];
  return [
    {
      income: one.income + two.income,
      wages: one.wages + two.wages,
      property: (one.property ?? 0) + (two.property ?? 0),
      isService: false,
    },
  ];
}

function resultOf(values: EntryValues, isAggregated: boolean): QualifiedDeduction {
  return computeQualifiedDeduction({
    year: yearOf(values),
    status: statusOf(values),
    taxable: values.number('taxable'),
    gains: values.number('gains'),
    businesses: businessesOf(values, isAggregated),
  });
}

function stepsOf(values: EntryValues, result: QualifiedDeduction) {
  const isAggregated = values.isOn('aggregate');
  return [
    {
      title: 'Phase-in of the limits',
      lines: [
        line('Taxable income', values.number('taxable')),
        line('Threshold', -result.threshold),
        {
          label: 'Part of the limits that applies',
          how: `the excess, divided by ${dollars(result.width)}`,
          value: roughPercent(result.phaseIn),
          isSum: true,
        },
      ],
    },
    ...result.businesses
      .map((business, index) => ({
        title: isAggregated ? 'Businesses 1 and 2, aggregated' : `Business ${index + 1}`,
        isEmpty: business.income === 0,
        lines: [
          line(
            'Income that counts, after losses',
            business.income,
            business.counted < 1 ? `${roughPercent(business.counted)} of a service business` : undefined,
          ),
          line(`${percent(rate)} of income`, business.whole),
          line('Wage limit', business.wageLimit, `${percent(limitParts.wages)} of wages`),
          line(
            'Wage and property limit',
            business.propertyLimit,
            `${percent(limitParts.wagesWithProperty)} of wages and ${percent(limitParts.property)} of property`,
          ),
          sum(
            'Deductible amount',
            business.component,
            'reduced to the greater limit by the part that applies',
          ),
        ],
      }))
      .filter(({ isEmpty }) => !isEmpty),
    {
      title: 'Deduction',
      lines: [
        line('Deductible amounts', result.combined),
        line('Cap', result.incomeCap, `${percent(rate)} of taxable income less net capital gain`),
        sum('Deduction', result.deduction, 'the lesser, with the minimum from 2026'),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const isAggregated = values.isOn('aggregate');
  const result = resultOf(values, isAggregated);
  const canAggregate = !values.isOn('service1') && !values.isOn('service2');
  const other = canAggregate ? resultOf(values, !isAggregated).deduction : result.deduction;
  return {
    figure: { label: 'Business income deduction', amount: result.deduction },
    summary: `The deduction is ${wholeDollars(result.deduction)}. ${roughPercent(result.phaseIn)} of the wage and property limits applies at this taxable income.`,
    facts: [
      { label: 'Before the cap', value: wholeDollars(result.combined) },
      { label: 'Cap by taxable income', value: wholeDollars(result.incomeCap) },
      { label: 'Part of the limits', value: roughPercent(result.phaseIn) },
      { label: isAggregated ? 'Not aggregated' : 'If aggregated', value: wholeDollars(other) },
    ],
    bars: [
      { label: 'Deduction', amount: result.deduction },
      {
        label: `${percent(rate)} of the income that counts`,
        amount: result.businesses.reduce((all, { whole }) => all + whole, 0),
      },
      { label: 'Cap by taxable income', amount: result.incomeCap },
    ],
    steps: stepsOf(values, result),
    ...(result.carriedLoss > 0 && {
      notes: [
        `The businesses lost ${wholeDollars(result.carriedLoss)} together, which reduces next year’s qualified income (IRC 199A(c)(2)).`,
      ],
    }),
  };
}

function check(values: EntryValues) {
  return {
    ...(values.isOn('aggregate') &&
      (values.isOn('service1') || values.isOn('service2')) && {
        aggregate: 'A service business cannot be aggregated (Reg. 1.199A-4(b)(1)(iv))',
      }),
    ...(values.number('gains') > values.number('taxable') && {
      gains: 'Enter no more than taxable income, which includes gains',
    }),
  };
}

export const businessIncomeDeduction: Calculator = {
  slug: 'business-income-deduction',
  name: 'Business income deduction',
  description:
    'The qualified business income deduction (IRC 199A) for two businesses: wages, property, the phase-in, service businesses, losses, and aggregation.',
  title: 'Qualified business income deduction',
  lead: 'Section 199A for one or two businesses, with wages, property (UBIA), the phase-in range, service businesses, losses, and aggregation.',
  assumptions: [
    `In 2026 the limits start above ${wholeDollars(threshold.single)} of taxable income (${wholeDollars(threshold.joint)} joint) and apply in full ${wholeDollars(width.single)} (${wholeDollars(width.joint)} joint) higher.`,
    'Between the two, the limits and the exclusion of service businesses phase in evenly (IRC 199A(b)(3)(B), (d)(3)).',
    `From 2026, an owner who materially participates in a qualified business with income of at least ${wholeDollars(minimum?.activeIncome ?? 0)} deducts at least ${wholeDollars(minimum?.deduction ?? 0)} (IRC 199A(i)). A service business above the range does not qualify.`,
    'A loss of one business reduces the income of the other (Reg. 1.199A-1(d)(2)(iii)).',
    'Aggregated businesses have the same majority owner, the same tax year, and two of the three factors of Reg. 1.199A-4(b)(1)(v), and report together every year.',
  ],
  limits: [
    'REIT dividends, publicly traded partnerships, and patrons of cooperatives.',
    'Losses carried from earlier years. Reduce this year’s income by them.',
    'Whether rent rises to a trade or business, and whether part of a service business can be separated.',
    'Reasonable pay and guaranteed payments, which are not qualified income (IRC 199A(c)(4)).',
  ],
  sources: [
    { of: 'Deduction and limits', source: 'IRC 199A(a), (b)(2), (b)(3)' },
    { of: 'Thresholds', source: taxTables[2026].qualifiedBusinessIncome.source },
    { of: 'Service businesses', source: 'IRC 199A(d)(2), (3)' },
    { of: 'Aggregation', source: 'Reg. 1.199A-4' },
    { of: 'Minimum', source: 'IRC 199A(i)' },
    { of: 'Taxable income without IRC 68', source: 'IRC 199A(e)(1); P.L. 119-21 section 70111(b)' },
  ],
  related: [
    {
      kind: 'Calculator',
      label: 'S corporation or sole proprietor',
      to: paths.calculator('s-corporation'),
      text: 'How a salary changes the deduction and everything else.',
    },
    {
      kind: 'Calculator',
      label: 'Federal tax bracket estimate',
      to: paths.calculator('tax-brackets'),
      text: 'Find your taxable income first.',
    },
  ],
  groups,
  graph: { over: 'taxable' },
  check,
  compute,
};
