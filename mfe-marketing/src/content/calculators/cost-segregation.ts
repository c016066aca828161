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
        hint: 'A binding written contract decides the day.',
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
        label: 'Month of service',
        start: '7',
        options: months.map((label, index) => ({ value: String(index + 1), label })),
      },
    ],
  },
  {
    legend: 'What the study finds',
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
        label: 'Your marginal tax rate, percent',
        start: '37',
        most: 60,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const copy = {
  name: 'Cost segregation calculator',
  description:
    'First-year depreciation of a building with an engineering-based study and without, by class, month and day of acquisition. An illustration.',
  title: 'Cost segregation: first-year depreciation',
  lead: 'Depreciation of a building in its first year, with an engineering-based study and without. The difference is timing: an illustration for figures that you choose.',
  assumptions: [
    'Bonus depreciation is 100% for property acquired after January 19, 2025. By a binding contract of that day or earlier it is 40% in service in 2025 and 20% in 2026.',
    'What bonus leaves of the shorter classes is depreciated from the half-year convention: 20%, 14.29% and 5% in the first year. More than 40% of a year’s property in its last quarter brings the mid-quarter convention instead.',
    'The building’s own class is straight line from the middle of the month of service, and has no bonus.',
    'The 15-year class is land improvements; qualified improvement property is straight line.',
  ],
  limits: [
    'Whether the loss may be used is another question: at-risk, passive and excess business loss rules come first (IRC 465, 469, 461(l)).',
    'On a sale, depreciation of the shorter classes comes back as ordinary income, and that of the building at up to 25% (IRC 1245, 1250, 1(h)(1)(E)).',
    'What a study costs and what it finds is told by an engineer who has seen the building.',
    'States may allow less.',
  ],
  sources: [
    { of: 'Classes', source: 'IRC 168(c), (e); Rev. Proc. 87-56' },
    { of: 'Bonus', source: taxTables[2026].bonusDepreciation.source },
    { of: 'First-year percentages', source: 'IRS Publication 946, tables A-1, A-6 and A-7a' },
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
      text: 'In service by December 31 is what counts.',
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
        `${percent(bonusRate)} bonus of ${dollars(cost)}${regular > 0 ? `, and ${dollars(regular)} by the table` : ''}`,
      ),
    );
}

function compute(values: EntryValues) {
  const cost = values.number('cost');
  const taxRate = values.number('rate');
  const result = compareCostSegregation({
    year: values.number('year') === 2025 ? 2025 : 2026,
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
    figure: { label: 'More depreciation in year one, illustration', amount: result.increase },
    summary: `Illustration: ${wholeDollars(result.withStudy)} of depreciation in the first year with the study, ${wholeDollars(result.withoutStudy)} without. At ${percent(taxRate)} the difference puts off ${wholeDollars(result.taxDeferred)} of tax, if the loss may be used.`,
    facts: [
      { label: 'With the study', value: wholeDollars(result.withStudy) },
      { label: 'Without', value: wholeDollars(result.withoutStudy) },
      { label: 'Bonus rate', value: percent(result.bonusRate) },
      { label: 'Tax put off', value: wholeDollars(result.taxDeferred) },
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
            'More in the first year',
            result.increase,
            `${dollars(result.withStudy)} − ${dollars(result.withoutStudy)}`,
          ),
          sum('Tax put off', result.taxDeferred, `at ${percent(taxRate)}; part of it comes back on a sale`),
        ],
      },
    ],
  };
}

function check(values: EntryValues) {
  const moved = values.number('five') + values.number('seven') + values.number('fifteen');
  const cost = values.number('cost');
  return moved > cost
    ? { cost: `The classes come to ${dollars(moved)}: enter at least that, or less in the classes` }
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
