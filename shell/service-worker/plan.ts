import type { WorkerPlan } from 'shared-contract/service-worker';

declare const WORKER_PLAN: WorkerPlan;

/** Inserted by the build (`scripts/build/service-worker.ts`). */
export const plan: WorkerPlan = WORKER_PLAN;
