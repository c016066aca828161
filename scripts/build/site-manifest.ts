import { assertBootManifest, type BootManifest } from 'shared-contract/boot-manifest';
import { declaredPages } from 'shared-contract/page-handle';
import { releaseRules } from '../../shell/server/manifest.ts';
import type { PackageBuild } from './build-package.ts';
import type { RemoteBuild } from './page-files.ts';
import type { ServerBuilds } from './server-builds.ts';

/** What the shell is told of the remotes of a release. */
export function manifestOf(
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
  // A page that a remote declares in a wrong way is told here, not by the site that serves it.
  assertBootManifest(manifest, releaseRules);
  return manifest;
}
