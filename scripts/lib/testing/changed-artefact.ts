import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, type PackageBuild } from '../../build/build-package.ts';
import type { BuildRecord } from '../../build/build-record.ts';
import { packageNames } from '../../build/build-site.ts';
import type { Artefact } from '../../release/artefacts.ts';
import { localArtefact } from '../../release/local-artefact.ts';
import { sealBuild } from './seal-build.ts';

/** Another build of a package: the finished one is copied below `folder`, changed, and named again. */
export async function changedArtefact(
  build: PackageBuild,
  folder: string,
  change: (copy: string) => void,
  record: Partial<BuildRecord> = {},
): Promise<Artefact> {
  const copy = mkdtempSync(path.join(folder, `${build.name}-`));
  cpSync(build.folder, copy, { recursive: true });
  change(copy);
  sealBuild(copy, record);
  return localArtefact(build.name, copy);
}

export interface BuiltArtefacts {
  readonly builds: readonly PackageBuild[];
  readonly artefacts: readonly Artefact[];
  /** All of them, one changed. */
  withChanged(name: string, change: (copy: string) => void): Promise<Artefact[]>;
}

/** Every package as it is built, and a way to change one of them. `folder` takes the copies. */
export async function builtArtefacts(folder: string): Promise<BuiltArtefacts> {
  const builds = await Promise.all(packageNames.map(buildPackage));
  const artefacts = await Promise.all(builds.map((build) => localArtefact(build.name, build.folder)));
  return {
    builds,
    artefacts,
    async withChanged(name, change) {
      const build = builds.find((one) => one.name === name);
      if (!build) throw new Error(`There is no package ${name}.`);
      const changed = await changedArtefact(build, folder, change);
      return artefacts.map((artefact) => (artefact.package === name ? changed : artefact));
    },
  };
}
