import {
  type AccountKind,
  distributionAge,
  type DistributionInput,
  distributionRules,
  requiredDistribution,
  type RequiredDistribution,
} from 'shared-contract/calculators/required-distributions';
import { months } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { lifeExpectancySource } from 'shared-contract/tax/life-expectancy';
import {
  type Calculator,
  dollars,
  type EntryGroup,
  type EntryValues,
  line,
  percent,
  type ResultStep,
  sum,
  wholeDollars,
} from './calculator.ts';

const groups = [
  {
    legend: 'Account',
    entries: [
      {
        kind: 'choice',
        name: 'kind',
        label: 'Whose account',
        law: 'IRC 401(a)(9), 408(a)(6).',
        start: 'own',
        options: [
          { value: 'own', label: 'My own' },
          { value: 'ten-year', label: 'Inherited, 10-year rule' },
          { value: 'eligible', label: 'Inherited, eligible beneficiary other than a spouse' },
        ],
      },
      {
        kind: 'choice',
        name: 'year',
        label: 'Distribution year',
        start: '2026',
        options: ['2026', '2025', '2027', '2028'].map((value) => ({ value, label: value })),
      },
      {
        kind: 'dollars',
        name: 'balance',
        label: 'Balance on December 31 of the year before',
        start: '1,000,000',
      },
      { kind: 'number', name: 'born', label: 'Your birth year', start: '1953', least: 1920, most: 2020 },
    ],
  },
  {
    legend: 'If inherited',
    entries: [
      {
        kind: 'number',
        name: 'owner',
        label: 'Owner’s birth year',
        start: '1945',
        least: 1900,
        most: 2000,
      },
      {
        kind: 'number',
        name: 'died',
        label: 'Year of the owner’s death',
        hint: 'From 2020: earlier deaths follow other rules.',
        start: '2023',
        least: 2020,
        most: 2027,
      },
      {
        kind: 'switch',
        name: 'begun',
        label: 'The owner died on or after April 1 of the year after reaching the distribution age',
        start: '1',
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

function inputOf(values: EntryValues): DistributionInput {
  return {
    kind: values.text('kind') as AccountKind,
    year: values.number('year'),
    balance: values.number('balance'),
    born: values.number('born'),
    ownerBorn: values.number('owner'),
    died: values.number('died'),
    hadBegun: values.isOn('begun'),
  };
}

const dayOf = ({ due }: RequiredDistribution) => `${months[due.month - 1] ?? ''} ${due.day}, ${due.year}`;

function statusLine(input: DistributionInput, result: RequiredDistribution): string {
  const { kind, hadBegun } = input;
  if (kind === 'own')
    return result.required === 0
      ? `Distributions begin in ${result.startYear ?? ''}, the year you turn ${distributionAge(input.born)}. The first is due by ${dayOf(result)}.`
      : `Take ${wholeDollars(result.required)} by ${dayOf(result)}.${result.due.month === 4 ? ' If you wait until the next year, two distributions fall in that year.' : ''}`;
  if (result.lastYear !== undefined && input.year >= result.lastYear)
    return `The account must be empty by December 31, ${result.lastYear}.`;
  if (kind === 'ten-year' && !hadBegun)
    return `No yearly amount is required. The account must be empty by December 31, ${result.lastYear ?? ''}.`;
  return `Take ${wholeDollars(result.required)} by ${dayOf(result)}.${kind === 'ten-year' ? ` The account must be empty by December 31, ${result.lastYear ?? ''}.` : ''}`;
}

/** Later divisors, so that the reader can plan. Skips years without one. */
function laterLines(input: DistributionInput) {
  return Array.from({ length: 6 }, (_, index) => input.year + index + 1).flatMap((year) => {
    const { factor, lastYear } = requiredDistribution({ ...input, year });
    if (lastYear !== undefined && year >= lastYear)
      return year === lastYear ? [{ label: String(year), value: 'Complete balance' }] : [];
    return factor === undefined ? [] : [{ label: String(year), value: factor.toFixed(1) }];
  });
}

function stepsOf(input: DistributionInput, result: RequiredDistribution): readonly ResultStep[] {
  const later = laterLines(input);
  return [
    {
      title: 'Required distribution',
      lines: [
        line('Balance', input.balance, `December 31, ${input.year - 1}`),
        {
          label: 'Divisor',
          how:
            input.kind === 'own'
              ? `Uniform Lifetime Table, age ${result.age}`
              : 'the longer remaining life expectancy, less a year for each year since',
          value: result.factor === undefined ? 'None' : result.factor.toFixed(1),
        },
        sum(
          `For ${input.year}`,
          result.required,
          result.factor === undefined ? undefined : `${dollars(input.balance)} / ${result.factor.toFixed(1)}`,
        ),
      ],
    },
    {
      title: 'If it is missed',
      lines: [
        line('Excise tax', result.exciseTax, `${percent(distributionRules.exciseRate)} of the shortfall`),
        line(
          'If corrected in time',
          result.correctedTax,
          `${percent(distributionRules.correctedRate)}; a waiver is possible for reasonable cause (IRC 4974(d), (e))`,
        ),
      ],
    },
    ...(later.length > 0 ? [{ title: 'Later divisors', lines: later }] : []),
  ];
}

function compute(values: EntryValues) {
  const input = inputOf(values);
  const result = requiredDistribution(input);
  return {
    figure: { label: `Required distribution for ${input.year}`, amount: result.required },
    summary: statusLine(input, result),
    facts: [
      { label: 'Your age in the year', value: String(result.age) },
      { label: 'Divisor', value: result.factor === undefined ? 'None' : result.factor.toFixed(1) },
      { label: 'Due by', value: dayOf(result) },
      { label: 'Excise tax if missed', value: wholeDollars(result.exciseTax) },
    ],
    bars: [
      { label: 'Required distribution', amount: result.required },
      { label: 'Remains in the account', amount: input.balance - result.required },
    ],
    steps: stepsOf(input, result),
  };
}

function check(values: EntryValues) {
  const { kind, year, died, born, ownerBorn } = inputOf(values);
  if (kind === 'own') return {};
  return {
    ...(died >= year && {
      died: 'Enter a year before the distribution year. The owner’s own amount is due in the year of death',
    }),
    ...(born > died && { born: 'Enter a birth year before the owner’s death' }),
    ...(ownerBorn >= died && { owner: 'Enter a birth year before the owner’s death' }),
  };
}

export const requiredDistributions: Calculator = {
  slug: 'required-distributions',
  name: 'RMD and inherited IRA',
  description:
    'The required minimum distribution of a year from your own or an inherited account: divisor, due date, 10-year rule, and the tax on a missed amount.',
  title: 'Required distributions, own and inherited',
  lead: 'What you must take this year from your own IRA or plan, or from an inherited one, by when, and what a missed amount costs.',
  assumptions: [
    'Distributions begin in the year of age 73 for births from 1951 to 1959 and 75 from 1960. For 1959 the statute conflicts, and we use the proposed reading, 73.',
    'Your own account uses the Uniform Lifetime Table. If your only beneficiary is a spouse more than 10 years younger, the required amount is lower.',
    'Under the 10-year rule, yearly amounts are also required if the owner died on or after the required beginning date (Reg. 1.401(a)(9)-5).',
    'An inherited account uses the longer of two life expectancies from the Single Life Table: yours in the year after the death, or the owner’s in the year of death, less a year for each year since.',
    'An eligible beneficiary is disabled, chronically ill, or not more than 10 years younger than the owner, and takes yearly amounts over life expectancy.',
  ],
  limits: [
    'A surviving spouse, a minor child of the owner, trusts, estates, and charities as beneficiaries.',
    'Several accounts: IRAs can be added together, each employer plan pays its own.',
    'An owner still working for the employer that sponsors the plan, and deaths before 2020.',
    'Income tax on the distribution, and gifts from an IRA to charity (IRC 408(d)(8)).',
  ],
  sources: [
    { of: 'Age and first date', source: 'IRC 401(a)(9)(C); SECURE 2.0 section 107' },
    { of: 'Tables', source: lifeExpectancySource },
    { of: 'Inherited accounts', source: 'IRC 401(a)(9)(E), (H); Reg. 1.401(a)(9)-5' },
    { of: 'Missed amounts', source: 'IRC 4974(a), (d), (e)' },
  ],
  related: [
    {
      kind: 'Guide',
      label: 'Advanced retirement planning',
      to: paths.advancedRetirementPlanning,
      text: 'Plans for owners, and what comes out of them later.',
    },
    {
      kind: 'Calculator',
      label: 'Federal tax bracket estimate',
      to: paths.calculator('tax-brackets'),
      text: 'What the distribution adds to your tax.',
    },
  ],
  groups,
  graph: { over: 'born', least: 1930, most: 1956 },
  check,
  compute,
};
