import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { federationName } from 'shared-contract/remotes';
import { draftOf, prune, publishDraft } from '../lib/drafts.ts';
import { FILES_STEP, type AssemblyOptions } from './assembly-options.ts';
import type { PackageBuild } from './build-package.ts';
import { builtBrand } from './built-brand.ts';
import { checkProperties } from './check-sheets.ts';
import { siteRoutesOf } from './declared-routes.ts';
import { hostPartsOf } from './host-parts.ts';
import type { RemoteBuild } from './page-files.ts';
import { renderPages } from './render-pages.ts';
import { importFile, loadServerBuilds } from './server-builds.ts';
import { setIdOf } from './set-id.ts';
import { takeDrawings } from './site-drawings.ts';
import { manifestOf } from './site-manifest.ts';
import { writeRelease } from './write-release.ts';

/** Each remote's files go into its base, the shell's to the top. */
function copyFiles(shell: PackageBuild, remotes: readonly RemoteBuild[], draft: string): void {
  cpSync(path.join(shell.folder, 'web'), draft, { recursive: true });
  for (const { base, folder } of remotes)
    cpSync(path.join(folder, 'web'), path.join(draft, base), { recursive: true });
}

/** The same builds, rendered by the same code, are the same release, in a store as in a folder. */
const releaseOf = (builds: readonly PackageBuild[]): string =>
  setIdOf(builds.map(({ name, record }) => ({ package: name, id: record.id })));

/** Copies the builds into place, each remote into its base, and renders every page: the folder that the edge serves. */
export async function assembleBuilds(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  sites: string,
  options: AssemblyOptions = {},
): Promise<{ release: string; folder: string; fresh: boolean }> {
  const release = options.release ?? releaseOf([shell, ...remotes]);
  const folder = path.join(sites, release);
  if (existsSync(path.join(folder, 'release.json'))) return { release, folder, fresh: false };

  checkProperties([shell, ...remotes].map((build) => path.join(build.folder, 'web')));
  const host = hostPartsOf(shell);
  options.onCompiled?.();
  const server = await loadServerBuilds(shell, remotes, options);
  takeDrawings((await importFile(host.drawings)) as object);
  options.onRoutes?.(siteRoutesOf(server.renderer, remotes, server.modules));
  const manifest = manifestOf(shell, remotes, server, release);
  const brand = builtBrand();
  const draft = draftOf(folder);
  copyFiles(shell, remotes, draft);
  const rendered = await renderPages(shell, remotes, manifest, server, options);
  options.onStep?.(FILES_STEP);
  await writeRelease(draft, { release, shell, remotes, host, server, manifest, brand, rendered });
  publishDraft(draft, folder);
  prune(sites, release);
  return { release, folder, fresh: true };
}

/** Puts a release together in which each remote has a folder. A file that is the same in the next release keeps its address. */
export const assembleSite = (
  shell: PackageBuild,
  packages: readonly PackageBuild[],
  sites: string,
  options?: AssemblyOptions,
) =>
  assembleBuilds(
    shell,
    packages.map((build) => ({
      ...build,
      remote: federationName(build.name),
      base: `/remotes/${build.name}/`,
    })),
    sites,
    options,
  );
