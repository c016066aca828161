import { taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';

/** Assumptions of the illustration. An actuary's figures differ. */
export interface CashBalanceInput {
  readonly year: TaxYear;
  readonly age: number;
  readonly retirementAge: number;
  /** Average pay of the three highest consecutive years, in dollars. */
  readonly pay: number;
  /** Whole years with the employer before the plan begins. */
  readonly serviceBefore: number;
  /** Interest credited each year, as a fraction: 0.05 is 5%. */
  readonly creditRate: number;
  /** Dollars needed at retirement for each dollar of yearly benefit. */
  readonly annuityFactor: number;
}

export interface CashBalance {
  readonly years: number;
  /**
   * Yearly benefit at retirement, limited by the dollar limit and by pay. Each loses a tenth for every year short of
   * ten.
   */
  readonly dollarLimit: number;
  readonly payLimit: number;
  readonly benefit: number;
  readonly target: number;
  /** The level payment at the end of each year. */
  readonly contribution: number;
  /** Value of one participation year's benefit at the end of that year. */
  readonly firstYearCeiling: number;
  readonly firstYear: number;
  /** Year by year, if each is paid as much as the level payment and its ceiling allow. */
  readonly schedule: readonly PlanYear[];
}

interface PlanYear {
  readonly age: number;
  /** Value at the end of the year of the benefit that the participation so far allows. */
  readonly accountCeiling: number;
  /** The part of it that earlier payments and their interest leave for this year. */
  readonly ceiling: number;
  readonly payment: number;
}

const tenths = (years: number) => Math.min(1, years / 10);

/**
 * Illustrates a cash balance plan: years until retirement, level payments, and the first year's ceiling. Not an actual
 * limit (IRC 415(b)).
 *
 * @throws {RangeError} If an amount is negative or an age is out of range.
 */
export function illustrateCashBalance(input: CashBalanceInput): CashBalance {
  const { year, age, retirementAge, pay, serviceBefore, creditRate, annuityFactor } = input;
  expectAmounts({ pay, serviceBefore, creditRate, annuityFactor });
  // Between 62 and 65 the limit is not adjusted for age.
  expectWithin('retirementAge', retirementAge, 62, 65);
  expectWithin('age', age, 18, retirementAge - 1);
  const { definedBenefit, compensation } = taxTables[year].retirement;
  const counted = Math.min(pay, compensation);
  const years = retirementAge - age;
  const benefitAfter = (participation: number) => {
    const dollarLimit = definedBenefit * tenths(participation);
    const payLimit = counted * tenths(serviceBefore + participation);
    return { dollarLimit, payLimit, benefit: Math.min(dollarLimit, payLimit) };
  };
  const limits = benefitAfter(years);
  const target = limits.benefit * annuityFactor;
  const contribution =
    creditRate === 0 ? target / years : (target * creditRate) / ((1 + creditRate) ** years - 1);
  const schedule: PlanYear[] = [];
  let balance = 0;
  for (let count = 1; count <= years; count += 1) {
    const accountCeiling =
      (benefitAfter(count).benefit * annuityFactor) / (1 + creditRate) ** (years - count);
    balance *= 1 + creditRate;
    const ceiling = Math.max(0, accountCeiling - balance);
    const payment = Math.min(contribution, ceiling);
    balance += payment;
    schedule.push({
      age: age + count,
      accountCeiling: toCents(accountCeiling),
      ceiling: toCents(ceiling),
      payment: toCents(payment),
    });
  }
  const { ceiling: firstYearCeiling = 0, payment: firstYear = 0 } = schedule[0] ?? {};
  return {
    years,
    ...limits,
    target,
    contribution: toCents(contribution),
    firstYearCeiling,
    firstYear,
    schedule,
  };
}
