import path from 'node:path';
import { assembleSite } from './assemble.ts';
import { buildPackage, type PackageBuild, packageNames } from './build-package.ts';
import { root } from './shared-modules.ts';

/** Finished releases, one folder each. A server continues to serve its own release while the next one is assembled. */
const sitesFolder = path.join(root, 'dist/sites');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

type Say = (line: string) => void;

/** Builds the packages that changed, and reports progress. */
export const buildPackages = (say: Say): Promise<PackageBuild[]> =>
  Promise.all(
    packageNames.map(async (name) => {
      const since = performance.now();
      const build = await buildPackage(name);
      say(
        build.fresh ? `Built ${name} ${build.record.version} in ${seconds(since)}` : `${name} is unchanged`,
      );
      return build;
    }),
  );

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
  say(fresh ? `Rendered release ${release} in ${seconds(since)}` : `Release ${release} is up to date`);
  return folder;
}

/** Builds the changed packages, assembles the site, and reports progress. */
export const buildSite = async (say: Say): Promise<string> => assembleBuilt(await buildPackages(say), say);
