import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './shared-modules.ts';

/**
 * Who answers for a folder of the project, by the text of CODEOWNERS: of the lines that name it, the last one says.
 *
 * @throws {Error} for a folder that nobody answers for.
 */
export function ownersIn(text: string, folder: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([pattern]) => pattern === '*' || pattern === `/${folder}/`);
  const [, ...owners] = lines.at(-1) ?? [];
  if (owners.length === 0) throw new Error(`CODEOWNERS names nobody for /${folder}/.`);
  return owners;
}

/** Who answers for a package. */
export const ownersOf = (name: string): string[] =>
  ownersIn(readFileSync(path.join(root, 'CODEOWNERS'), 'utf8'), name);
