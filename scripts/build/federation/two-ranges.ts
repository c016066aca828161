// Bundled in place of the federation runtime's reader of version ranges: our builds ask for `^` (every shared package,
// by `config.ts`), the runtime itself for `<=`.
import { isUpTo, satisfiesCaret } from 'shared-contract/version-range';

/** @throws {Error} for a range of another kind, naming it. */
export function satisfy(version: string, range: string): boolean {
  if (range.startsWith('^')) return satisfiesCaret(version, range.slice(1));
  if (range.startsWith('<=')) return isUpTo(version, range.slice(2));
  throw new Error(`A shared package is asked for as "${range}"; expected a caret range such as "^1.2.3".`);
}
