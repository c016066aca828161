import { type FilingStatus, taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts } from './amounts.ts';

/** A trade or business, or several that the owner aggregates (Reg. 1.199A-4). Amounts are US dollars of the year. */
export interface QualifiedBusiness {
  /** Qualified business income. Negative for a loss. */
  readonly income: number;
  /** Form W-2 wages that the business paid, including an S corporation's wages to its owner. */
  readonly wages: number;
  /** Unadjusted basis of its depreciable property immediately after acquisition (UBIA). */
  readonly property?: number;
  /** Health, law, accounting, consulting, and the like (IRC 199A(d)(2)). */
  readonly isService: boolean;
}

interface QualifiedInput {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  /** Taxable income before this deduction and before the cut of IRC 68, including gains (IRC 199A(e)(1)). */
  readonly taxable: number;
  /** Net capital gain, including qualified dividends. */
  readonly gains: number;
  readonly businesses: readonly QualifiedBusiness[];
}

interface BusinessDeduction {
  /** Income after its share of the other businesses' losses, and the fraction that counts. */
  readonly income: number;
  readonly counted: number;
  /** 20% of the counted income, before the limit of wages and property. */
  readonly whole: number;
  /** Limits of IRC 199A(b)(2)(B), of which the greater applies: wages alone, and wages with property. */
  readonly wageLimit: number;
  readonly propertyLimit: number;
  /** What remains of `whole` after the phased-in limit. */
  readonly component: number;
}

export interface QualifiedDeduction {
  /** How much of the limits applies, from 0 at the threshold to 1 above the phase-in range. */
  readonly phaseIn: number;
  readonly threshold: number;
  readonly width: number;
  readonly businesses: readonly BusinessDeduction[];
  /** The businesses' components, added. */
  readonly combined: number;
  /** 20% of taxable income less net capital gain. */
  readonly incomeCap: number;
  readonly deduction: number;
  /** Loss of all businesses together, carried to the next year (IRC 199A(c)(2)). */
  readonly carriedLoss: number;
}

/** Parts of wages and property in the limit (IRC 199A(b)(2)(B)): the greater of the two sums applies. */
export const limitParts = { wages: 0.5, wagesWithProperty: 0.25, property: 0.025 } as const;

function thresholdOf(year: TaxYear, status: FilingStatus) {
  const { threshold, width } = taxTables[year].qualifiedBusinessIncome;
  if (status === 'joint') return { threshold: threshold.joint, width: width.joint };
  const { single, separate = single } = threshold;
  return { threshold: status === 'separate' ? separate : single, width: width.single };
}

/**
 * Computes the deduction for qualified business income (IRC 199A) of a year, without REIT dividends and
 * publicly traded partnerships.
 *
 * @throws {RangeError} If an amount other than an income is negative or not finite.
 */
export function computeQualifiedDeduction(input: QualifiedInput): QualifiedDeduction {
  const { year, status, taxable, gains } = input;
  expectAmounts({ taxable, gains });
  for (const { wages, property = 0 } of input.businesses) expectAmounts({ wages, property });
  const { rate, minimum } = taxTables[year].qualifiedBusinessIncome;
  const { threshold, width } = thresholdOf(year, status);
  const phaseIn = Math.min(1, Math.max(0, taxable - threshold) / width);
  // Only the fraction of a service business that is not phased out qualifies (IRC 199A(d)(3)).
  const countedOf = ({ isService }: QualifiedBusiness) => (isService ? 1 - phaseIn : 1);
  const incomes = input.businesses.map((one) => one.income * countedOf(one));
  const gain = incomes.reduce((sum, income) => sum + Math.max(0, income), 0);
  const loss = incomes.reduce((sum, income) => sum + Math.max(0, -income), 0);
  // A loss reduces the other businesses' income in proportion to it (Reg. 1.199A-1(d)(2)(iii)).
  const left = gain === 0 ? 0 : Math.max(0, 1 - loss / gain);
  const businesses = input.businesses.map((business, index) => {
    const counted = countedOf(business);
    const income = Math.max(0, incomes[index] ?? 0) * left;
    const wageLimit = limitParts.wages * business.wages * counted;
    const propertyLimit =
      (limitParts.wagesWithProperty * business.wages + limitParts.property * (business.property ?? 0)) *
      counted;
    const whole = rate * income;
    const component = whole - phaseIn * Math.max(0, whole - Math.max(wageLimit, propertyLimit));
    return { income, counted, whole, wageLimit, propertyLimit, component };
  });
  const combined = businesses.reduce((sum, { component }) => sum + component, 0);
  const incomeCap = rate * Math.max(0, taxable - gains);
  const limited = Math.min(combined, incomeCap);
  const isActive = minimum !== undefined && gain - loss >= minimum.activeIncome;
  return {
    phaseIn,
    threshold,
    width,
    businesses,
    combined,
    incomeCap,
    deduction: isActive ? Math.min(Math.max(limited, minimum.deduction), taxable) : limited,
    carriedLoss: Math.max(0, loss - gain),
  };
}
