// Without `Intl`: the first `Intl` object of a page loads the browser's language data, and content calls these functions when
// its modules are evaluated. That was the longest task of the start.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Formats a number with thousands separators: `9300` → `9,300`. @param decimals 0 to 2, always shown. */
export const formatNumber = (amount: number, decimals = 0): string =>
  amount.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Formats dollars: `9300` → `$9,300`, with a minus sign (U+2212) below zero. @param decimals 2 for cents. */
export const formatDollars = (amount: number, decimals?: number): string =>
  `${amount < 0 ? '−' : ''}$${formatNumber(Math.abs(amount), decimals)}`;

/**
 * Formats a calendar day without a time zone: `2026-11-03` → `November 3, 2026`.
 *
 * @throws RangeError if the text is not a day.
 */
export function formatDay(day: string): string {
  const [year = '', month, date] = new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10).split('-');
  return `${months[Number(month) - 1] ?? ''} ${String(Number(date))}, ${year}`;
}
