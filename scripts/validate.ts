import { onOrphaned } from './lib/on-orphaned.ts';
import { runSteps, stopSteps } from './test/run-steps.ts';
import { backendSteps, codeSteps } from './test/steps.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopSteps);
onOrphaned(stopSteps);

process.exitCode = await runSteps([codeSteps, backendSteps]);
