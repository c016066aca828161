import { distributionRules, requiredDistribution } from 'shared-contract/calculators/required-distributions';
import { lifeExpectancySource, uniformLifetime } from 'shared-contract/tax/life-expectancy';
import {
  choose,
  defineWorksheet,
  divide,
  formatValue,
  multiply,
  subtract,
} from 'shared-contract/tools/worksheet';

const percent = (part: number) => formatValue(part, 'percent');
/** Ages of the Uniform Lifetime Table that the worksheet covers. */
const ages = { from: 73, to: 110 } as const;
const factors = Array.from({ length: ages.to - ages.from + 1 }, (_, index) =>
  uniformLifetime(ages.from + index),
);

const expectedOf = (age: number, balance: number) => {
  const { required, exciseTax, correctedTax } = requiredDistribution({
    kind: 'own',
    year: 2026,
    balance,
    born: 2026 - age,
    ownerBorn: 2026 - age,
    died: 0,
    hadBegun: false,
  });
  return { required, exciseTax, correctedTax };
};

export const requiredDistributionWorksheet = defineWorksheet({
  kind: 'worksheet',
  title: 'Required Minimum Distribution Worksheet',
  purpose: 'The yearly amount from the owner’s own IRA or plan, with the Uniform Lifetime Table.',
  asOf: 'tax year 2026',
  isSample: true,
  sections: [
    {
      heading: 'The amount',
      lines: [
        {
          id: 'age',
          label: 'Owner’s age on December 31 of the year',
          unit: 'number',
          example: 73,
          least: ages.from,
          most: ages.to,
          isWhole: true,
          note: 'Distributions begin at 73 for births of 1951 to 1959, and at 75 from 1960.',
        },
        {
          id: 'balance',
          label: 'Balance on December 31 of the year before',
          unit: 'dollars',
          example: 1_000_000,
        },
        {
          id: 'factor',
          label: 'Distribution period',
          unit: 'number',
          workedOut: 'Uniform Lifetime Table, by line 1',
          formula: choose(subtract('age', ages.from - 1), ...factors),
        },
        {
          id: 'required',
          label: 'Required for the year',
          unit: 'dollars',
          workedOut: 'Line 2 divided by line 3',
          formula: divide('balance', 'factor'),
          isAnswer: true,
        },
        { id: 'taken', label: 'Taken so far', unit: 'dollars', example: 0 },
        {
          id: 'left',
          label: 'Still to take',
          unit: 'dollars',
          workedOut: 'Line 4 less line 5',
          formula: subtract('required', 'taken'),
        },
      ],
    },
    {
      heading: 'If all of it were missed',
      lines: [
        {
          id: 'exciseTax',
          label: 'Tax on the shortfall',
          unit: 'dollars',
          workedOut: `Line 4 times ${percent(distributionRules.exciseRate)}`,
          formula: multiply('required', distributionRules.exciseRate),
        },
        {
          id: 'correctedTax',
          label: 'Tax if corrected in the correction window',
          unit: 'dollars',
          workedOut: `Line 4 times ${percent(distributionRules.correctedRate)}`,
          formula: multiply('required', distributionRules.correctedRate),
        },
      ],
    },
  ],
  examples: [
    { name: 'Age 73, $1,000,000', inputs: {}, expected: expectedOf(73, 1_000_000) },
    { name: 'Age 80, $640,000', inputs: { age: 80, balance: 640_000 }, expected: expectedOf(80, 640_000) },
    { name: 'Age 95, $150,000', inputs: { age: 95, balance: 150_000 }, expected: expectedOf(95, 150_000) },
  ],
  guidance: [
    'Compute each account by itself. Don’t use this sheet for an inherited account, or for a spouse more than ten years younger who is the only beneficiary: other tables apply.',
    'The first distribution may wait until April 1 of the next year; then two fall into one year.',
    'Ask for a waiver of the tax for reasonable cause on Form 5329 before you pay it (IRC 4974(d)).',
    'A Roth IRA, and from 2024 a Roth account in a plan, has no lifetime distribution for its owner.',
  ],
  sources: [
    { authority: 'IRC 401(a)(9)(C)', year: '2026', says: 'Age and required beginning date.' },
    { authority: lifeExpectancySource, year: '2026', says: 'Uniform Lifetime Table.' },
    {
      authority: 'IRC 4974(a), (d), (e)',
      year: '2026',
      says: `Tax of ${percent(distributionRules.exciseRate)}, or ${percent(distributionRules.correctedRate)} in the correction window; waiver.`,
    },
  ],
});
