import { taxTables, type FilingStatus, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, toCents } from './amounts.ts';
import { qualifiedDeduction } from './qualified-income.ts';
import { estimateTax } from './tax-brackets.ts';

export type Entity = 'sole' | 's-corp';

/** A year of a household that owns one business. Amounts are US dollars of that year. */
export interface OwnerYear {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly over65: number;
  /** Wages that the business does not pay, interest and rent, long-term gains and qualified dividends. */
  readonly wages: number;
  readonly investmentIncome: number;
  readonly gains: number;
  readonly deduction: 'standard' | 'itemized';
  readonly salt: number;
  readonly otherItemized: number;
  readonly entity: Entity;
  /** Before anything that the owner draws, and before what follows. */
  readonly profit: number;
  /** What an S corporation pays its owner. */
  readonly salary: number;
  /** Wages to others, for the limit of the business income deduction. */
  readonly staffWages: number;
  /** Health, law, accounting, consulting and the like (IRC 199A(d)). */
  readonly isService: boolean;
  /** Taken out of the profit: premiums, depreciation. */
  readonly expenses: number;
  /** Paid into the owner's plans: by the owner from pay, and by the business. */
  readonly deferral: number;
  readonly pension: number;
  /** Business credits, against income tax alone. */
  readonly credit: number;
}

export interface OwnerTax {
  /** What of the business is taxed to the owner, pay included. */
  readonly fromBusiness: number;
  /** What was to be taken out and found no profit. It is not counted. */
  readonly unused: number;
  readonly adjustedIncome: number;
  readonly deduction: number;
  readonly businessDeduction: number;
  readonly taxable: number;
  readonly marginalRate: number;
  readonly incomeTax: number;
  readonly investmentTax: number;
  readonly medicareTax: number;
  /** Social Security and Medicare of the owner, both halves. */
  readonly employmentTax: number;
  readonly credit: number;
  readonly total: number;
}

/** What the owner has of the business, before the household's other income. */
interface Share {
  readonly taxed: number;
  readonly unused: number;
  /** For Medicare tax above its threshold. */
  readonly earnings: number;
  readonly employmentTax: number;
  readonly qualified: number;
  readonly paidWages: number;
}

/** One half of the payroll tax on a salary. */
export function payrollHalf(year: TaxYear, salary: number): number {
  const { wageBase, rate, medicareRate } = taxTables[year].socialSecurity;
  return rate * Math.min(salary, wageBase) + medicareRate * salary;
}

/** Tax on net earnings from self-employment, without the additional Medicare tax. */
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

/** Federal tax of the year on everything: income, surtaxes and the owner's payroll or self-employment tax. */
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
