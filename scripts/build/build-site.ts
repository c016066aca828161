import path from 'node:path';
import { root } from '@scripts/core/files';
import { assembleSite } from './assemble.ts';
import { buildPackages, type PackageBuild, type Say, secondsSince } from './build-package.ts';

/** Finished releases, one folder each. A server continues to serve its own release while the next one is assembled. */
const sitesFolder = path.join(root, 'dist/sites');

/**
 * Assembles the site from the builds of all packages.
 *
 * @returns the folder that the edge serves.
 */
export async function assembleBuilt(builds: readonly PackageBuild[], say: Say): Promise<string> {
  const since = performance.now();
  const [shell, ...remotes] = builds;
  if (!shell) throw new Error('No shell build.');
  const { release, folder, fresh } = await assembleSite(shell, remotes, sitesFolder);
  say(fresh ? `Rendered release ${release} in ${secondsSince(since)}` : `Release ${release} is up to date`);
  return folder;
}

/** Builds the changed packages, assembles the site, and reports progress. */
export const buildSite = async (say: Say): Promise<string> => assembleBuilt(await buildPackages(say), say);
