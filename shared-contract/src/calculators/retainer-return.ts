import { programme } from '../programme.ts';
import { expectAmounts } from './amounts.ts';

/** A practice's choices. Amounts are US dollars a year. */
export interface RetainerInput {
  readonly retainers: number;
  readonly price: number;
  /** Hours of work on each retainer in a year. */
  readonly hours: number;
  /** Yearly costs in addition to the program: staff, software, insurance. */
  readonly costs?: number;
  readonly enrolment?: 'earlyEnrolment' | 'standard';
}

export interface RetainerReturn {
  readonly revenue: number;
  readonly programPrice: number;
  readonly firstYear: number;
  readonly laterYear: number;
  /** Hours of the first year: the retainers' plus the program's, at its upper estimate. */
  readonly firstYearHours: number;
  readonly programHours: number;
  readonly laterHours: number;
  /** Dollars per hour, or undefined without hours. */
  readonly firstYearRate: number | undefined;
  readonly laterRate: number | undefined;
  /** Retainers at this price that cover the program and one year's costs; undefined at a price of zero. */
  readonly breakEven: number | undefined;
}

const rate = (amount: number, hours: number) => (hours > 0 ? Math.round(amount / hours) : undefined);

/**
 * Compares the program, paid in one payment, with the retainers that a practice signs. Pure arithmetic, not a promise.
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function computeRetainerReturn(input: RetainerInput): RetainerReturn {
  const { retainers, price, hours, costs = 0, enrolment = 'earlyEnrolment' } = input;
  expectAmounts({ retainers, price, hours, costs });
  const programPrice = programme.price[enrolment].full;
  const programHours = programme.weeks * programme.weeklyEffortHours.to;
  const revenue = retainers * price;
  const laterHours = retainers * hours;
  const laterYear = revenue - costs;
  const firstYear = laterYear - programPrice;
  const firstYearHours = laterHours + programHours;
  return {
    revenue,
    programPrice,
    firstYear,
    laterYear,
    firstYearHours,
    programHours,
    laterHours,
    firstYearRate: rate(firstYear, firstYearHours),
    laterRate: rate(laterYear, laterHours),
    breakEven: price > 0 ? Math.ceil((programPrice + costs) / price) : undefined,
  };
}
