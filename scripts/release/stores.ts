export { type Artifact, localArtifact } from './artifacts.ts';
export { openStore } from './open-store.ts';
export { keysFor } from './release-keys.ts';
export { countArtifact, several, writeArtifact } from './write-set.ts';
