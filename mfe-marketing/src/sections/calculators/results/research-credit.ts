import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { fields } from '../../../content/calculators/research-credit.ts';
import {
  type Calculator,
  dollars,
  type EntryValues,
  line,
  percent,
  type ResultLine,
  type ResultStep,
  sum,
  wholeDollars,
} from '../calculator.ts';

type ResearchCredit = ReturnType<typeof computeResearchCredit>;

/** Rate for a business that lacks qualified expenses in any of the three preceding years. */
const START_RATE = 0.06;

const priorOf = (values: EntryValues) =>
  [values.number('first'), values.number('second'), values.number('third')] as const;

function baseLines(values: EntryValues, result: ResearchCredit): readonly ResultLine[] {
  return result.rate === START_RATE
    ? [line('Base', 0, 'a year of the three has no expenses, so all of this year counts')]
    : [
        line('Average of three years', result.average, `(${priorOf(values).map(dollars).join(' + ')}) / 3`),
        line('Half of it', result.base),
      ];
}

function stepsOf(values: EntryValues, result: ResearchCredit): readonly ResultStep[] {
  const current = values.number('current');
  const taxRate = values.number('rate');
  return [
    {
      title: 'Expenses that count',
      lines: [
        line('This year', current),
        ...baseLines(values, result),
        sum('Above the base', result.excess, `${dollars(current)} − ${dollars(result.base)}, or nothing`),
      ],
    },
    {
      title: 'Credit',
      lines: [
        sum('In full', result.credit, `${percent(result.rate)} x ${dollars(result.excess)}`),
        sum('With the election', result.reduced, `79% x ${dollars(result.credit)}`),
      ],
    },
    {
      title: 'Credit or deduction',
      lines: [
        sum(
          'In full, after the smaller deduction',
          result.fullAfterDeduction,
          `${dollars(result.credit)} less ${percent(taxRate)} of it`,
        ),
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
      { label: 'With the election', amount: result.reduced },
      {
        label: `In full, less ${percent(taxRate)} on the smaller deduction`,
        amount: result.fullAfterDeduction,
      },
    ],
    steps: stepsOf(values, result),
    ...(result.reduced !== result.fullAfterDeduction && {
      notes: [`At ${percent(taxRate)} more is left ${better} the election.`],
    }),
  };
}

export const researchCredit = { groups: fields, compute } satisfies Calculator;
