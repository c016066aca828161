import { tennessee } from '../tax/tennessee.ts';
import { expectAmounts, toCents } from './amounts.ts';
import { ownerTax, type OwnerTax, type OwnerYear, payrollHalf } from './business-owner.ts';

interface ElectionInput {
  /** The year as a sole proprietor, with the profit before the owner's pay. */
  readonly year: Omit<OwnerYear, 'entity' | 'salary'>;
  readonly salary: number;
  /** Deductible yearly cost of the corporation: payroll service, return, registrations. */
  readonly running: number;
  /** Net worth of a corporation that owes Tennessee franchise and excise tax; undefined for any other. */
  readonly tennesseeNetWorth?: number | undefined;
}

export interface ElectionComparison {
  readonly sole: OwnerTax;
  readonly corporation: OwnerTax;
  readonly exciseTax: number;
  readonly franchiseTax: number;
  /** Parts of the federal difference. Negative if the election costs that tax. */
  readonly payrollSaved: number;
  readonly incomeTaxSaved: number;
  readonly federalSaved: number;
  /** After the running cost and the state tax. */
  readonly saved: number;
}

/** Returns the profit that is left after the salary, its payroll tax, and the running cost. */
export const passedThrough = ({ year, salary, running }: ElectionInput): number =>
  year.profit - salary - payrollHalf(year.year, salary) - running;

/**
 * Compares all tax of a sole proprietor with that of the same business as an S corporation.
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function compareElection(input: ElectionInput): ElectionComparison {
  const { year, salary, running, tennesseeNetWorth } = input;
  expectAmounts({ salary, running, netWorth: tennesseeNetWorth ?? 0 });
  const isTaxed = tennesseeNetWorth !== undefined;
  const netEarnings = Math.max(0, passedThrough(input) - tennessee.exciseDeduction);
  const exciseTax = isTaxed ? toCents(tennessee.exciseRate * netEarnings) : 0;
  const franchiseTax = isTaxed ? toCents(tennessee.franchiseRate * tennesseeNetWorth) : 0;
  const expenses = year.expenses + running + exciseTax + franchiseTax;
  const sole = ownerTax({ ...year, entity: 'sole', salary: 0 });
  const corporation = ownerTax({ ...year, entity: 's-corp', salary, expenses });
  const payroll = ({ employmentTax, medicareTax }: OwnerTax) => employmentTax + medicareTax;
  const federalSaved = sole.total - corporation.total;
  const payrollSaved = payroll(sole) - payroll(corporation);
  return {
    sole,
    corporation,
    exciseTax,
    franchiseTax,
    payrollSaved: toCents(payrollSaved),
    incomeTaxSaved: toCents(federalSaved - payrollSaved),
    federalSaved: toCents(federalSaved),
    saved: toCents(federalSaved - running - exciseTax - franchiseTax),
  };
}
