import { taxTables, type FilingStatus, type TaxYear } from '../tax/tables.ts';

export interface QualifiedInput {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  /** Qualified business income. */
  readonly income: number;
  /** Taxable income before this deduction, long-term gains in it. */
  readonly taxable: number;
  readonly gains: number;
  /** Wages that the business paid, the owner's included where it is a corporation. */
  readonly wages: number;
  readonly isService: boolean;
}

/** Above the threshold the deduction is no more than this part of the wages paid (IRC 199A(b)(2)(B)(i)). */
const PART_OF_WAGES = 0.5;

function limitsOf(year: TaxYear, status: FilingStatus) {
  const { threshold, width } = taxTables[year].qualifiedBusinessIncome;
  if (status === 'joint') return { from: threshold.joint, width: width.joint };
  const from = status === 'separate' && 'separate' in threshold ? threshold.separate : threshold.single;
  return { from, width: width.single };
}

/**
 * The deduction for income of a business that passes through to its owner (IRC 199A), one business, active. Property is
 * left out of the wage limit.
 */
export function qualifiedDeduction(input: QualifiedInput): number {
  const { year, status, income, taxable, gains, wages, isService } = input;
  const { rate } = taxTables[year].qualifiedBusinessIncome;
  const least =
    'minimum' in taxTables[year].qualifiedBusinessIncome
      ? taxTables[year].qualifiedBusinessIncome.minimum
      : undefined;
  const { from, width } = limitsOf(year, status);
  const above = Math.min(1, Math.max(0, taxable - from) / width);
  // A service business counts only with the part that the phase-in leaves.
  const counted = isService ? 1 - above : 1;
  const whole = rate * income * counted;
  const short = Math.max(0, whole - PART_OF_WAGES * wages * counted);
  const limited = Math.min(whole - above * short, rate * Math.max(0, taxable - gains));
  return least && income >= least.activeIncome
    ? Math.min(Math.max(limited, least.deduction), taxable)
    : Math.max(0, limited);
}
