import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDollars } from 'shared-contract/format';
import type { ModuleId, WorkedExample } from '../module-types.ts';

/** A lesson as it is written, for tests of what it says. */
export const lessonText = (id: ModuleId): string =>
  readFileSync(path.join(__dirname, id, 'lesson.mdx'), 'utf8');

/** What the example comes to, by its labels. */
export const resultOf = (example: WorkedExample): Record<string, number | readonly number[]> =>
  Object.fromEntries(example.result.map(({ label, value }) => [label, value]));

/** Dollars of the example, inputs and results, that the lesson does not say. */
export function unsaid(example: WorkedExample, text: string): string[] {
  const amounts = [...example.inputs, ...example.result]
    .filter(({ unit }) => unit === 'dollars')
    .flatMap(({ value }) => value);
  const said = new Set(text.match(/\$[\d,]*\d/g));
  return [...new Set(amounts)]
    .filter((amount) => amount !== 0)
    .map((amount) => formatDollars(Math.abs(amount)))
    .filter((amount) => !said.has(amount));
}
