import { onOrphaned } from './lib/on-orphaned.ts';
import { runSteps, stopSteps } from './test/run-steps.ts';
import { buildSteps, codeSteps, documentStep, unitStep } from './test/steps.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopSteps);
onOrphaned(stopSteps);

// What takes longest, database, commands and browser, is left to `npm test`: this is for the minutes between changes.
process.exitCode = await runSteps([
  [...codeSteps, documentStep],
  [...buildSteps, unitStep],
]);
