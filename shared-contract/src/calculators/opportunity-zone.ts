import type { FilingStatus } from '../tax/tables.ts';
import { expectAmounts, toCents } from './amounts.ts';
import { estimateTax, type TaxEstimate } from './tax-brackets.ts';

/** Deferred gain that was not included earlier is included on this day (IRC 1400Z-2(b)(1)(B)). */
export const inclusionDay = '2026-12-31';

/** Part of the deferred gain that basis increases exclude, by the time of the investment (IRC 1400Z-2(b)(2)(B)). */
export const basisIncreases = { 'by-2019': 0.15, 'by-2021': 0.1, later: 0 } as const;
export type InvestedWhen = keyof typeof basisIncreases;

interface ZoneInput {
  readonly status: FilingStatus;
  /** Ordinary income and other long-term gains of 2026. */
  readonly income: number;
  readonly gains: number;
  readonly itemized: number;
  readonly deferred: number;
  /** Value of the investment on December 31, 2026. */
  readonly value: number;
  readonly invested: InvestedWhen;
  /** Capital losses that can still be realized by December 31, 2026. */
  readonly losses: number;
}

export interface ZoneGain {
  readonly basis: number;
  /** Long-term gain included in 2026. */
  readonly included: number;
  readonly without: TaxEstimate;
  readonly withGain: TaxEstimate;
  readonly withLosses: TaxEstimate;
  /** Tax on the included gain, and after the losses. The difference is lost by waiting. */
  readonly tax: number;
  readonly taxAfterLosses: number;
  readonly costOfWaiting: number;
}

/**
 * Computes the federal tax of 2026 on gain deferred in a qualified opportunity fund.
 *
 * @throws {RangeError} If an amount is negative or not finite.
 */
export function opportunityZoneGain(input: ZoneInput): ZoneGain {
  const { status, income, gains, itemized, deferred, value, invested, losses } = input;
  expectAmounts({ deferred, value, losses });
  const basis = basisIncreases[invested] * deferred;
  const included = Math.max(0, Math.min(deferred, value) - basis);
  const taxOn = (all: number) =>
    estimateTax({
      ...{ year: 2026, status, income, gains: all, otherItemized: itemized },
      deduction: itemized > 0 ? 'itemized' : 'standard',
    });
  const without = taxOn(gains);
  const withGain = taxOn(gains + included);
  const withLosses = taxOn(Math.max(0, gains + included - losses));
  return {
    basis: toCents(basis),
    included: toCents(included),
    without,
    withGain,
    withLosses,
    tax: toCents(withGain.total - without.total),
    taxAfterLosses: toCents(withLosses.total - without.total),
    costOfWaiting: toCents(withGain.total - withLosses.total),
  };
}
