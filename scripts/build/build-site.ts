import path from 'node:path';
import { remotes as remoteTable, type RemotePackage } from 'shared-contract/remotes';
import { assembleSite } from './assemble.ts';
import { buildPackage } from './build-package.ts';
import type { PackageName } from './config.ts';
import { root } from './shared-modules.ts';

export const remotePackages: readonly RemotePackage[] = remoteTable.map((remote) => remote.package);
export const packageNames: readonly PackageName[] = ['shell', ...remotePackages];
/** Finished releases, one folder each; a server goes on serving its own while the next is put together. */
const sitesFolder = path.join(root, 'dist/sites');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Builds what changed and puts the site together; says what it does as it goes.
 *
 * @returns the folder that the edge serves.
 */
export async function buildSite(say: (line: string) => void): Promise<string> {
  const builds = await Promise.all(
    packageNames.map(async (name) => {
      const since = performance.now();
      const build = await buildPackage(name);
      say(
        build.fresh ? `Built ${name} ${build.record.version} in ${seconds(since)}` : `${name} is unchanged`,
      );
      return build;
    }),
  );
  const since = performance.now();
  const [shell, ...remotes] = builds;
  if (!shell) throw new Error('No shell build.');
  const { release, folder, fresh } = await assembleSite(shell, remotes, sitesFolder);
  say(fresh ? `Rendered release ${release} in ${seconds(since)}` : `Release ${release} is up to date`);
  return folder;
}
