import { nodeMachine } from './io/node-machine.ts';
import { findBrowser } from './lib/find-browser.ts';
import { runSteps } from './test/run-steps.ts';
import { backendSteps, browserStep, codeSteps } from './test/steps.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

try {
  const browser = findBrowser(nodeMachine, say);
  say(`Browser: ${browser}`);
  process.exitCode = await runSteps([codeSteps, [...backendSteps, browserStep(browser)]]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
