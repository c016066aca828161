import { programme } from '../programme.ts';
import { expectAmounts } from './amounts.ts';

/** What a practice chooses. Amounts in whole dollars a year. */
export interface RetainerInput {
  readonly retainers: number;
  readonly price: number;
  /** Of work on each retainer in a year. */
  readonly hours: number;
  /** Of a year beside the program: staff, software, insurance. */
  readonly costs?: number;
  readonly enrolment?: 'earlyEnrolment' | 'standard';
}

export interface RetainerReturn {
  readonly revenue: number;
  readonly programPrice: number;
  readonly firstYear: number;
  readonly laterYear: number;
  /** Hours of the first year: the retainers' and the program's own, at its upper estimate. */
  readonly firstYearHours: number;
  readonly programHours: number;
  readonly laterHours: number;
  /** Dollars for each hour; nothing to divide by gives none. */
  readonly firstYearRate: number | undefined;
  readonly laterRate: number | undefined;
  /** Retainers at this price that cover the program and a year's costs; none do at no price. */
  readonly breakEven: number | undefined;
}

const rate = (amount: number, hours: number) => (hours > 0 ? Math.round(amount / hours) : undefined);

/** The program against the retainers that a practice signs, paid once. Arithmetic, and nothing that is promised. */
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
