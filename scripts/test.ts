import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeMachine } from './io/node-machine.ts';
import { readCommandLine, UsageError } from './lib/command-line.ts';
import { findBrowser, findOtherEngine, otherEngines, type OtherEngine } from './lib/browsers/find-browser.ts';
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
  engineStep,
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

const USAGE = `npm test                                  everything
npm test -- <file or folder> …            tests by name
npm test -- --browsers=firefox,webkit     every journey of other browsers: chromium, ${otherEngines.join(', ')}`;

/** The files of the engines that are there, by name; what is missing is told. */
function otherFiles(names: readonly OtherEngine[], tell: (line: string) => void): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of names) {
    const found = findOtherEngine(name, nodeMachine, say);
    if ('file' in found) files[name] = found.file;
    else tell(found.missing);
  }
  return files;
}

/** Every journey that is written for all browsers, in those that are named. */
async function runInBrowsers(list: string): Promise<number> {
  const names = list.split(',');
  const unknown = names.filter((name) => !['chromium', ...otherEngines].includes(name));
  if (unknown.length > 0) throw new UsageError(`No journeys run in ${unknown.join(', ')}.`, USAGE);
  const others = otherFiles(
    otherEngines.filter((name) => names.includes(name)),
    (missing) => {
      throw new Error(missing);
    },
  );
  const chromium = names.includes('chromium') && { chromium: findBrowser(nodeMachine, say) };
  return runSteps([[engineStep({ ...chromium, ...others })]]);
}

try {
  const { action, words, values } = readCommandLine(
    process.argv.slice(2),
    { browsers: { type: 'string' } },
    USAGE,
  );
  if (values.browsers !== undefined) process.exitCode = await runInBrowsers(values.browsers);
  else if (action !== '')
    process.exitCode = runNamed([action, ...words], () => findBrowser(nodeMachine, say));
  else {
    const browser = findBrowser(nodeMachine, say);
    const engines = otherFiles(otherEngines, (missing) => say(`note: ${missing}. No page is opened in it.`));
    say(`Browsers: ${[browser, ...Object.values(engines)].join(', ')}`);
    process.exitCode = await runSteps([
      [...codeSteps, unitStep, commandStep, databaseStep],
      // The lanes end together.
      [...buildSteps, ...releaseSteps, documentStep, browserStep(browser, engines)],
    ]);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(compiled, { recursive: true, force: true });
}
