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
  yearOf,
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
      {
        kind: 'dollars',
        name: 'pay',
        label: 'Pay for the year',
        law: 'IRC 401(a)(17), 415(c).',
        start: '220,000',
      },
      {
        kind: 'dollars',
        name: 'prior',
        label: 'Wages in the prior year',
        hint: 'Box 3 of Form W-2, same employer.',
        law: 'IRC 414(v)(7).',
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
        label: 'Employer match on what you defer',
        start: '50',
        most: 500,
      },
      {
        kind: 'percent',
        name: 'upto',
        label: 'Matched up to this share of pay',
        start: '6',
        most: 100,
      },
      {
        kind: 'switch',
        name: 'higher',
        label: 'The plan has the higher catch-up for ages 60 to 63',
        start: '1',
      },
      { kind: 'switch', name: 'roth', label: 'The plan accepts Roth contributions', start: '1' },
    ],
  },
] as const satisfies readonly EntryGroup[];

const copy = {
  name: '401(k) and catch-up limits',
  description:
    'What you can defer in 2025 or 2026 at your age, what an employer match adds, and whether the catch-up must be Roth. With sources.',
  title: '401(k) and catch-up limits',
  lead: 'What you can defer in 2025 or 2026 at your age, what the match adds, and whether the catch-up must be Roth.',
  assumptions: [
    'One employer and one plan. The deferral limit covers all your plans. The ceiling on annual additions applies to each unrelated employer.',
    'You defer the maximum, and the match follows up to the share of pay that you enter.',
    `The match counts pay up to ${wholeDollars(taxTables[2025].retirement.compensation)} in 2025 and ${wholeDollars(taxTables[2026].retirement.compensation)} in 2026 (includible compensation).`,
    'A deferral above the ceiling on annual additions becomes catch-up (Reg. 1.414(v)-1(b)(1)).',
    'Age is your age on December 31. In the years you turn 60, 61, 62, or 63, the higher catch-up replaces the one from 50.',
  ],
  limits: [
    'Lower limits in your plan, and refunds to highly compensated employees after a failed test (IRC 401(k)(3)).',
    'Other employers’ wages: the Roth rule counts only the same employer’s. Self-employment income is not wages.',
    'The regulations on the Roth rule apply from 2027. For 2026, a reasonable, good-faith reading is enough (T.D. 10033).',
  ],
  sources: [
    { of: 'Limits for 2025', source: taxTables[2025].retirement.source },
    { of: 'Limits for 2026', source: taxTables[2026].retirement.source },
    { of: 'Catch-up from 60 to 63', source: 'IRC 414(v)(2)(E); SECURE 2.0 section 109' },
    { of: 'Catch-up that must be Roth', source: 'IRC 414(v)(7); Notice 2023-62; T.D. 10033' },
  ],
  related: [
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Deferrals for a year end on its last payday.',
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
      text: 'What a second plan can add.',
    },
  ],
} as const satisfies CalculatorCopy;

const kinds: Readonly<Record<CatchUp, string>> = {
  none: 'from age 50',
  'from-50': 'from age 50 (IRC 414(v))',
  'from-60-to-63': 'ages 60 to 63, replaces the one from 50 (IRC 414(v)(2)(E))',
};

const terms: Readonly<Record<CatchUpTerms, string>> = {
  none: 'None yet',
  any: 'Before tax or Roth',
  roth: 'Roth only',
  barred: 'None without Roth',
};

const rothAbove = wholeDollars(taxTables[2026].retirement.rothCatchUpAbove ?? 0);

const reasons: Readonly<Record<CatchUpTerms, string>> = {
  none: 'Catch-up begins in the year you turn 50.',
  any: 'The catch-up can be before tax.',
  roth: `Prior-year wages were above ${rothAbove}, so the catch-up must be Roth (IRC 414(v)(7)).`,
  barred: `Prior-year wages were above ${rothAbove}, so the catch-up must be Roth, and the plan accepts none.`,
};

function compute(values: EntryValues) {
  const year = yearOf(values);
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
    figure: { label: `You can defer in ${year}`, amount: result.employee },
    summary: `In ${year} you can defer ${wholeDollars(result.employee)}, of which ${wholeDollars(result.catchUp)} is the catch-up. ${reasons[result.catchUpTerms]}`,
    facts: [
      { label: 'Catch-up', value: wholeDollars(result.catchUp) },
      { label: 'Made as', value: terms[result.catchUpTerms] },
      { label: 'Employer match', value: wholeDollars(result.match) },
      { label: 'Your deferral and the match', value: wholeDollars(result.total) },
    ],
    bars: [
      { label: 'Deferral', amount: result.deferral },
      { label: 'Catch-up', amount: result.catchUp },
      { label: 'Employer match', amount: result.match },
      { label: 'Room up to the ceiling', amount: result.room },
    ],
    steps: [
      {
        title: 'Your contributions',
        lines: [
          line('Deferral', result.deferral, 'limit of IRC 402(g), or pay if less'),
          line('Catch-up', result.catchUp, kinds[result.catchUpKind]),
          sum('You', result.employee),
        ],
      },
      {
        title: 'Annual additions',
        lines: [
          line('Ceiling', result.ceiling, 'IRC 415(c), or pay if less; excludes catch-up'),
          line('Deferral', -result.deferral),
          line(
            'Match',
            -result.match,
            `${percent(matchRate)} of what you defer, up to ${percent(matchUpTo)} of pay`,
          ),
          sum('Room', result.room, 'for profit sharing, or after-tax contributions if the plan accepts them'),
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
  graph: { over: 'age', least: 40, most: 70 },
  compute,
};
