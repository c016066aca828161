import { formatDollars } from 'shared-contract/format';

/** Dollars, with cents where there are some. */
export const dollars = (amount: number): string =>
  formatDollars(amount, Math.abs(amount - Math.round(amount)) < 0.005 ? 0 : 2);

export const wholeDollars = (amount: number): string => formatDollars(amount);

const rounded = (part: number, decimals: number): string =>
  `${String(Number((part * 100).toFixed(decimals)))}%`;

/** `0.01177` → `1.177%`. */
export const percent = (part: number): string => rounded(part, 3);

/** To a tenth of a percent. */
export const roughPercent = (part: number): string => rounded(part, 1);
