/** The public calculators, in the order of their routes. */
export const calculatorNames = [
  'tax-brackets',
  'retirement-contributions',
  'cash-balance',
  'cost-segregation',
  'research-credit',
  'retainer-return',
  'business-income-deduction',
  's-corporation',
  'estimated-tax',
  'business-sale',
  'required-distributions',
  'opportunity-zone-gain',
] as const;
export type CalculatorName = (typeof calculatorNames)[number];
