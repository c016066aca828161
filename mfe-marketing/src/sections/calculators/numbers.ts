import { formatDollars } from 'shared-contract/format';

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const parts = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });
const tenths = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Dollars, with cents where there are some. */
export const dollars = (amount: number): string =>
  Math.abs(amount - Math.round(amount)) < 0.005
    ? formatDollars(amount)
    : exact.format(amount).replace('-', '−');

export const wholeDollars = (amount: number): string => formatDollars(Math.round(amount));

/** `0.01177` → `1.177%`. */
export const percent = (part: number): string => parts.format(part);

/** To a tenth of a percent. */
export const roughPercent = (part: number): string => tenths.format(part);
