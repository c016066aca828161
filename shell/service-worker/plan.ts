import type { WorkerPlan } from 'shared-contract/service-worker';

declare const WORKER_PLAN: WorkerPlan;

/** Written in by the build (`scripts/build/service-worker.ts`). */
export const plan: WorkerPlan = WORKER_PLAN;
