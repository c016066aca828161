/** Rounds dollars to the cent, half up. Add unrounded amounts and round the sum once. */
export const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/**
 * Checks a calculator's input before any computation.
 *
 * @throws {RangeError} If an amount is negative or not finite. The message names it.
 */
export function expectAmounts(amounts: Readonly<Record<string, number>>): void {
  for (const [name, amount] of Object.entries(amounts))
    if (!Number.isFinite(amount) || amount < 0)
      throw new RangeError(`${name} must be a number of zero or more, not ${String(amount)}`);
}

/**
 * Checks that a figure is within two limits, inclusive.
 *
 * @throws {RangeError} If it is outside. The message names it.
 */
export function expectWithin(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most))
    throw new RangeError(`${name} must be from ${String(least)} to ${String(most)}, not ${String(value)}`);
}
