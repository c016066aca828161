import { formatDollars } from 'shared-contract/format';
import { packages } from 'shared-contract/offers';

/** The package that an address names (`?package=foundation`), and what is said of it. */
export interface AskedPackage {
  readonly id: string;
  readonly words: string;
}

export function askedPackage(asked: string | null): AskedPackage | undefined {
  const found = Object.entries(packages).find(([id]) => id === asked);
  if (!found) return undefined;
  const [id, { name, monthly }] = found;
  return { id, words: `You apply for ${name}, ${formatDollars(monthly)} a month.` };
}
