import { taxTables, type TaxYear } from '../tax/tables.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';

/** What the illustration assumes; an actuary's figures are others. */
export interface CashBalanceInput {
  readonly year: TaxYear;
  readonly age: number;
  readonly retirementAge: number;
  /** Average pay of the three highest years in a row. */
  readonly pay: number;
  /** Whole years with the employer before the plan begins. */
  readonly serviceBefore: number;
  /** Interest credited each year: 0.05. */
  readonly creditRate: number;
  /** Dollars at retirement for each dollar of yearly benefit. */
  readonly annuityFactor: number;
}

export interface CashBalance {
  readonly years: number;
  /** Yearly benefit at retirement, by the dollar limit and by pay, each cut by a tenth for a year that is missing. */
  readonly dollarLimit: number;
  readonly payLimit: number;
  readonly benefit: number;
  readonly target: number;
  /** The same at the end of every year. */
  readonly contribution: number;
  /** What the benefit of one year of participation is worth at the end of that year. */
  readonly firstYearCeiling: number;
  readonly firstYear: number;
}

const tenths = (years: number) => Math.min(1, years / 10);

/** The years until retirement, level payments and one year's ceiling. An illustration, never a limit (IRC 415(b)). */
export function illustrateCashBalance(input: CashBalanceInput): CashBalance {
  const { year, age, retirementAge, pay, serviceBefore, creditRate, annuityFactor } = input;
  expectAmounts({ pay, serviceBefore, creditRate, annuityFactor });
  // Between 62 and 65 the limit is neither raised nor lowered.
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
  const firstYearCeiling = (benefitAfter(1).benefit * annuityFactor) / (1 + creditRate) ** (years - 1);
  return {
    years,
    ...limits,
    target,
    contribution: toCents(contribution),
    firstYearCeiling: toCents(firstYearCeiling),
    firstYear: toCents(Math.min(contribution, firstYearCeiling)),
  };
}
