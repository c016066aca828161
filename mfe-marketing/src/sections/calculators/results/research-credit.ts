import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { fields } from '../../../content/calculators/fields/research-credit.ts';
import type { Calculator, EntryValues, ResultLine, ResultStep } from '../calculator.ts';
import { dollars, percent, wholeDollars } from '../numbers.ts';

type ResearchCredit = ReturnType<typeof computeResearchCredit>;

/** The rate of who has not spent in each of the three years before. */
const START_RATE = 0.06;

const priorOf = (values: EntryValues) =>
  [values.number('first'), values.number('second'), values.number('third')] as const;

function baseLines(values: EntryValues, result: ResearchCredit): readonly ResultLine[] {
  return result.rate === START_RATE
    ? [
        {
          label: 'Base',
          how: 'a year of the three has no expenses, so all of this year counts',
          value: dollars(0),
        },
      ]
    : [
        {
          label: 'Average of three years',
          how: `(${priorOf(values).map(dollars).join(' + ')}) / 3`,
          value: dollars(result.average),
        },
        { label: 'Half of it', value: dollars(result.base) },
      ];
}

function stepsOf(values: EntryValues, result: ResearchCredit): readonly ResultStep[] {
  const current = values.number('current');
  const taxRate = values.number('rate');
  return [
    {
      title: 'Expenses that count',
      lines: [
        { label: 'This year', value: dollars(current) },
        ...baseLines(values, result),
        {
          label: 'Above the base',
          how: `${dollars(current)} − ${dollars(result.base)}, or nothing`,
          value: dollars(result.excess),
          isSum: true,
        },
      ],
    },
    {
      title: 'Credit',
      lines: [
        {
          label: 'In full',
          how: `${percent(result.rate)} x ${dollars(result.excess)}`,
          value: dollars(result.credit),
          isSum: true,
        },
        {
          label: 'With the election',
          how: `79% x ${dollars(result.credit)}`,
          value: dollars(result.reduced),
          isSum: true,
        },
      ],
    },
    {
      title: 'Credit or deduction',
      lines: [
        {
          label: 'In full, after the smaller deduction',
          how: `${dollars(result.credit)} less ${percent(taxRate)} of it`,
          value: dollars(result.fullAfterDeduction),
          isSum: true,
        },
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const taxRate = values.number('rate');
  const result = computeResearchCredit({
    current: values.number('current'),
    prior: priorOf(values),
    taxRate,
  });
  const better = result.reduced > result.fullAfterDeduction ? 'with' : 'without';
  return {
    figure: { label: 'Credit in full', value: wholeDollars(result.credit) },
    summary: `The credit comes to ${wholeDollars(result.credit)} in full, or ${wholeDollars(result.reduced)} with the election of IRC 280C(c), which leaves the deduction whole.`,
    facts: [
      { label: 'With the election', value: wholeDollars(result.reduced) },
      { label: 'In full, after the smaller deduction', value: wholeDollars(result.fullAfterDeduction) },
      { label: 'Rate', value: percent(result.rate) },
      { label: 'Expenses that count', value: wholeDollars(result.excess) },
    ],
    bars: [
      { label: 'With the election', amount: result.reduced, value: wholeDollars(result.reduced) },
      {
        label: `In full, less ${percent(taxRate)} on the smaller deduction`,
        amount: result.fullAfterDeduction,
        value: wholeDollars(result.fullAfterDeduction),
      },
    ],
    steps: stepsOf(values, result),
    ...(result.reduced !== result.fullAfterDeduction && {
      notes: [`At ${percent(taxRate)} more is left ${better} the election.`],
    }),
  };
}

export const researchCredit = { groups: fields, compute } satisfies Calculator;
