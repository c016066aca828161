import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeMachine } from './io/node-machine.ts';
import { findBrowser } from './lib/find-browser.ts';
import { onOrphaned } from './lib/on-orphaned.ts';
import { runNamed } from './test/named.ts';
import { runSteps, stopSteps } from './test/run-steps.ts';
import {
  browserStep,
  buildSteps,
  codeSteps,
  commandStep,
  databaseStep,
  documentStep,
  releaseSteps,
  unitStep,
} from './test/steps.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopSteps);
onOrphaned(stopSteps);

/** What one process compiles, the next ones load: the tests start hundreds that import the same files. */
const compiled = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-compiled-'));
process.env['NODE_COMPILE_CACHE'] ??= compiled;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

try {
  const names = process.argv.slice(2);
  if (names.length > 0) process.exitCode = runNamed(names, () => findBrowser(nodeMachine, say));
  else {
    const browser = findBrowser(nodeMachine, say);
    say(`Browser: ${browser}`);
    process.exitCode = await runSteps([
      [...codeSteps, unitStep, commandStep, databaseStep],
      // The lanes end together.
      [...buildSteps, ...releaseSteps, documentStep, browserStep(browser)],
    ]);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(compiled, { recursive: true, force: true });
}
