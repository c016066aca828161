const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars: `9300` → `$9,300`, with a true minus below zero. */
export function formatDollars(amount: number): string {
  return dollars.format(amount).replace('-', '−');
}
