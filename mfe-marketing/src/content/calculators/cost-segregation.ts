import { compareCostSegregation, type CostSegregation } from 'shared-contract/calculators/cost-segregation';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import {
  type Calculator,
  type CalculatorCopy,
  type EntryValues,
  type ResultLine,
  type EntryGroup,
  dollars,
  line,
  percent,
  sum,
  wholeDollars,
  taxYear,
  yearOf,
} from './calculator.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

const groups = [
  {
    legend: 'Building',
    entries: [
      {
        kind: 'dollars',
        name: 'cost',
        label: 'Cost without land',
        start: '2,000,000',
      },
      {
        kind: 'choice',
        name: 'kind',
        label: 'Kind of building',
        start: 'nonresidential',
        options: [
          { value: 'nonresidential', label: 'Nonresidential, 39 years' },
          { value: 'residential', label: 'Residential rental, 27.5 years' },
        ],
      },
      {
        kind: 'choice',
        name: 'acquired',
        label: 'Acquired',
        hint: 'A binding written contract sets the date.',
        law: 'IRC 168(k).',
        start: 'after',
        options: [
          { value: 'after', label: 'After January 19, 2025' },
          { value: 'before', label: 'January 19, 2025 or earlier' },
        ],
      },
      { ...taxYear, label: 'Placed in service in' },
      {
        kind: 'choice',
        name: 'month',
        label: 'Month placed in service',
        start: '7',
        options: months.map((label, index) => ({ value: String(index + 1), label })),
      },
    ],
  },
  {
    legend: 'Classes in the study',
    entries: [
      {
        kind: 'dollars',
        name: 'five',
        label: '5-year property',
        hint: 'Carpet, appliances, dedicated equipment wiring.',
        start: '300,000',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'seven',
        label: '7-year property',
        hint: 'Office furniture and most fixtures.',
        start: '',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'fifteen',
        label: '15-year property',
        hint: 'Paving, fences, landscaping.',
        start: '200,000',
        isOptional: true,
      },
      {
        kind: 'percent',
        name: 'rate',
        label: 'Your marginal tax rate',
        start: '37',
        most: 60,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const copy = {
  name: 'Cost segregation calculator',
  description:
    'First-year depreciation of a building with and without an engineering-based study, by class, month, and acquisition date. An illustration.',
  title: 'Cost segregation: first-year depreciation',
  lead: 'First-year depreciation of a building, with and without an engineering-based study. The difference is timing. An illustration with your figures.',
  assumptions: [
    'Bonus depreciation is 100% for property acquired after January 19, 2025. Under a binding contract of that date or earlier, it is 40% if placed in service in 2025 and 20% in 2026.',
    'The rest of the shorter classes uses the half-year convention: 20%, 14.29%, and 5% in the first year. If more than 40% of the year’s property is placed in service in the last quarter, the mid-quarter convention applies instead.',
    'The building’s class is straight line, mid-month, without bonus.',
    'The 15-year class is land improvements at 5%. Qualified improvement property is straight line.',
  ],
  limits: [
    'Limits on the loss, in order: basis (IRC 704(d), 1366(d)), at risk (465), passive activities (469), and excess business loss (461(l)).',
    'Recapture on a sale: ordinary income for the shorter classes, up to 25% for the building (IRC 1245, 1250, 1(h)(1)(E)).',
    'The study’s cost and result. An engineer who has seen the building gives you both.',
    'State law, which may allow less.',
  ],
  sources: [
    { of: 'Classes', source: 'IRC 168(c), (e); Rev. Proc. 87-56' },
    { of: 'Bonus', source: taxTables[2026].bonusDepreciation.source },
    { of: 'First-year percentages', source: 'IRS Publication 946, tables A-1, A-6, and A-7a' },
    { of: 'Recapture', source: 'IRC 1245, 1250, 1(h)(1)(E)' },
  ],
  related: [
    {
      kind: 'Podcast',
      label: 'Cost segregation without surprises',
      to: paths.podcast.costSegregation,
      text: 'A construction engineer on what a study looks at, with transcript.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'It must be placed in service by December 31.',
    },
    {
      kind: 'Guide',
      label: 'Tax Center',
      to: paths.taxCenter,
      text: 'Bonus depreciation and section 179 beside each other.',
    },
  ],
} as const satisfies CalculatorCopy;

function classLines({ bonusRate, classes }: CostSegregation): readonly ResultLine[] {
  return classes
    .filter(({ cost }) => cost > 0)
    .map(({ years, cost, bonus, regular }) =>
      line(
        `${years}-year property`,
        bonus + regular,
        `${percent(bonusRate)} bonus of ${dollars(cost)}${regular > 0 ? `, and ${dollars(regular)} regular depreciation` : ''}`,
      ),
    );
}

function compute(values: EntryValues) {
  const cost = values.number('cost');
  const taxRate = values.number('rate');
  const result = compareCostSegregation({
    year: yearOf(values),
    month: values.number('month'),
    cost,
    kind: values.text('kind') === 'residential' ? 'residential' : 'nonresidential',
    fiveYear: values.number('five'),
    sevenYear: values.number('seven'),
    fifteenYear: values.number('fifteen'),
    isAcquiredAfter: values.text('acquired') === 'after',
    taxRate,
  });
  const rate = percent(result.buildingRate);
  return {
    figure: { label: 'Additional first-year depreciation, illustration', amount: result.increase },
    summary: `Illustration: ${wholeDollars(result.withStudy)} of depreciation in the first year with the study, ${wholeDollars(result.withoutStudy)} without. At ${percent(taxRate)} the difference defers ${wholeDollars(result.taxDeferred)} of tax, if you can use the loss.`,
    facts: [
      { label: 'With the study', value: wholeDollars(result.withStudy) },
      { label: 'Without', value: wholeDollars(result.withoutStudy) },
      { label: 'Bonus rate', value: percent(result.bonusRate) },
      { label: 'Tax deferred', value: wholeDollars(result.taxDeferred) },
    ],
    bars: [
      { label: 'With the study', amount: result.withStudy },
      { label: 'Without', amount: result.withoutStudy },
    ],
    steps: [
      {
        title: 'Without a study',
        lines: [sum('Building', result.withoutStudy, `${dollars(cost)} x ${rate}`)],
      },
      {
        title: 'With a study',
        lines: [
          ...classLines(result),
          line('Building', result.building.depreciation, `${dollars(result.building.cost)} x ${rate}`),
          sum('First year', result.withStudy),
        ],
      },
      {
        title: 'Difference',
        lines: [
          line(
            'Additional in the first year',
            result.increase,
            `${dollars(result.withStudy)} − ${dollars(result.withoutStudy)}`,
          ),
          sum('Tax deferred', result.taxDeferred, `at ${percent(taxRate)}; a sale recaptures it`),
        ],
      },
    ],
  };
}

function check(values: EntryValues) {
  const moved = values.number('five') + values.number('seven') + values.number('fifteen');
  const cost = values.number('cost');
  return moved > cost
    ? { cost: `The classes add up to ${dollars(moved)}. Enter at least that, or reduce the classes` }
    : {};
}

export const costSegregation: Calculator = {
  slug: 'cost-segregation',
  ...copy,
  groups,
  graph: { over: 'fifteen' },
  isIllustration: true,
  check,
  compute,
};
