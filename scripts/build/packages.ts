export {
  buildPackage,
  buildPackages,
  isBuilt,
  type PackageBuild,
  packageNames,
  remotePackages,
} from './build-package.ts';
export type { BuildRecord, Fingerprints } from './build-record.ts';
export { artifactId, digestsBelow, isPart, releaseSetId } from './artifact.ts';
export type { PackageName } from './config.ts';
export { sharedModules, sharedPackages } from './shared-modules.ts';
