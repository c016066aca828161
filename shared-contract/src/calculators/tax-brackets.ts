import { taxTables, type FilingStatus, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';
import {
  itemizedCut,
  mostOver65,
  ofStatus,
  saltCap,
  seniorDeduction,
  standardDeduction,
} from './deductions.ts';

/** Input of a year's tax estimate. Amounts are US dollars of that year. */
export interface TaxInput {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  /** All ordinary income before deductions, excluding long-term gains. */
  readonly income: number;
  /** Parts of `income`: earnings subject to Medicare tax; interest, other dividends, and rent. */
  readonly wages?: number;
  readonly investmentIncome?: number;
  /** Long-term capital gains and qualified dividends. */
  readonly gains?: number;
  /** Number of people aged 65 or older on the return. */
  readonly over65?: number;
  readonly deduction: 'standard' | 'itemized';
  /** State and local tax paid, before its cap, and all other itemized deductions. */
  readonly salt?: number;
  readonly otherItemized?: number;
  /** Deduction for business income, applied after the other deductions (IRC 199A). */
  readonly businessDeduction?: number;
}

export interface TaxedPart {
  readonly rate: number;
  readonly amount: number;
  readonly tax: number;
}

export interface TaxEstimate {
  /** Modified adjusted gross income: ordinary income plus gains, without any deduction. */
  readonly magi: number;
  readonly standard: number;
  readonly saltAllowed: number;
  readonly itemizedCut: number;
  readonly itemized: number;
  /** The chosen deduction. */
  readonly deduction: number;
  readonly senior: number;
  readonly taxable: number;
  readonly ordinary: { readonly amount: number; readonly parts: readonly TaxedPart[]; readonly tax: number };
  readonly gains: { readonly amount: number; readonly parts: readonly TaxedPart[]; readonly tax: number };
  readonly investmentTax: number;
  readonly medicareTax: number;
  readonly total: number;
  /** Bracket of the last dollar of ordinary income; 0 if none is taxed. */
  readonly marginalRate: number;
  /** Total tax divided by total income. */
  readonly averageRate: number;
}

/** Splits the dollars between two limits across their brackets. */
function partsBetween(
  from: number,
  to: number,
  tops: readonly number[],
  rates: readonly number[],
): TaxedPart[] {
  return rates.flatMap((rate, index) => {
    const amount = Math.min(to, tops[index] ?? Infinity) - Math.max(from, tops[index - 1] ?? 0);
    return amount > 0 ? [{ rate, amount, tax: amount * rate }] : [];
  });
}

const sum = (parts: readonly TaxedPart[]) => parts.reduce((total, { tax }) => total + tax, 0);

/**
 * Returns the limits between the rates on gains. A separate return has half of a joint return's limits, in steps of $50
 * (IRC 1(j)(5), 1(f)(7)).
 */
function gainTops(year: TaxYear, status: FilingStatus): readonly number[] {
  const { zeroUpTo, fifteenUpTo } = taxTables[year].longTermGains;
  return [zeroUpTo, fifteenUpTo].map((figures) =>
    status === 'separate' ? Math.floor(figures.joint / 100) * 50 : ofStatus(figures, status),
  );
}

/** Computes both kinds of deduction, so that a page can show the other one too. */
function deductionsOf(input: TaxInput, magi: number, senior: number) {
  const { year, status, over65 = 0, salt = 0, otherItemized = 0 } = input;
  const saltAllowed = Math.min(salt, saltCap(year, status, magi));
  const whole = saltAllowed + otherItemized;
  const before = magi - senior - (input.businessDeduction ?? 0);
  const cut = itemizedCut(year, taxTables[year].incomeTax.tops[status], whole, before);
  return {
    standard: standardDeduction(year, status, over65),
    saltAllowed,
    itemizedCut: cut,
    itemized: whole - cut,
  };
}

/**
 * Estimates a year's federal tax on ordinary income and long-term gains, with both surtaxes. Excludes credits and the
 * alternative minimum tax.
 *
 * @throws {RangeError} If an amount is negative or `over65` is out of range.
 */
export function estimateTax(input: TaxInput): TaxEstimate {
  const { year, status, income, wages = 0, investmentIncome = 0, gains = 0, over65 = 0 } = input;
  const { salt = 0, otherItemized = 0, businessDeduction = 0 } = input;
  expectAmounts({ income, wages, investmentIncome, gains, salt, otherItemized, businessDeduction });
  expectWithin('over65', over65, 0, mostOver65(status));
  const { incomeTax, longTermGains, netInvestmentIncomeTax, additionalMedicareTax } = taxTables[year];
  const magi = income + gains;
  const senior = seniorDeduction(year, status, over65, magi);
  const deductions = deductionsOf(input, magi, senior);
  const deduction = deductions[input.deduction];
  const taxable = Math.max(0, magi - deduction - senior - businessDeduction);
  const gainsTaxed = Math.min(gains, taxable);
  const ordinaryTaxed = taxable - gainsTaxed;
  const ordinaryParts = partsBetween(0, ordinaryTaxed, incomeTax.tops[status], incomeTax.rates);
  // Gains are stacked on top of ordinary income and taxed at the rates of that range.
  const gainParts = partsBetween(ordinaryTaxed, taxable, gainTops(year, status), longTermGains.rates);
  const investmentTax =
    netInvestmentIncomeTax.rate *
    Math.min(gains + investmentIncome, Math.max(0, magi - netInvestmentIncomeTax.above[status]));
  const medicareTax = additionalMedicareTax.rate * Math.max(0, wages - additionalMedicareTax.above[status]);
  const total = toCents(sum(ordinaryParts) + sum(gainParts) + investmentTax + medicareTax);
  return {
    magi,
    ...deductions,
    deduction,
    senior,
    taxable,
    ordinary: { amount: ordinaryTaxed, parts: ordinaryParts, tax: toCents(sum(ordinaryParts)) },
    gains: { amount: gainsTaxed, parts: gainParts, tax: toCents(sum(gainParts)) },
    investmentTax: toCents(investmentTax),
    medicareTax: toCents(medicareTax),
    total,
    marginalRate: ordinaryParts.at(-1)?.rate ?? 0,
    averageRate: magi === 0 ? 0 : total / magi,
  };
}
