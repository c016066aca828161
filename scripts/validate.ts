import { runSteps } from './test/run-steps.ts';
import { backendSteps, codeSteps } from './test/steps.ts';

process.exitCode = await runSteps([codeSteps, backendSteps]);
