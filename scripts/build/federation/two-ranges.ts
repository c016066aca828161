// Replaces the federation runtime's parser of version ranges. Builds request `^` (every shared package, by
// `config.ts`), and the runtime itself requests `<=`.
import { isUpTo, satisfiesCaret } from 'shared-contract/versions';

/** @throws {Error} for any other kind of range; the message shows it. */
export function satisfy(version: string, range: string): boolean {
  if (range.startsWith('^')) return satisfiesCaret(version, range.slice(1));
  if (range.startsWith('<=')) return isUpTo(version, range.slice(2));
  throw new Error(`A shared package is asked for as "${range}"; expected a caret range such as "^1.2.3".`);
}
