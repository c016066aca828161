/** Dollars to the cent, half up. Sums are made of unrounded parts and rounded once, at their end. */
export const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/**
 * Refuses what no calculator can take, before anything is made of it.
 *
 * @throws RangeError that names the figure.
 */
export function expectAmounts(amounts: Readonly<Record<string, number>>): void {
  for (const [name, amount] of Object.entries(amounts))
    if (!Number.isFinite(amount) || amount < 0)
      throw new RangeError(`${name} must be a number of zero or more, not ${String(amount)}`);
}

/**
 * Refuses a figure outside of two limits.
 *
 * @throws RangeError that names the figure.
 */
export function expectWithin(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most))
    throw new RangeError(`${name} must be from ${String(least)} to ${String(most)}, not ${String(value)}`);
}
