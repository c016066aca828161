import { type FilingStatus, taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, toCents } from './amounts.ts';
import { estimateTax } from './tax-brackets.ts';

interface QualifiedInput {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly income: number;
  /** Taxable income before this deduction, including long-term gains. */
  readonly taxable: number;
  readonly gains: number;
  /** Wages that the business paid, including the owner's if it is a corporation. */
  readonly wages: number;
  readonly isService: boolean;
}

/** Above the threshold, the deduction is limited to this fraction of the wages paid (IRC 199A(b)(2)(B)(i)). */
const PART_OF_WAGES = 0.5;

function limitsOf(year: TaxYear, status: FilingStatus) {
  const { threshold, width } = taxTables[year].qualifiedBusinessIncome;
  if (status === 'joint') return { from: threshold.joint, width: width.joint };
  const { single, separate = single } = threshold;
  return { from: status === 'separate' ? separate : single, width: width.single };
}

/**
 * Returns the deduction for qualified business income (IRC 199A) of one active business. The wage limit ignores
 * property.
 */
export function qualifiedDeduction(input: QualifiedInput): number {
  const { year, status, income, taxable, gains, wages, isService } = input;
  const { rate, minimum } = taxTables[year].qualifiedBusinessIncome;
  const { from, width } = limitsOf(year, status);
  const above = Math.min(1, Math.max(0, taxable - from) / width);
  // In a service business, only the fraction that remains in the phase-in range qualifies.
  const counted = isService ? 1 - above : 1;
  const whole = rate * income * counted;
  const short = Math.max(0, whole - PART_OF_WAGES * wages * counted);
  const limited = Math.min(whole - above * short, rate * Math.max(0, taxable - gains));
  return minimum && income >= minimum.activeIncome
    ? Math.min(Math.max(limited, minimum.deduction), taxable)
    : Math.max(0, limited);
}

export type Entity = 'sole' | 's-corp';

/** A year of a household that owns one business. Amounts are US dollars of that year. */
export interface OwnerYear {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly over65: number;
  /** In order: wages from other employers, interest and rent, long-term gains and qualified dividends. */
  readonly wages: number;
  readonly investmentIncome: number;
  readonly gains: number;
  readonly deduction: 'standard' | 'itemized';
  readonly salt: number;
  readonly otherItemized: number;
  readonly entity: Entity;
  /** Profit before the owner's pay and before the amounts below. */
  readonly profit: number;
  /** Salary that an S corporation pays its owner. */
  readonly salary: number;
  /** Wages of other employees, for the limit of the business income deduction. */
  readonly staffWages: number;
  /** Health, law, accounting, consulting, and the like (IRC 199A(d)). */
  readonly isService: boolean;
  /** Subtracted from the profit: premiums, depreciation. */
  readonly expenses: number;
  /** Contributions to the owner's plans: `deferral` from the owner's pay, `pension` from the business. */
  readonly deferral: number;
  readonly pension: number;
  /** Business credits, which offset only income tax. */
  readonly credit: number;
}

export interface OwnerTax {
  /** Business income taxed to the owner, including pay. */
  readonly fromBusiness: number;
  /** Expenses and contributions that exceed the profit or pay. They are not counted. */
  readonly unused: number;
  readonly adjustedIncome: number;
  readonly deduction: number;
  readonly businessDeduction: number;
  readonly taxable: number;
  readonly marginalRate: number;
  readonly incomeTax: number;
  readonly investmentTax: number;
  readonly medicareTax: number;
  /** The owner's Social Security and Medicare tax, both halves. */
  readonly employmentTax: number;
  readonly credit: number;
  readonly total: number;
}

/** The owner's share of the business, before the household's other income. */
interface Share {
  readonly taxed: number;
  readonly unused: number;
  /** Earnings subject to the additional Medicare tax above its threshold. */
  readonly earnings: number;
  readonly employmentTax: number;
  readonly qualified: number;
  readonly paidWages: number;
}

/** Returns one half of the payroll tax on a salary, in dollars. */
export function payrollHalf(year: TaxYear, salary: number): number {
  const { wageBase, rate, medicareRate } = taxTables[year].socialSecurity;
  return rate * Math.min(salary, wageBase) + medicareRate * salary;
}

/** Returns the self-employment tax on a net profit in dollars, without the additional Medicare tax. */
export function selfEmploymentTax(year: TaxYear, profit: number): number {
  const { wageBase, selfEmployed } = taxTables[year].socialSecurity;
  const earnings = profit * selfEmployed.shareOfEarnings;
  return selfEmployed.rate * Math.min(earnings, wageBase) + selfEmployed.medicareRate * earnings;
}

function shareOfSole(owner: OwnerYear): Share {
  const { year, profit, expenses, deferral, pension, staffWages } = owner;
  const net = Math.max(0, profit - expenses);
  const employmentTax = selfEmploymentTax(year, net);
  const earned = net - employmentTax / 2;
  const paidIn = Math.min(deferral + pension, earned);
  return {
    taxed: earned - paidIn,
    unused: Math.max(0, expenses - profit) + (deferral + pension - paidIn),
    earnings: net * taxTables[year].socialSecurity.selfEmployed.shareOfEarnings,
    employmentTax,
    qualified: earned - paidIn,
    paidWages: staffWages,
  };
}

function shareOfCorporation(owner: OwnerYear): Share {
  const { year, profit, expenses, deferral, pension, salary, staffWages } = owner;
  const half = payrollHalf(year, salary);
  const left = profit - salary - half - expenses - pension;
  const passed = Math.max(0, left);
  const deferred = Math.min(deferral, salary);
  return {
    taxed: passed + salary - deferred,
    unused: passed - left + (deferral - deferred),
    earnings: salary,
    employmentTax: half * 2,
    qualified: passed,
    paidWages: staffWages + salary,
  };
}

/**
 * Returns the total federal tax of the year: income tax, surtaxes, and the owner's payroll or self-employment tax.
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function ownerTax(owner: OwnerYear): OwnerTax {
  const { year, status, over65, wages, investmentIncome, gains, deduction, salt, otherItemized } = owner;
  const { profit, salary, staffWages, expenses, deferral, pension } = owner;
  expectAmounts({ profit, salary, staffWages, expenses, deferral, pension, credit: owner.credit });
  const share = owner.entity === 'sole' ? shareOfSole(owner) : shareOfCorporation(owner);
  const household = {
    ...{ year, status, over65, investmentIncome, gains, deduction, salt, otherItemized },
    income: share.taxed + wages + investmentIncome,
    wages: wages + share.earnings,
  };
  const businessDeduction = qualifiedDeduction({
    ...{ year, status, gains, isService: owner.isService, wages: share.paidWages },
    income: share.qualified,
    taxable: estimateTax(household).taxable,
  });
  const tax = estimateTax({ ...household, businessDeduction });
  const incomeTax = toCents(tax.ordinary.tax + tax.gains.tax);
  const credit = toCents(Math.min(owner.credit, incomeTax));
  const employmentTax = toCents(share.employmentTax);
  return {
    fromBusiness: toCents(share.taxed),
    unused: toCents(share.unused),
    adjustedIncome: toCents(tax.magi),
    deduction: toCents(tax.deduction + tax.senior),
    businessDeduction: toCents(businessDeduction),
    taxable: toCents(tax.taxable),
    marginalRate: tax.marginalRate,
    incomeTax,
    investmentTax: tax.investmentTax,
    medicareTax: tax.medicareTax,
    employmentTax,
    credit,
    total: toCents(incomeTax - credit + tax.investmentTax + tax.medicareTax + employmentTax),
  };
}
