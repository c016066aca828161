import { expectAmounts, toCents } from './amounts.ts';

/** Qualified research expenses of a year and of the three before it, the latest first. */
export interface ResearchInput {
  readonly current: number;
  readonly prior: readonly [number, number, number];
  /** Of whoever pays tax on the deduction: 0.37 for an owner, 0.21 for a C corporation. */
  readonly taxRate: number;
}

export interface ResearchCredit {
  readonly average: number;
  readonly base: number;
  readonly excess: number;
  /** 14% over the base, or 6% of all where one of the three years has none. */
  readonly rate: number;
  readonly credit: number;
  /** With the election of IRC 280C(c)(2). */
  readonly reduced: number;
  /** What the full credit leaves once the deduction is smaller by it. */
  readonly fullAfterDeduction: number;
}

const RATE = 0.14;
const START_RATE = 0.06;
const HALF = 0.5;
/** What the election leaves: the credit less the corporate rate of 21%. */
const REDUCED = 0.79;

/** The alternative simplified credit (IRC 41(c)(4)), and what the deduction costs it (IRC 280C(c)). */
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
