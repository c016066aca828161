import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
import type { CalculatorWords } from '../calculator.ts';

const { incomeTax, standardDeduction, longTermGains, saltCap, seniorDeduction } = taxTables[2026];
const { incomeTax: incomeTax2025, standardDeduction: standard2025 } = taxTables[2025];

export const words = {
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
} as const satisfies CalculatorWords;
