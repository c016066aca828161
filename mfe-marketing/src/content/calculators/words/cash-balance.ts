import { paths } from 'shared-contract/paths';
import type { CalculatorWords } from '../calculator.ts';

export const words = {
  title: 'Cash balance contribution',
  lead: 'A level yearly contribution from age, pay and years to retirement. An illustration: a plan’s own figure is set and certified by an enrolled actuary.',
  assumptions: [
    'The law limits the benefit, not the contribution: $280,000 a year in 2025 and $290,000 in 2026, at ages 62 to 65, or average pay of the three highest years if that is less.',
    'Either limit is cut by a tenth for each year short of ten: of participation in the plan for the dollar limit, of service with the employer for the pay limit (IRC 415(b)(5)).',
    'The benefit times the annuity factor is the balance at retirement; level payments at the end of each year, with the interest credited, add up to it.',
    'In the first year the account can hold no more than the benefit of one year of participation, one tenth, is worth at its end.',
    'The limits stay as they are for all years, and so does pay.',
  ],
  limits: [
    'Staff cost, the tests of IRC 401(a)(4), 401(a)(26) and 410(b), and premiums to the pension insurer are not counted.',
    'Minimum funding, interest and mortality (IRC 430, 417(e), 404(o)) give an actuary other figures every year, lower or higher.',
    'A plan is meant to be permanent and its contributions are required, in lean years too.',
  ],
  sources: [
    {
      of: 'Limit of the benefit',
      source: 'IRC 415(b)(1), (5); Notice 2024-80 for 2025, Notice 2025-67 for 2026',
    },
    { of: 'Pay that counts', source: 'IRC 401(a)(17)' },
    { of: 'What an actuary applies', source: 'IRC 430, 417(e) and 404(o)' },
    { of: 'Annuity factor 12 and 5% interest', source: 'Assumptions of this page, not law' },
  ],
  related: [
    {
      kind: 'Guide',
      label: 'Advanced retirement planning',
      to: paths.advancedRetirementPlanning,
      text: 'A guide for owners, a case study, and who should not have such a plan.',
    },
    {
      kind: 'Calculator',
      label: '401(k) and catch-up limits',
      to: paths.calculator('retirement-contributions'),
      text: 'The plan that stands beside it.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Until when a plan for a year can be adopted.',
    },
  ],
} as const satisfies CalculatorWords;
