import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteBuild } from './page-files.ts';

/** Paths that the edge answers itself, or serves from the release by another rule. */
const OF_THE_EDGE =
  /^\/(?:healthz|remotes(?:\.json)?|reports|preview|html|release\.json|\.well-known|robots\.txt|llms\.txt|sitemap\.xml|favicon\.svg|site\.webmanifest|sw\.js)(?:\/|$)/;

/** Returns true if remotes can't use a path, because the edge's answer takes precedence. */
export const isOfTheEdge = (address: string): boolean =>
  OF_THE_EDGE.test(address.toLowerCase()) || /^\/static(?:\/|$)/i.test(address);

type Named = Pick<RemoteBuild, 'name' | 'base' | 'record'>;

/**
 * Maps the fixed public paths of remotes to their files. A path has one owner: the build fails if another remote, a
 * page, the edge, or a shell file already has it.
 *
 * @param site the folder, with the shell's files in place.
 */
export function fixedFiles(
  remotes: readonly Named[],
  pages: readonly { readonly address: string }[],
  site: string,
): Record<string, string> {
  const owners = new Map<string, string>(pages.map(({ address }) => [address, 'a page']));
  const files: Record<string, string> = {};
  for (const { name, base, record } of remotes)
    for (const [at, file] of Object.entries(record.files)) {
      const owner =
        owners.get(at) ??
        (OF_THE_EDGE.test(at) ? 'the edge' : existsSync(path.join(site, at)) ? 'the shell' : undefined);
      if (owner !== undefined) throw new Error(`${name} has a file at ${at}, which belongs to ${owner}.`);
      owners.set(at, name);
      files[at] = base.slice(1) + file;
    }
  return files;
}
