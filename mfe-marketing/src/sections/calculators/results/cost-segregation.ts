import { compareCostSegregation, type CostSegregation } from 'shared-contract/calculators/cost-segregation';
import { fields } from '../../../content/calculators/fields/cost-segregation.ts';
import type { Calculator, EntryValues, ResultLine } from '../calculator.ts';
import { dollars, percent, wholeDollars } from '../numbers.ts';

function classLines({ bonusRate, classes }: CostSegregation): readonly ResultLine[] {
  return classes
    .filter(({ cost }) => cost > 0)
    .map(({ years, cost, bonus, regular }) => ({
      label: `${years}-year property`,
      how: `${percent(bonusRate)} bonus of ${dollars(cost)}${regular > 0 ? `, and ${dollars(regular)} by the table` : ''}`,
      value: dollars(bonus + regular),
    }));
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
      { label: 'With the study', amount: result.withStudy, value: wholeDollars(result.withStudy) },
      { label: 'Without', amount: result.withoutStudy, value: wholeDollars(result.withoutStudy) },
    ],
    steps: [
      {
        title: 'Without a study',
        lines: [
          {
            label: 'Building',
            how: `${dollars(cost)} x ${rate}`,
            value: dollars(result.withoutStudy),
            isSum: true,
          },
        ],
      },
      {
        title: 'With a study',
        lines: [
          ...classLines(result),
          {
            label: 'Building',
            how: `${dollars(result.building.cost)} x ${rate}`,
            value: dollars(result.building.depreciation),
          },
          { label: 'First year', value: dollars(result.withStudy), isSum: true },
        ],
      },
      {
        title: 'Difference',
        lines: [
          {
            label: 'More in the first year',
            how: `${dollars(result.withStudy)} − ${dollars(result.withoutStudy)}`,
            value: dollars(result.increase),
          },
          {
            label: 'Tax put off',
            how: `at ${percent(taxRate)}; part of it comes back on a sale`,
            value: dollars(result.taxDeferred),
            isSum: true,
          },
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
