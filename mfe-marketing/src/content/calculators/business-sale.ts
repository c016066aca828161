import {
  equalAssetPrice,
  type SaleInput,
  type SaleResult,
  saleRules,
  sellBusiness,
  type SoldEntity,
} from 'shared-contract/calculators/business-sale';
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

const groups = [
  {
    legend: 'Business',
    entries: [
      {
        kind: 'choice',
        name: 'entity',
        label: 'You sell',
        start: 's-corp',
        options: [
          { value: 's-corp', label: 'An S corporation' },
          { value: 'partnership', label: 'A partnership or LLC interest' },
          { value: 'c-corp', label: 'A C corporation' },
        ],
      },
      { kind: 'dollars', name: 'price', label: 'Price', start: '8,000,000' },
      {
        kind: 'dollars',
        name: 'assets',
        label: 'Tax basis of the assets',
        start: '900,000',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'stock',
        label: 'Your basis in the stock or interest',
        law: 'IRC 1012, 1367, 705.',
        start: '900,000',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'hot',
        label: 'Ordinary gain in the assets',
        hint: 'Inventory, receivables, and depreciation recapture.',
        law: 'IRC 751, 1245.',
        start: '1,200,000',
        isOptional: true,
      },
      {
        kind: 'switch',
        name: 'active',
        label: 'You materially participate in the business (IRC 469(h), 1411(c)(4))',
        start: '1',
      },
    ],
  },
  {
    legend: 'Payment',
    entries: [
      { kind: 'percent', name: 'closing', label: 'Paid at closing', start: '100' },
      {
        kind: 'number',
        name: 'years',
        label: 'Yearly payments of the rest',
        law: 'IRC 453.',
        start: '5',
        least: 1,
        most: 30,
      },
      {
        kind: 'percent',
        name: 'rate',
        label: 'Underpayment rate, for large notes',
        hint: 'An assumption. The IRS announces it each quarter.',
        law: 'IRC 453A(c), 6621(a)(2).',
        start: '7',
        most: 20,
      },
    ],
  },
  {
    legend: 'Household',
    entries: [
      filingStatus,
      {
        kind: 'dollars',
        name: 'income',
        label: 'Other ordinary income each year',
        start: '200,000',
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const inputOf = (values: EntryValues): SaleInput => ({
  status: statusOf(values),
  income: values.number('income'),
  entity: values.text('entity') as SoldEntity,
  price: values.number('price'),
  assetBasis: values.number('assets'),
  stockBasis: values.number('stock'),
  ordinaryGain: values.number('hot'),
  isActive: values.isOn('active'),
  atClosing: values.number('closing'),
  years: values.number('years'),
  underpaymentRate: values.number('rate'),
});

const stockName = (input: SaleInput) => (input.entity === 'partnership' ? 'Interest' : 'Stock');

function stepOf(title: string, result: SaleResult, input: SaleInput): ResultStep {
  const isCorporate = input.entity === 'c-corp';
  return {
    title,
    lines: [
      ...(isCorporate
        ? [
            line(
              'Corporate tax',
              result.corporateTax,
              `${percent(saleRules.corporateRate)} of the assets’ gain`,
            ),
          ]
        : [line('Ordinary gain', result.ordinary, 'taxed in the year of sale (IRC 453(i))')]),
      line('Long-term capital gain', result.capital),
      line('Income tax', result.incomeTax),
      line('Net investment income tax', result.investmentTax),
      ...(result.interest > 0
        ? [line('Interest on deferred tax', result.interest, 'IRC 453A, all years')]
        : []),
      sum('All tax', result.total),
      sum('Price less tax', result.net),
    ],
  };
}

function compute(values: EntryValues) {
  const input = inputOf(values);
  const stock = sellBusiness(input, 'stock');
  const assets = sellBusiness(input, 'assets');
  const difference = assets.total - stock.total;
  const equal = equalAssetPrice(input);
  const name = stockName(input).toLowerCase();
  return {
    figure: { label: 'More tax in an asset sale', amount: difference },
    summary: `An asset sale costs you ${wholeDollars(assets.total)} of federal tax, and a sale of the ${name} ${wholeDollars(stock.total)}. An asset price of ${wholeDollars(equal)} leaves you the same.`,
    facts: [
      { label: `${stockName(input)} sale, price less tax`, value: wholeDollars(stock.net) },
      { label: 'Asset sale, price less tax', value: wholeDollars(assets.net) },
      { label: 'Equal asset price', value: wholeDollars(equal) },
      { label: 'Net investment income tax, asset sale', value: wholeDollars(assets.investmentTax) },
    ],
    bars: [
      { label: 'Tax, asset sale', amount: assets.total },
      { label: `Tax, ${name} sale`, amount: stock.total },
    ],
    steps: [
      stepOf('Asset sale', assets, input),
      stepOf(`${stockName(input)} sale`, stock, input),
      {
        title: 'Difference',
        lines: [
          line('Tax, asset sale', assets.total),
          line(`Tax, ${name} sale`, -stock.total),
          sum('More tax in an asset sale', difference),
        ],
      },
    ],
    notes: [
      'Ask the buyer what a stepped-up basis is worth: goodwill is amortized over 15 years (IRC 197). It often pays for the difference.',
    ],
  };
}

function check(values: EntryValues) {
  const gain = Math.max(0, values.number('price') - values.number('assets'));
  return values.number('hot') > gain
    ? { hot: `Enter at most the gain on all assets, ${wholeDollars(gain)}` }
    : {};
}

export const businessSale: Calculator = {
  slug: 'business-sale',
  name: 'Sale of a business',
  description:
    'Asset sale or stock sale of an S corporation, partnership, or C corporation: ordinary gain, capital gain, NIIT, installments, and IRC 453A interest.',
  title: 'Sale of a business: assets or stock',
  lead: 'The seller’s federal tax in an asset sale and in a sale of stock or an interest, the price that makes them equal, and what a note changes.',
  assumptions: [
    'You own all of the business, for more than a year. 2026 law, other income, and the standard deduction apply to every year of payment.',
    'Ordinary gain is taxed in the year of sale (IRC 453(b)(2), 453(i)). Capital gain follows the payments. Interest on the note is extra.',
    'A partnership interest is ordinary as far as unrealized receivables and inventory go, recapture included (IRC 751(a), (c)). Stock is not.',
    'If you materially participate, the gain of a pass-through business escapes the net investment income tax (IRC 1411(c)(4)). Stock of a C corporation never does.',
    `On notes above ${wholeDollars(saleRules.installmentThreshold)} from one year, interest is due on the deferred tax at the capital gain rate, in the proportion above that amount at year end (IRC 453A(c)).`,
    'A corporation liquidates in the year of an asset sale. The basis of S corporation stock rises by the assets’ gain (IRC 1367).',
  ],
  limits: [
    'Real property and its 25% rate, qualified small business stock (IRC 1202), rollovers, earnouts, and noncompete or consulting pay.',
    'The allocation under IRC 1060, a section 338(h)(10) election, or an F reorganization, which reach an asset sale for an S corporation in other ways.',
    'Built-in gains tax (IRC 1374), the business income deduction on ordinary gain, self-employment tax, the alternative minimum tax, and state tax.',
    'Buyers: risk, consents, and contracts often decide the form before tax does.',
  ],
  sources: [
    { of: 'Ordinary gain', source: 'IRC 751, 1245, 453(i)' },
    { of: 'Gains', source: taxTables[2026].longTermGains.source },
    { of: 'Net investment income tax', source: 'IRC 1411(c)(4)' },
    { of: 'Installments and interest', source: 'IRC 453, 453A' },
    { of: 'C corporation', source: 'IRC 11, 336, 331' },
  ],
  related: [
    {
      kind: 'Calculator',
      label: 'Opportunity zone gain',
      to: paths.calculator('opportunity-zone-gain'),
      text: 'If you deferred gain from an earlier sale.',
    },
    {
      kind: 'Calculator',
      label: 'Estimated tax safe harbor',
      to: paths.calculator('estimated-tax'),
      text: 'What to pay in the year of sale.',
    },
  ],
  groups,
  graph: { over: 'hot', least: 0, most: 4_000_000 },
  check,
  compute,
};
