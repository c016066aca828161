import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageName } from 'shared-contract/remotes';
import { answers } from 'shared-contract/route-patterns';
import type { Release } from 'shared-release/release';
import { root } from './places.ts';

/**
 * Returns the owners of a folder from the text of CODEOWNERS. The last matching line applies.
 *
 * @throws {Error} if the folder has no owner.
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

export const ownersOf = (name: string): string[] =>
  ownersIn(readFileSync(path.join(root, 'CODEOWNERS'), 'utf8'), name);

export function ownerOf({ manifest }: Pick<Release, 'manifest'>, address: string): string {
  const [remote] =
    Object.entries(manifest.remotes).find(([, { routes }]) =>
      routes.some((route) => route === address || answers(route, address)),
    ) ?? [];
  return remote === undefined ? 'shell' : packageName(remote);
}
