import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import { type CalculatorCopy, type EntryGroup, maxDollars as most, taxYear } from './calculator.ts';

export const fields = [
  {
    legend: 'Return',
    entries: [
      taxYear,
      {
        kind: 'choice',
        name: 'status',
        label: 'Filing status',
        start: 'joint',
        options: [
          { value: 'single', label: 'Single' },
          { value: 'joint', label: 'Married filing jointly' },
          { value: 'separate', label: 'Married filing separately' },
          { value: 'head', label: 'Head of household' },
        ],
      },
      {
        kind: 'choice',
        name: 'over65',
        label: 'People of 65 or older',
        hint: 'At the end of the year.',
        start: '0',
        options: [
          { value: '0', label: 'None' },
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ],
      },
    ],
  },
  {
    legend: 'Income',
    entries: [
      {
        kind: 'dollars',
        name: 'income',
        label: 'Ordinary income',
        hint: 'Wages, profit, interest, rent, pensions, before any deduction.',
        start: '450,000',
        least: 0,
        most,
      },
      {
        kind: 'dollars',
        name: 'gains',
        label: 'Long-term gains and qualified dividends',
        hint: 'Beside the income above.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'wages',
        label: 'Wages in that income',
        hint: 'For the additional Medicare tax.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'investment',
        label: 'Interest and rent in that income',
        hint: 'For the tax on net investment income.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Deductions',
    entries: [
      {
        kind: 'choice',
        name: 'deduction',
        label: 'Deduction',
        start: 'standard',
        options: [
          { value: 'standard', label: 'Standard' },
          { value: 'itemized', label: 'Itemized' },
        ],
      },
      {
        kind: 'dollars',
        name: 'salt',
        label: 'State and local tax paid',
        hint: 'Before its cap.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'other',
        label: 'Other itemized deductions',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const { incomeTax, standardDeduction, longTermGains, saltCap, seniorDeduction } = taxTables[2026];
const { incomeTax: incomeTax2025, standardDeduction: standard2025 } = taxTables[2025];

export const copy = {
  name: 'Tax bracket estimate',
  description:
    'Federal income tax for 2025 or 2026 by bracket, with long-term gains, the state tax cap, senior deduction and both surtaxes, every step shown.',
  title: 'Federal tax bracket estimate',
  lead: 'Regular federal income tax for 2025 or 2026, one line for each bracket, with long-term gains on top and both surtaxes.',
  assumptions: [
    'Modified adjusted gross income is ordinary income plus gains; no adjustment is taken off first.',
    'All gains are long-term, and none is taxed at 25% or 28% (depreciation of real property, collectibles).',
    'On a separate return, the state tax cap, its threshold and its floor are half, and the marks for gains are half of a joint return’s.',
    'From 2026 itemized deductions lose 2/37 of the part that falls in the 37% bracket (IRC 68).',
    'Other itemized deductions are entered as they may be deducted: after the charity floor of 2026 and the medical floor.',
  ],
  limits: [
    'No credits, no alternative minimum tax, no deduction for qualified business income, no self-employment tax and no state tax.',
    'Withholding and estimates are not counted: this is the tax of the year, not what is still due.',
    'The rate on the next dollar can be higher than its bracket where a deduction is phased out.',
  ],
  sources: [
    { of: 'Brackets', source: `${incomeTax2025.source}; for 2026 Rev. Proc. 2025-32` },
    { of: 'Standard deduction', source: `${standard2025.source}; for 2026 Rev. Proc. 2025-32` },
    { of: 'Senior deduction, 2025 to 2028', source: seniorDeduction.source },
    { of: 'State and local tax', source: saltCap.source },
    { of: 'Limit on itemized deductions', source: 'IRC 68; P.L. 119-21 section 70111' },
    { of: 'Gains', source: `${longTermGains.source}; for 2025 Rev. Proc. 2024-40` },
    { of: 'Surtaxes', source: 'IRC 1411; IRC 3101(b)(2), 1401(b)(2)' },
    { of: 'Tables of 2026', source: `${incomeTax.source}; ${standardDeduction.source}` },
  ],
  related: [
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Which moves change the figures above, and until when.',
    },
    {
      kind: 'Guide',
      label: 'Tax Center',
      to: paths.taxCenter,
      text: 'The tables of both years with the authority for each figure.',
    },
  ],
} as const satisfies CalculatorCopy;
