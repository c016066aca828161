import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { draftOf, newestFinished, prune, publishDraft } from '@scripts/core/files';
import { takeDrawings } from '@scripts/documents/drawings';
import { assertBootManifest, type BootManifest } from 'shared-contract/boot-manifest';
import { declaredPages } from 'shared-contract/page-handle';
import { federationName } from 'shared-contract/remotes';
import { releaseRules } from 'shared-release/release';
import { releaseSetId } from './artifact.ts';
import { type AssemblyOptions, FILES_STEP } from './assembly-options.ts';
import { builtBrand } from './brand-file.ts';
import type { PackageBuild } from './build-package.ts';
import { checkProperties } from './check-stylesheets.ts';
import { siteRoutesOf } from './declared-routes.ts';
import { hostPartsOf } from './host-parts.ts';
import type { RemoteBuild } from './page-files.ts';
import { renderPages } from './render-pages.ts';
import { importFile, loadServerBuilds, type ServerBuilds } from './server-builds.ts';
import { writeRelease } from './write-release.ts';

function manifestOf(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  { renderer, modules }: ServerBuilds,
  release: string,
): BootManifest {
  const manifest: BootManifest = {
    release,
    shell: shell.record.version,
    remotes: Object.fromEntries(
      remotes.map(({ remote, base, record }) => {
        if (!record.entry) throw new Error(`${remote} was built without a container entry.`);
        const integrity = record.integrity[record.entry];
        if (!integrity) throw new Error(`${remote} has no integrity for its entry.`);
        const branches = renderer.routeBranches(remote, modules[remote]);
        const pages = declaredPages(branches);
        return [
          remote,
          {
            version: record.version,
            entry: base + record.entry,
            integrity,
            styles: record.initial.css.map((file) => base + file),
            routes: branches.map(({ pattern }) => pattern),
            builtAgainst: record.builtAgainst,
            ...(pages.length > 0 ? { pages } : {}),
          },
        ];
      }),
    ),
  };
  // Reports an invalid page declaration of a remote in the build instead of on the site.
  assertBootManifest(manifest, releaseRules);
  return manifest;
}

/** Copies each remote's files to its base, and the shell's to the root. */
function copyFiles(shell: PackageBuild, remotes: readonly RemoteBuild[], draft: string): void {
  cpSync(path.join(shell.folder, 'web'), draft, { recursive: true });
  for (const { base, folder } of remotes)
    cpSync(path.join(folder, 'web'), path.join(draft, base), { recursive: true });
}

/** Returns the release id. The same builds, rendered by the same code, get the same id in a store and in a folder. */
const releaseOf = (builds: readonly PackageBuild[]): string =>
  releaseSetId(builds.map(({ name, record }) => ({ package: name, id: record.id })));

/**
 * Copies the builds into place, each remote to its base, and renders every page.
 *
 * @returns the folder that the edge serves.
 */
async function assembleBuilds(
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
  const earlier = options.earlier ?? newestFinished(sites);
  const draft = draftOf(folder);
  copyFiles(shell, remotes, draft);
  const rendered = await renderPages(shell, remotes, manifest, server, options);
  options.onStep?.(FILES_STEP);
  await writeRelease(draft, { release, shell, remotes, host, server, manifest, brand, rendered, earlier });
  publishDraft(draft, folder);
  prune(sites, release);
  return { release, folder, fresh: true };
}

/**
 * Assembles a release in which each remote has a folder. The URL of a file doesn't change if the file is unchanged in
 * the next release.
 */
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
