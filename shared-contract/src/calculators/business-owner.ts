import { type FilingStatus, taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, toCents } from './amounts.ts';
import { computeQualifiedDeduction } from './qualified-income.ts';
import { usableCredit } from './research-credit.ts';
import { estimateTax } from './tax-brackets.ts';

export type Entity = 'sole' | 's-corp';

/** A year of a household that owns one business. Amounts are US dollars of that year. */
export interface OwnerYear {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly over65: number;
  /** In order: wages from other employers, interest and rent, long-term gains and qualified dividends. */
  readonly wages: number;
  /** The part of `wages` that the owner earned, which uses up the Social Security base first (IRC 1402(b)(1)). */
  readonly ownWages?: number;
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
  /** Wages of other employees and unadjusted basis of property, for the limit of the business income deduction. */
  readonly staffWages: number;
  readonly property?: number;
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
  /** Business income taxed to the owner, including pay. Negative for a loss that offsets other income. */
  readonly fromBusiness: number;
  /** Contributions without pay, and losses above other income or the limit of IRC 461(l). They are not counted. */
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
  /** The credit that the limit of IRC 38(c) leaves. */
  readonly credit: number;
  readonly total: number;
}

/** The owner's share of the business, before the household's other income. */
interface Share {
  /** Income without the loss of the business, which is limited by the household's other income. */
  readonly taxed: number;
  readonly loss: number;
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

/**
 * Returns the self-employment tax on a net profit in dollars, without the additional Medicare tax.
 *
 * @param ownWages the same person's wages subject to Social Security tax
 */
export function selfEmploymentTax(year: TaxYear, profit: number, ownWages = 0): number {
  const { wageBase, selfEmployed } = taxTables[year].socialSecurity;
  const earnings = profit * selfEmployed.shareOfEarnings;
  const base = Math.max(0, wageBase - ownWages);
  return selfEmployed.rate * Math.min(earnings, base) + selfEmployed.medicareRate * earnings;
}

function shareOfSole(owner: OwnerYear): Share {
  const { year, profit, expenses, deferral, pension, staffWages, ownWages } = owner;
  const net = Math.max(0, profit - expenses);
  const employmentTax = selfEmploymentTax(year, net, ownWages);
  const earned = net - employmentTax / 2;
  const paidIn = Math.min(deferral + pension, earned);
  return {
    taxed: earned - paidIn,
    loss: Math.max(0, expenses - profit),
    unused: deferral + pension - paidIn,
    earnings: net * taxTables[year].socialSecurity.selfEmployed.shareOfEarnings,
    employmentTax,
    qualified: earned - paidIn,
    paidWages: staffWages,
  };
}

/** Two employers withhold too much together: the return refunds the employee's excess (IRC 31(b), 6413(c)). */
function withheldTwice({ year, salary, ownWages = 0 }: OwnerYear): number {
  const { wageBase, rate } = taxTables[year].socialSecurity;
  return rate * Math.max(0, Math.min(salary, wageBase) + Math.min(ownWages, wageBase) - wageBase);
}

function shareOfCorporation(owner: OwnerYear): Share {
  const { year, profit, expenses, deferral, pension, salary, staffWages } = owner;
  const half = payrollHalf(year, salary);
  const left = profit - salary - half - expenses - pension;
  const deferred = Math.min(deferral, salary);
  return {
    taxed: Math.max(0, left) + salary - deferred,
    loss: Math.max(0, -left),
    unused: deferral - deferred,
    earnings: salary,
    employmentTax: half * 2 - withheldTwice(owner),
    qualified: Math.max(0, left),
    paidWages: staffWages + salary,
  };
}

/**
 * Returns the total federal tax of the year: income tax, surtaxes, and the owner's payroll or self-employment tax. A
 * loss assumes basis, amount at risk, and material participation.
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function ownerTax(owner: OwnerYear): OwnerTax {
  const { year, status, over65, wages, investmentIncome, deduction, salt, otherItemized } = owner;
  const { profit, salary, staffWages, expenses, deferral, pension, ownWages = 0, property = 0 } = owner;
  expectAmounts({ profit, salary, staffWages, expenses, deferral, pension, ownWages, property });
  expectAmounts({ credit: owner.credit, gains: owner.gains });
  const share = owner.entity === 'sole' ? shareOfSole(owner) : shareOfCorporation(owner);
  const before = share.taxed + wages + investmentIncome;
  const most = taxTables[year].excessBusinessLoss[status === 'joint' ? 'joint' : 'single'];
  const loss = Math.min(share.loss, most, before + owner.gains);
  // A loss offsets ordinary income first, then gains.
  const gains = owner.gains - Math.max(0, loss - before);
  const household = {
    ...{ year, status, over65, investmentIncome, gains, deduction, salt, otherItemized },
    income: Math.max(0, before - loss),
    wages: wages + share.earnings,
  };
  const { taxable, itemizedCut } = estimateTax(household);
  const { deduction: businessDeduction } = computeQualifiedDeduction({
    ...{ year, status, gains },
    taxable: taxable - (deduction === 'itemized' ? Math.min(itemizedCut, taxable) : 0),
    businesses: [{ income: share.qualified, wages: share.paidWages, property, isService: owner.isService }],
  });
  const tax = estimateTax({ ...household, businessDeduction });
  const incomeTax = toCents(tax.ordinary.tax + tax.gains.tax);
  const credit = toCents(usableCredit(owner.credit, incomeTax, status === 'separate'));
  const employmentTax = toCents(share.employmentTax);
  return {
    fromBusiness: toCents(share.taxed - loss),
    unused: toCents(share.unused + share.loss - loss),
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
