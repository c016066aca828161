import { programme } from 'shared-contract/programme';

/** What the reader chooses. Amounts in whole dollars a year. */
export interface ReturnInput {
  readonly retainers: number;
  readonly price: number;
  readonly hours: number;
}

export interface ReturnResult {
  readonly revenue: number;
  readonly programPrice: number;
  readonly firstYear: number;
  /** Hours of the first year: the retainers' and the program's own, at its upper estimate. */
  readonly firstYearHours: number;
  readonly programHours: number;
  readonly laterHours: number;
  /** Dollars for each hour; nothing to divide by gives none. */
  readonly firstYearRate: number | undefined;
  readonly laterRate: number | undefined;
  /** Retainers at this price that cover the program. */
  readonly breakEven: number;
}

const rate = (amount: number, hours: number) => (hours > 0 ? Math.round(amount / hours) : undefined);

/** The program against the retainers that a practice signs: early enrollment, paid once. */
export function computeReturn({ retainers, price, hours }: ReturnInput): ReturnResult {
  const programPrice = programme.price.earlyEnrolment.full;
  const programHours = programme.weeks * programme.weeklyEffortHours.to;
  const revenue = retainers * price;
  const laterHours = retainers * hours;
  const firstYear = revenue - programPrice;
  const firstYearHours = laterHours + programHours;
  return {
    revenue,
    programPrice,
    firstYear,
    firstYearHours,
    programHours,
    laterHours,
    firstYearRate: rate(firstYear, firstYearHours),
    laterRate: rate(revenue, laterHours),
    breakEven: Math.ceil(programPrice / price),
  };
}
