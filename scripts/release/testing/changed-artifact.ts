import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, type PackageBuild, packageNames, type BuildRecord } from '@scripts/build/packages';
import { type Artifact, localArtifact } from '../artifacts.ts';
import { sealBuild } from './seal-build.ts';

/** Makes another build of a package: copies the finished one below `folder`, changes it, and computes its new id. */
export async function changedArtifact(
  build: PackageBuild,
  folder: string,
  change: (copy: string) => void,
  record: Partial<BuildRecord> = {},
): Promise<Artifact> {
  const copy = mkdtempSync(path.join(folder, `${build.name}-`));
  cpSync(build.folder, copy, { recursive: true });
  change(copy);
  sealBuild(copy, record);
  return localArtifact(build.name, copy);
}

export interface BuiltArtifacts {
  readonly builds: readonly PackageBuild[];
  readonly artifacts: readonly Artifact[];
  /** Returns all artifacts, with one of them changed. */
  withChanged(name: string, change: (copy: string) => void): Promise<Artifact[]>;
}

/** Builds every package. The result can change one of them; the copies are stored in `folder`. */
export async function builtArtifacts(folder: string): Promise<BuiltArtifacts> {
  const builds = await Promise.all(packageNames.map(buildPackage));
  const artifacts = await Promise.all(builds.map((build) => localArtifact(build.name, build.folder)));
  return {
    builds,
    artifacts: artifacts,
    async withChanged(name, change) {
      const build = builds.find((one) => one.name === name);
      if (!build) throw new Error(`There is no package ${name}.`);
      const changed = await changedArtifact(build, folder, change);
      return artifacts.map((artifact) => (artifact.package === name ? changed : artifact));
    },
  };
}
