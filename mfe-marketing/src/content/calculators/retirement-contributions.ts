import {
  contributionLimits,
  type CatchUp,
  type CatchUpTerms,
} from 'shared-contract/calculators/retirement-contributions';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import {
  type Calculator,
  type CalculatorCopy,
  type EntryValues,
  type EntryGroup,
  line,
  percent,
  sum,
  wholeDollars,
  taxYear,
} from './calculator.ts';

const groups = [
  {
    legend: 'You',
    entries: [
      taxYear,
      {
        kind: 'number',
        name: 'age',
        label: 'Age at the end of the year',
        start: '61',
        least: 16,
        most: 100,
      },
      { kind: 'dollars', name: 'pay', label: 'Pay of the year', start: '220,000' },
      {
        kind: 'dollars',
        name: 'prior',
        label: 'Wages of the year before',
        hint: 'Box 3 of Form W-2, from the same employer.',
        start: '205,000',
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Plan',
    entries: [
      {
        kind: 'percent',
        name: 'match',
        label: 'Employer match, percent of what you defer',
        start: '50',
        most: 500,
      },
      {
        kind: 'percent',
        name: 'upto',
        label: 'Matched up to this percent of pay',
        start: '6',
        most: 100,
      },
      {
        kind: 'switch',
        name: 'higher',
        label: 'The plan has the higher catch-up for ages 60 to 63',
        start: '1',
      },
      { kind: 'switch', name: 'roth', label: 'The plan takes Roth contributions', start: '1' },
    ],
  },
] as const satisfies readonly EntryGroup[];

const copy = {
  name: '401(k) and catch-up limits',
  description:
    'What you may defer in 2025 or 2026 at your age, what an employer match adds, and whether the catch-up has to be Roth. With sources.',
  title: '401(k) and catch-up limits',
  lead: 'What you may defer in 2025 or 2026 at your age, what the match adds, and whether the catch-up has to be Roth.',
  assumptions: [
    'One employer and one plan. The deferral limit is yours across all plans; the ceiling of the account is each employer’s.',
    'You defer as much as the law allows, and the match follows it up to the share of pay that you enter.',
    'The match counts pay up to the compensation limit: $350,000 in 2025, $360,000 in 2026.',
    'The age is that at December 31: the higher catch-up applies in the years in which you turn 60, 61, 62 or 63, in place of the one from 50.',
  ],
  limits: [
    'A plan may set lower limits, and tests of highly paid employees may send deferrals back (IRC 401(k)(3)).',
    'The Roth rule looks at wages of the year before from the same employer. Self-employment income is not wages.',
    'In 2026 a reasonable, good-faith reading of the Roth rule is accepted; the regulations bind from 2027 (T.D. 10033).',
  ],
  sources: [
    { of: 'Limits of 2025', source: taxTables[2025].retirement.source },
    { of: 'Limits of 2026', source: taxTables[2026].retirement.source },
    { of: 'Catch-up from 60 to 63', source: 'IRC 414(v)(2)(E); SECURE 2.0 section 109' },
    { of: 'Catch-up that must be Roth', source: 'IRC 414(v)(7); Notice 2023-62; T.D. 10033' },
  ],
  related: [
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Deferrals of a year end on its last day of pay.',
    },
    {
      kind: 'Guide',
      label: 'Advanced retirement planning',
      to: paths.advancedRetirementPlanning,
      text: 'For owners with room above the 401(k).',
    },
    {
      kind: 'Calculator',
      label: 'Cash balance contribution, an illustration',
      to: paths.calculator('cash-balance'),
      text: 'What may come on top of it in a second plan.',
    },
  ],
} as const satisfies CalculatorCopy;

const kinds: Readonly<Record<CatchUp, string>> = {
  none: 'from age 50',
  'from-50': 'from age 50 (IRC 414(v))',
  'from-60-to-63': 'ages 60 to 63, in place of the one from 50 (IRC 414(v)(2)(E))',
};

const terms: Readonly<Record<CatchUpTerms, string>> = {
  none: 'None yet',
  any: 'Before tax or Roth',
  roth: 'Roth only',
  barred: 'None without Roth',
};

const reasons: Readonly<Record<CatchUpTerms, string>> = {
  none: 'A catch-up begins in the year of the 50th birthday.',
  any: 'The catch-up may be made before tax.',
  roth: 'Wages of the year before were above $150,000, so the catch-up has to be Roth (IRC 414(v)(7)).',
  barred:
    'Wages of the year before were above $150,000, so the catch-up would have to be Roth, and the plan takes none.',
};

function compute(values: EntryValues) {
  const year = values.number('year') === 2025 ? 2025 : 2026;
  const pay = values.number('pay');
  const matchRate = values.number('match');
  const matchUpTo = values.number('upto');
  const result = contributionLimits({
    year,
    age: values.number('age'),
    pay,
    priorWages: values.number('prior'),
    matchRate,
    matchUpTo,
    hasHigherCatchUp: values.isOn('higher'),
    hasRoth: values.isOn('roth'),
  });
  return {
    figure: { label: `You may defer in ${year}`, amount: result.employee },
    summary: `In ${year} you may defer ${wholeDollars(result.employee)}, of which ${wholeDollars(result.catchUp)} is the catch-up. ${reasons[result.catchUpTerms]}`,
    facts: [
      { label: 'Catch-up', value: wholeDollars(result.catchUp) },
      { label: 'Made as', value: terms[result.catchUpTerms] },
      { label: 'Employer match', value: wholeDollars(result.match) },
      { label: 'You and the match', value: wholeDollars(result.total) },
    ],
    bars: [
      { label: 'Deferral', amount: result.deferral },
      { label: 'Catch-up', amount: result.catchUp },
      { label: 'Employer match', amount: result.match },
      { label: 'Room left in the account', amount: result.room },
    ],
    steps: [
      {
        title: 'Your own money',
        lines: [
          line('Deferral', result.deferral, 'the limit of IRC 402(g), or pay if less'),
          line('Catch-up', result.catchUp, kinds[result.catchUpKind]),
          sum('You', result.employee),
        ],
      },
      {
        title: 'The account’s ceiling',
        lines: [
          line('Ceiling', result.ceiling, 'IRC 415(c), or pay if less; without the catch-up'),
          line('Deferral', -result.deferral),
          line(
            'Match',
            -result.match,
            `${percent(matchRate)} of what you defer, up to ${percent(matchUpTo)} of pay`,
          ),
          sum('Room left', result.room, 'for profit sharing, or after-tax money where a plan takes it'),
        ],
      },
    ],
    notes: [reasons[result.catchUpTerms]],
  };
}

export const retirementContributions: Calculator = {
  slug: 'retirement-contributions',
  ...copy,
  groups,
  graph: { over: 'pay' },
  compute,
};
