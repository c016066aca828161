import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  changedLanes,
  runNamed,
  recordPages,
  changedSince,
  runSteps,
  stopSteps,
  shardSteps,
  browserStep,
  engineStep,
  lanesOf,
  unitSteps,
} from '@scripts/checks/run';
import {
  nodeMachine,
  findBrowser,
  findOtherEngine,
  otherEngines,
  type OtherEngine,
} from '@scripts/core/browsers';
import { readCommandLine, UsageError } from '@scripts/core/command';
import { onOrphaned } from '@scripts/core/processes';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopSteps);
onOrphaned(stopSteps);

/** Compile cache shared by all processes: the tests start hundreds that import the same files. */
const compiled = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-compiled-'));
process.env['NODE_COMPILE_CACHE'] ??= compiled;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const USAGE = `npm test                                  all checks and tests
npm test -- --no-cache                    the same, also those that have passed with equal inputs
npm test -- --changed[=<commit>]          checks, build, and the tests that changes since the main branch (or <commit>) can reach
npm test -- --shard=1/4                   a quarter of all checks and tests
npm test -- <file or folder> …            the tests of these files or folders, each with its own runner
npm test -- --browsers=firefox,webkit     the end-to-end tests for all browsers (e2e/engines): chromium, ${otherEngines.join(', ')}
All checks and tests: formatting, lint, import boundaries, types, dead code, unit and component tests, commands, database,
build, releases, and end-to-end tests in Chromium, some also in Firefox and WebKit. The last line is "N passed, N failed".
A failed end-to-end test runs once more and is named; more than three such tests fail the run.
Uses free ports and temporary folders, so that npm start keeps running. CHROME_PATH, FIREFOX_PATH, and WEBKIT_PATH name browsers.`;

/** Returns the files of the installed engines by name, and reports missing ones. */
function otherFiles(names: readonly OtherEngine[], tell: (line: string) => void): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of names) {
    const found = findOtherEngine(name, nodeMachine, say);
    if ('file' in found) files[name] = found.file;
    else tell(found.missing);
  }
  return files;
}

/** Runs every end-to-end test for all browsers in the named browsers. */
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

/** Returns what a browser says about its version. The file of WebKit has none. */
function versionOf(browser: string): string {
  try {
    return execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 });
  } catch {
    return '';
  }
}

interface RunOptions {
  readonly noCache: boolean;
  readonly changed?: string | undefined;
  readonly shard?: string | undefined;
}

/** Runs all steps, or those that the options select. */
async function run({ noCache, changed, shard }: RunOptions): Promise<number> {
  const files = changed === undefined ? [] : changedSince(changed);
  const browser = findBrowser(nodeMachine, say);
  const engines = otherFiles(otherEngines, (missing) => say(`note: ${missing}. No page is opened in it.`));
  const versions = [browser, ...Object.values(engines)].map(versionOf);
  say(`Browsers: ${[browser, ...Object.values(engines)].join(', ')}`);
  const endToEnd = browserStep(browser, engines);
  const lanes = (() => {
    if (changed !== undefined) return changedLanes(files, endToEnd, { versions, say });
    if (shard !== undefined) return shardSteps(endToEnd, shard);
    return lanesOf(unitSteps, { ...endToEnd, onPassed: () => recordPages(versions) });
  })();
  return runSteps(lanes, { noCache, browsers: versions });
}

try {
  const { action, words, values } = readCommandLine(
    // The main branch is the default.
    process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=' : word)),
    {
      browsers: { type: 'string' },
      changed: { type: 'string' },
      shard: { type: 'string' },
      'no-cache': { type: 'boolean', default: false },
    },
    USAGE,
  );
  const { browsers, changed, shard, 'no-cache': noCache } = values;
  const given = [browsers, changed, shard, action || undefined].filter((value) => value !== undefined);
  if (given.length > 1) throw new UsageError('Use one of --browsers, --changed, --shard, and names.', USAGE);
  if (browsers !== undefined) process.exitCode = await runInBrowsers(browsers);
  else if (action !== '')
    process.exitCode = runNamed([action, ...words], () => findBrowser(nodeMachine, say));
  else process.exitCode = await run({ noCache, changed, shard });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(compiled, { recursive: true, force: true });
}
