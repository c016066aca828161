export { runSteps, stopSteps } from './test/run-steps.ts';
export {
  browserStep,
  buildSteps,
  codeSteps,
  documentStep,
  engineStep,
  lanesOf,
  siteSteps,
  unitSteps,
} from './test/steps.ts';
export { changedLanes } from './test/changed.ts';
export { runNamed } from './test/named.ts';
export { recordPages } from './test/page-digests.ts';
export { changedSince } from './test/passed.ts';
export { shardSteps } from './test/shard-steps.ts';
