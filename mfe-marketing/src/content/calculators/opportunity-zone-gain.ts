import {
  basisIncreases,
  inclusionDay,
  type InvestedWhen,
  opportunityZoneGain,
  type ZoneGain,
} from 'shared-contract/calculators/opportunity-zone';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import {
  type Calculator,
  type EntryGroup,
  type EntryValues,
  filingStatus,
  line,
  percent,
  type ResultStep,
  statusOf,
  sum,
  wholeDollars,
} from './calculator.ts';

const day = formatDay(inclusionDay);

const groups = [
  {
    legend: 'The investment',
    entries: [
      {
        kind: 'dollars',
        name: 'deferred',
        label: 'Gain you deferred',
        hint: 'Form 8997 shows it.',
        law: 'IRC 1400Z-2(a)(1).',
        start: '1,500,000',
      },
      {
        kind: 'choice',
        name: 'invested',
        label: 'Invested in the fund',
        law: 'IRC 1400Z-2(b)(2)(B).',
        start: 'by-2021',
        options: [
          { value: 'by-2019', label: 'By December 31, 2019' },
          { value: 'by-2021', label: 'In 2020 or 2021' },
          { value: 'later', label: 'In 2022 or later' },
        ],
      },
      {
        kind: 'dollars',
        name: 'value',
        label: `Value of the investment on ${day}`,
        hint: 'If it is below the deferred gain, get an appraisal.',
        law: 'IRC 1400Z-2(b)(2)(A).',
        start: '1,800,000',
      },
    ],
  },
  {
    legend: 'Your 2026 return',
    entries: [
      filingStatus,
      { kind: 'dollars', name: 'income', label: 'Ordinary income', start: '300,000', isOptional: true },
      {
        kind: 'dollars',
        name: 'gains',
        label: 'Other long-term gains and qualified dividends',
        start: '20,000',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'itemized',
        label: 'Itemized deductions',
        hint: 'After their limits. Leave empty for the standard deduction.',
        start: '',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'losses',
        label: `Capital losses you can realize by ${day}`,
        hint: 'Losses in your portfolio, and losses carried into 2026.',
        law: 'IRC 1211(b), 1212(b).',
        start: '200,000',
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

function stepsOf(values: EntryValues, result: ZoneGain): readonly ResultStep[] {
  const { withGain, withLosses, without } = result;
  const invested = values.text('invested') as InvestedWhen;
  return [
    {
      title: 'Gain included in 2026',
      lines: [
        line('Deferred gain', values.number('deferred')),
        line('Value of the investment', values.number('value'), 'the lesser of the two counts'),
        line('Basis increase', -result.basis, `${percent(basisIncreases[invested])} of the deferred gain`),
        sum('Included', result.included, 'or 0'),
      ],
    },
    {
      title: 'Tax on it',
      lines: [
        line('Federal tax with the gain', withGain.total),
        line('Federal tax without', -without.total),
        line('Of which net investment income tax', withGain.investmentTax - without.investmentTax),
        sum('Tax on the gain', result.tax),
      ],
    },
    {
      title: 'With the losses realized in time',
      lines: [
        line('Federal tax with gain and losses', withLosses.total),
        line('Federal tax without the gain', -without.total),
        sum('Tax on the gain', result.taxAfterLosses),
      ],
    },
    {
      title: 'Cost of waiting',
      lines: [
        line('Without the losses', result.tax),
        line('With the losses', -result.taxAfterLosses),
        sum(`Lost after ${day}`, result.costOfWaiting),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const result = opportunityZoneGain({
    status: statusOf(values),
    income: values.number('income'),
    gains: values.number('gains'),
    itemized: values.number('itemized'),
    deferred: values.number('deferred'),
    value: values.number('value'),
    invested: values.text('invested') as InvestedWhen,
    losses: values.number('losses'),
  });
  return {
    figure: { label: 'Federal tax on the deferred gain', amount: result.tax },
    summary: `${wholeDollars(result.included)} of gain is taxed on ${day}, whether or not you sell: ${wholeDollars(result.tax)} of federal tax. Losses realized by then would save ${wholeDollars(result.costOfWaiting)}; in January they cannot.`,
    facts: [
      { label: 'Gain included', value: wholeDollars(result.included) },
      { label: 'Tax after the losses', value: wholeDollars(result.taxAfterLosses) },
      { label: 'Cost of waiting', value: wholeDollars(result.costOfWaiting) },
      {
        label: 'Net investment income tax in it',
        value: wholeDollars(result.withGain.investmentTax - result.without.investmentTax),
      },
    ],
    bars: [
      { label: 'Tax on the gain', amount: result.tax },
      { label: 'Tax with the losses', amount: result.taxAfterLosses },
    ],
    steps: stepsOf(values, result),
    notes: [
      'The fund pays you nothing on that day: plan the cash. Payments by January 15, 2027 count for the fourth estimate of 2026, and the return is due April 15, 2027.',
    ],
  };
}

export const opportunityZoneGainTax: Calculator = {
  slug: 'opportunity-zone-gain',
  name: 'Opportunity zone gain',
  description:
    'Gain deferred in a qualified opportunity fund is taxed on December 31, 2026. What is included, the federal tax, and what it costs to wait.',
  title: 'Opportunity zone gain due December 31, 2026',
  lead: 'Gain that you deferred in a qualified opportunity fund is taxed on December 31, 2026. See what is included, the federal tax, and what waiting until January costs.',
  assumptions: [
    `You still hold the fund on ${day}. A sale or gift before then included the gain earlier.`,
    'The deferred gain was long-term and keeps that character. It counts as net investment income (IRC 1411).',
    'The basis increases are 10% of the gain after five years in the fund and 5% more after seven, so only investments by the end of 2021 and of 2019 reach them.',
    'Losses offset long-term gain dollar for dollar. Losses above all gains are left out.',
  ],
  limits: [
    'Short-term, section 1231, and 25% or 28% gain, and gain from an active business that escapes the net investment income tax.',
    'The alternative minimum tax and state tax. Tennessee has no individual income tax.',
    'Growth in the fund: after ten years, an election can exclude it (IRC 1400Z-2(c)).',
    'Wash sales: a loss does not count if you buy the same securities within 30 days (IRC 1091).',
    'New deferrals in zones that begin in 2027.',
  ],
  sources: [
    { of: 'Date of inclusion', source: 'IRC 1400Z-2(b)(1)(B)' },
    { of: 'Amount included and basis', source: 'IRC 1400Z-2(b)(2)' },
    { of: 'Gains', source: taxTables[2026].longTermGains.source },
    { of: 'Net investment income tax', source: taxTables[2026].netInvestmentIncomeTax.source },
  ],
  related: [
    {
      kind: 'Calculator',
      label: 'Estimated tax safe harbor',
      to: paths.calculator('estimated-tax'),
      text: 'How much of the tax must be paid by January 15.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Other moves with the same deadline.',
    },
  ],
  groups,
  graph: { over: 'deferred' },
  compute,
};
