import { computeRetainerReturn } from 'shared-contract/calculators/retainer-return';
import { fields } from '../../../content/calculators/fields/retainer-return.ts';
import type { Calculator, EntryValues, ResultStep } from '../calculator.ts';
import { dollars, wholeDollars } from '../numbers.ts';

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
const perHour = (rate: number | undefined) => (rate === undefined ? 'None' : `${wholeDollars(rate)} an hour`);

function stepsOf(
  values: EntryValues,
  result: ReturnType<typeof computeRetainerReturn>,
): readonly ResultStep[] {
  const retainers = values.number('retainers');
  const price = values.number('price');
  const hours = values.number('hours');
  const costs = values.number('costs');
  const isEarly = values.text('enrollment') === 'early';
  return [
    {
      title: 'First year',
      lines: [
        {
          label: 'Retainers',
          how: `${retainers.toLocaleString('en-US')} x ${dollars(price)}`,
          value: dollars(result.revenue),
        },
        { label: 'Other costs', value: dollars(-costs) },
        {
          label: 'Program',
          how: `${isEarly ? 'early enrollment' : 'standard price'}, paid once`,
          value: dollars(-result.programPrice),
        },
        {
          label: 'Left',
          how: 'before tax and your own pay',
          value: dollars(result.firstYear),
          isSum: true,
        },
      ],
    },
    {
      title: 'Hours',
      lines: [
        {
          label: 'Retainers',
          how: `${retainers.toLocaleString('en-US')} x ${hours.toLocaleString('en-US')} hours`,
          value: result.laterHours.toLocaleString('en-US'),
        },
        {
          label: 'Program',
          how: 'at its upper estimate',
          value: result.programHours.toLocaleString('en-US'),
        },
        {
          label: 'Left for each hour',
          how: `${dollars(result.firstYear)} / ${result.firstYearHours.toLocaleString('en-US')}`,
          value: perHour(result.firstYearRate),
          isSum: true,
        },
      ],
    },
    {
      title: 'Each year after',
      lines: [
        {
          label: 'Left',
          how: `${dollars(result.revenue)} − ${dollars(costs)}`,
          value: dollars(result.laterYear),
          isSum: true,
        },
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const retainers = values.number('retainers');
  const price = values.number('price');
  const hours = values.number('hours');
  const costs = values.number('costs');
  const isEarly = values.text('enrollment') === 'early';
  const result = computeRetainerReturn({
    retainers,
    price,
    hours,
    costs,
    enrolment: isEarly ? 'earlyEnrolment' : 'standard',
  });
  const cover =
    result.breakEven === undefined
      ? 'At no price nothing covers the program.'
      : `${counted(result.breakEven, 'retainer')} of ${wholeDollars(price)} ${result.breakEven === 1 ? 'covers' : 'cover'} the program and a year’s costs.`;
  return {
    figure: { label: 'Left of the first year', value: wholeDollars(result.firstYear) },
    summary: `${wholeDollars(result.firstYear)} is left of the first year, for ${counted(result.firstYearHours, 'hour')}; ${wholeDollars(result.laterYear)} of each year after. ${cover}`,
    facts: [
      { label: 'Each hour, first year', value: perHour(result.firstYearRate) },
      { label: 'Left of each year after', value: wholeDollars(result.laterYear) },
      { label: 'Each hour after', value: perHour(result.laterRate) },
      { label: 'Hours, first year', value: result.firstYearHours.toLocaleString('en-US') },
    ],
    bars: [
      { label: 'Retainers of a year', amount: result.revenue, value: wholeDollars(result.revenue) },
      {
        label: 'Price of the program',
        amount: result.programPrice,
        value: wholeDollars(result.programPrice),
      },
      { label: 'Other costs of a year', amount: costs, value: wholeDollars(costs) },
    ],
    steps: stepsOf(values, result),
    notes: ['Arithmetic on your own numbers. It promises nothing.'],
  };
}

export const retainerReturn = { groups: fields, compute } satisfies Calculator;
