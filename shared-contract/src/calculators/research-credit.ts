import { expectAmounts, toCents } from './amounts.ts';

/** Qualified research expenses of the current year and of the three years before it, latest first. */
interface ResearchInput {
  readonly current: number;
  readonly prior: readonly [number, number, number];
  /** Marginal rate of the taxpayer who claims the deduction: 0.37 for an owner, 0.21 for a C corporation. */
  readonly taxRate: number;
  /** Income tax of the year, which limits the credit (IRC 38(c)). Omitted for no limit. */
  readonly incomeTax?: number;
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
  /** The reduced credit that the income tax can absorb this year. */
  readonly usable: number;
}

const RATE = 0.14;
const START_RATE = 0.06;
const HALF = 0.5;
/** Fraction of the credit that remains with the election: 1 minus the corporate rate of 21%. */
const REDUCED = 0.79;

/** Up to this much income tax, a business credit is unlimited; above it, a quarter of the tax remains (IRC 38(c)(1)). */
const creditLimit = { whole: 25_000, part: 0.25 } as const;

/**
 * Returns the business credit that the income tax can absorb. Treats the tentative minimum tax as zero.
 *
 * @param isSeparate whether the return is a married person's separate one, which halves the limit (IRC 38(c)(6)(A))
 */
export function usableCredit(credit: number, incomeTax: number, isSeparate = false): number {
  const whole = isSeparate ? creditLimit.whole / 2 : creditLimit.whole;
  return Math.min(credit, incomeTax - creditLimit.part * Math.max(0, incomeTax - whole));
}

/**
 * Computes the alternative simplified credit (IRC 41(c)(4)) and its cost in lost deductions (IRC 280C(c)).
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function computeResearchCredit({ current, prior, taxRate, incomeTax }: ResearchInput): ResearchCredit {
  const [first, second, third] = prior;
  expectAmounts({ current, first, second, third, taxRate, incomeTax: incomeTax ?? 0 });
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
    usable: toCents(incomeTax === undefined ? credit * REDUCED : usableCredit(credit * REDUCED, incomeTax)),
  };
}
