import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownersOf } from '../build/owners.ts';
import { root } from '../build/shared-modules.ts';
import type { Command } from './command.ts';
import { identify, parseRights, releaserOf } from './identity.ts';
import type { PublishContext } from './publish.ts';

/** Who releases, as the history tells it, and what they may. */
export type Releaser = Pick<PublishContext, 'author' | 'mayRelease'>;

export const RIGHTS_FILE = 'release-rights.json';

/**
 * Who gives a command that changes what is live. With the key of a store that others publish to as well it is who the CI says,
 * and they may release what they own; the packages of the command are asked for at once, before anything is built.
 */
export async function releaserFor(
  { author, names, stored, breakGlass }: Pick<Command, 'author' | 'names' | 'stored' | 'breakGlass'>,
  environment: Readonly<Record<string, string | undefined>>,
  source = path.join(root, RIGHTS_FILE),
): Promise<Releaser> {
  if (breakGlass) return { author: `${author} (break glass)` };
  // A store beside its own key has one owner.
  if (!environment['RELEASE_KEY']) return { author };
  const identity = await identify(environment, parseRights(await readFile(source, 'utf8'), RIGHTS_FILE));
  const mayRelease = releaserOf(identity, ownersOf);
  mayRelease([...names, ...stored.map(({ name }) => name)]);
  return { author: identity.author, mayRelease };
}
