// Avoid `Intl`: a page's first `Intl` object loads the browser's language data, and content modules call these
// functions when they load. That was the longest task at startup.
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * Formats a number with thousands separators: `9300` → `9,300`.
 * @param decimals 0 to 2, always shown
 */
export const formatNumber = (amount: number, decimals = 0): string =>
  amount.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Formats a count with its noun: `1` → `1 client`, `1200` → `1,200 clients`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * Formats dollars: `9300` → `$9,300`, with a minus sign (U+2212) below zero.
 * @param decimals 2 to show cents
 */
export const formatDollars = (amount: number, decimals?: number): string =>
  `${amount < 0 ? '−' : ''}$${formatNumber(Math.abs(amount), decimals)}`;

/**
 * Formats a calendar day without a time zone: `2026-11-03` → `November 3, 2026`.
 *
 * @throws {RangeError} If the text is not a day.
 */
export function formatDay(day: string): string {
  const [year = '', month, date] = new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10).split('-');
  return `${months[Number(month) - 1] ?? ''} ${String(Number(date))}, ${year}`;
}

/** Formats minutes after midnight: `1080` → `6:00 pm`. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
