// The first `Intl` object of a page loads the browser's data of all languages, and content is written with these while
// modules are evaluated: that was the longest task of the start.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A number in groups of three digits: `9300` → `9,300`. @param decimals from 0 to 2, always shown. */
export const formatNumber = (amount: number, decimals = 0): string =>
  amount.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Dollars: `9300` → `$9,300`, with a true minus below zero. @param decimals 2 for cents. */
export const formatDollars = (amount: number, decimals?: number): string =>
  `${amount < 0 ? '−' : ''}$${formatNumber(Math.abs(amount), decimals)}`;

/**
 * A calendar day without a time zone: `2026-11-03` → `November 3, 2026`, the same on every machine.
 *
 * @throws RangeError for what is no day.
 */
export function formatDay(day: string): string {
  const [year = '', month, date] = new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10).split('-');
  return `${months[Number(month) - 1] ?? ''} ${String(Number(date))}, ${year}`;
}
