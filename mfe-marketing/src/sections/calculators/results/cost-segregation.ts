import { compareCostSegregation, type CostSegregation } from 'shared-contract/calculators/cost-segregation';
import { fields } from '../../../content/calculators/cost-segregation.ts';
import {
  type Calculator,
  dollars,
  type EntryValues,
  line,
  percent,
  type ResultLine,
  sum,
  wholeDollars,
} from '../calculator.ts';

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
    figure: { label: 'More depreciation in year one, illustration', value: wholeDollars(result.increase) },
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

export const costSegregation = { groups: fields, isIllustration: true, check, compute } satisfies Calculator;
