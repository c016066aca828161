import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteBuild } from './page-files.ts';

/** What the edge answers by itself, or takes from the release by another rule. */
const OF_THE_EDGE =
  /^\/(?:healthz|remotes(?:\.json)?|reports|preview|html|release\.json|\.well-known|robots\.txt|llms\.txt|sitemap\.xml|favicon\.svg|site\.webmanifest|sw\.js)(?:\/|$)/;

/** Whether no remote can have an address: what the edge answers there comes first. */
export const isOfTheEdge = (address: string): boolean =>
  OF_THE_EDGE.test(address.toLowerCase()) || /^\/static(?:\/|$)/i.test(address);

type Named = Pick<RemoteBuild, 'name' | 'base' | 'record'>;

/**
 * Where the files lie that remotes keep at fixed public paths. An address has one owner: a second one fails the build, be it
 * another remote, a page, the edge or a file of the shell.
 *
 * @param site the folder with the shell's files in place.
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
