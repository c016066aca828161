const dollars = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whole dollars: `9300` → `$9,300`, with a true minus below zero. */
export function formatDollars(amount: number): string {
  return dollars.format(amount).replace('-', '−');
}

/** A calendar day without a time zone: `2026-11-03` → `November 3, 2026`, the same on every machine. */
export function formatDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}
