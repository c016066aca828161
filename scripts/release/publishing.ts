export { readCandidate } from './candidate.ts';
export { publishPackages } from './publish-builds.ts';
