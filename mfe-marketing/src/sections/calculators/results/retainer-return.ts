import {
  computeRetainerReturn,
  type RetainerInput,
  type RetainerReturn,
} from 'shared-contract/calculators/retainer-return';
import { formatCount, formatNumber } from 'shared-contract/format';
import { fields } from '../../../content/calculators/retainer-return.ts';
import {
  type Calculator,
  dollars,
  type EntryValues,
  line,
  type ResultStep,
  sum,
  wholeDollars,
} from '../calculator.ts';

const perHour = (rate: number | undefined) => (rate === undefined ? 'None' : `${wholeDollars(rate)} an hour`);

function stepsOf(
  { retainers, price, hours, costs, enrolment }: Required<RetainerInput>,
  result: RetainerReturn,
): readonly ResultStep[] {
  return [
    {
      title: 'First year',
      lines: [
        line('Retainers', result.revenue, `${formatNumber(retainers)} x ${dollars(price)}`),
        line('Other costs', -costs),
        line(
          'Program',
          -result.programPrice,
          `${enrolment === 'earlyEnrolment' ? 'early enrollment' : 'standard price'}, paid once`,
        ),
        sum('Left', result.firstYear, 'before tax and your own pay'),
      ],
    },
    {
      title: 'Hours',
      lines: [
        {
          label: 'Retainers',
          how: `${formatNumber(retainers)} x ${formatNumber(hours)} hours`,
          value: formatNumber(result.laterHours),
        },
        {
          label: 'Program',
          how: 'at its upper estimate',
          value: formatNumber(result.programHours),
        },
        {
          label: 'Left for each hour',
          how: `${dollars(result.firstYear)} / ${formatNumber(result.firstYearHours)}`,
          value: perHour(result.firstYearRate),
          isSum: true,
        },
      ],
    },
    {
      title: 'Each year after',
      lines: [sum('Left', result.laterYear, `${dollars(result.revenue)} − ${dollars(costs)}`)],
    },
  ];
}

function compute(values: EntryValues) {
  const input = {
    retainers: values.number('retainers'),
    price: values.number('price'),
    hours: values.number('hours'),
    costs: values.number('costs'),
    enrolment: values.text('enrollment') === 'early' ? 'earlyEnrolment' : 'standard',
  } as const;
  const result = computeRetainerReturn(input);
  const cover =
    result.breakEven === undefined
      ? 'At no price nothing covers the program.'
      : `${formatCount(result.breakEven, 'retainer', 'retainers')} of ${wholeDollars(input.price)} ${result.breakEven === 1 ? 'covers' : 'cover'} the program and a year’s costs.`;
  return {
    figure: { label: 'Left of the first year', value: wholeDollars(result.firstYear) },
    summary: `${wholeDollars(result.firstYear)} is left of the first year, for ${formatCount(result.firstYearHours, 'hour', 'hours')}; ${wholeDollars(result.laterYear)} of each year after. ${cover}`,
    facts: [
      { label: 'Each hour, first year', value: perHour(result.firstYearRate) },
      { label: 'Left of each year after', value: wholeDollars(result.laterYear) },
      { label: 'Each hour after', value: perHour(result.laterRate) },
      { label: 'Hours, first year', value: formatNumber(result.firstYearHours) },
    ],
    bars: [
      { label: 'Retainers of a year', amount: result.revenue },
      { label: 'Price of the program', amount: result.programPrice },
      { label: 'Other costs of a year', amount: input.costs },
    ],
    steps: stepsOf(input, result),
    notes: ['Arithmetic on your own numbers. It promises nothing.'],
  };
}

export const retainerReturn = { groups: fields, compute } satisfies Calculator;
