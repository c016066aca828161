import type { FilingStatus } from '../tax/tables.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';

/** Rules of IRC 6654 for individuals other than farmers and fishermen. Not indexed. */
export const safeHarbors = {
  source: 'IRC 6654(d)(1)',
  current: 0.9,
  prior: 1,
  /** In place of `prior` if last year's adjusted gross income exceeds `highIncome`, half for a separate return. */
  priorHigh: 1.1,
  highIncome: 150_000,
  /** No addition to tax if less is due after withholding (IRC 6654(e)(1)). */
  smallBalance: 1_000,
} as const;

interface EstimateInput {
  readonly status: FilingStatus;
  /** Total tax of the year, after credits and before withholding: income, self-employment, and surtaxes. */
  readonly tax: number;
  /** The same of the year before, or undefined without a return for 12 months (IRC 6654(d)(1)(B)). */
  readonly priorTax: number | undefined;
  readonly priorIncome: number;
  /** Withholding of the year, which counts as paid in four equal parts (IRC 6654(g)(1)). */
  readonly withheld: number;
  /** Estimated payments so far, including last year's refund that was applied. */
  readonly paid: number;
  /** The next installment, 1 to 4. */
  readonly next: number;
}

export interface EstimatedTax {
  readonly priorRate: number;
  readonly byCurrent: number;
  /** Undefined if the year before does not count. */
  readonly byPrior: number | undefined;
  /** Required annual payment: the lesser of the two, or 0 below the small balance or after a year without tax. */
  readonly required: number;
  readonly isExempt: boolean;
  /** Estimated payments of the year, after withholding. */
  readonly estimates: number;
  /** Estimated payments that should have been made with the next installment. */
  readonly dueByNext: number;
  readonly dueNow: number;
  /** The tax that remains with the return if exactly the required amount is paid. */
  readonly withReturn: number;
}

/**
 * Computes the payments that avoid the addition to tax for underpaid estimates.
 *
 * @throws {RangeError} If an amount is negative or the installment is not 1 to 4.
 */
export function computeEstimatedTax(input: EstimateInput): EstimatedTax {
  const { status, tax, priorTax, priorIncome, withheld, paid, next } = input;
  expectAmounts({ tax, priorTax: priorTax ?? 0, priorIncome, withheld, paid });
  expectWithin('next', next, 1, 4);
  const highIncome = status === 'separate' ? safeHarbors.highIncome / 2 : safeHarbors.highIncome;
  const priorRate = priorIncome > highIncome ? safeHarbors.priorHigh : safeHarbors.prior;
  const byCurrent = safeHarbors.current * tax;
  const byPrior = priorTax === undefined ? undefined : priorRate * priorTax;
  const isExempt = tax - withheld < safeHarbors.smallBalance || priorTax === 0;
  const required = isExempt ? 0 : Math.min(byCurrent, byPrior ?? Infinity);
  const estimates = Math.max(0, required - withheld);
  const dueByNext = (estimates * next) / 4;
  const total = withheld + Math.max(paid, estimates);
  return {
    priorRate,
    byCurrent: toCents(byCurrent),
    byPrior: byPrior === undefined ? undefined : toCents(byPrior),
    required: toCents(required),
    isExempt,
    estimates: toCents(estimates),
    dueByNext: toCents(dueByNext),
    dueNow: toCents(Math.max(0, dueByNext - paid)),
    withReturn: toCents(Math.max(0, tax - total)),
  };
}
