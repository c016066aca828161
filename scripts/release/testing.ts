export { releaseAlongside } from './testing/release-beside.ts';
export { sealBuild } from './testing/seal-build.ts';
