export { type Artifact, localArtifact } from './artifacts.ts';
export { readCandidate } from './candidate.ts';
export { publishPackages } from './publish-builds.ts';
export { releaseHere } from './release-here.ts';
export { countArtifact, several, writeArtifact } from './write-set.ts';
