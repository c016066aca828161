import { expectAmounts, toCents } from './amounts.ts';

/** Qualified research expenses of the current year and of the three years before it, latest first. */
interface ResearchInput {
  readonly current: number;
  readonly prior: readonly [number, number, number];
  /** Marginal rate of the taxpayer who claims the deduction: 0.37 for an owner, 0.21 for a C corporation. */
  readonly taxRate: number;
}

export interface ResearchCredit {
  readonly average: number;
  readonly base: number;
  readonly excess: number;
  /** 14% of the excess over the base, or 6% of all expenses if one of the three prior years has none. */
  readonly rate: number;
  readonly credit: number;
  /** The credit with the election of IRC 280C(c)(2). */
  readonly reduced: number;
  /** Value of the full credit after it reduces the deduction. */
  readonly fullAfterDeduction: number;
}

const RATE = 0.14;
const START_RATE = 0.06;
const HALF = 0.5;
/** Fraction of the credit that remains with the election: 1 minus the corporate rate of 21%. */
const REDUCED = 0.79;

/**
 * Computes the alternative simplified credit (IRC 41(c)(4)) and its cost in lost deductions (IRC 280C(c)).
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function computeResearchCredit({ current, prior, taxRate }: ResearchInput): ResearchCredit {
  const [first, second, third] = prior;
  expectAmounts({ current, first, second, third, taxRate });
  const isStart = prior.some((year) => year === 0);
  const average = (first + second + third) / 3;
  const base = isStart ? 0 : average * HALF;
  const excess = Math.max(0, current - base);
  const rate = isStart ? START_RATE : RATE;
  const credit = excess * rate;
  return {
    average,
    base,
    excess,
    rate,
    credit: toCents(credit),
    reduced: toCents(credit * REDUCED),
    fullAfterDeduction: toCents(credit * (1 - Math.min(1, taxRate))),
  };
}
