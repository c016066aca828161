import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDollars } from 'shared-contract/format';
import type { ModuleId } from '../../../lib/training.ts';
import type { WorkedExample } from '../training-module.ts';

/** Returns a lesson's source, for tests of its text. */
export const lessonText = (id: ModuleId): string =>
  readFileSync(path.join(__dirname, '../content', id, 'lesson.mdx'), 'utf8');

/** Returns the results of an example by label. */
export const resultOf = (example: WorkedExample): Record<string, number | readonly number[]> =>
  Object.fromEntries(example.result.map(({ label, value }) => [label, value]));

/** Returns the dollar amounts of an example that its lesson doesn't mention. */
export function unsaid(example: WorkedExample, text: string): string[] {
  const amounts = [...example.inputs, ...example.result]
    .filter(({ unit }) => unit === undefined)
    .flatMap(({ value }) => value);
  const said = new Set(text.match(/\$[\d,]*\d/g));
  return [...new Set(amounts)]
    .filter((amount) => amount !== 0)
    .map((amount) => formatDollars(Math.abs(amount)))
    .filter((amount) => !said.has(amount));
}
