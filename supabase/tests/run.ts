import { glob, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run as runTests } from 'node:test';
import { pathToFileURL } from 'node:url';
import { startPostgres } from './harness/postgres-server.ts';
import { makeSnapshots, makeTemplateDatabases } from './harness/templates.ts';
import type { TestEvent } from './harness/test-events.ts';

/*
 * What shows that the engines are alike runs against PGlite and against PostgreSQL: the contract, pgTAP, processes,
 * live changes and answers of functions. What shows the product runs against PostgreSQL, as in production, where a server can be started or is
 * given as DATABASE_URL, and else against PGlite; what concerns a hosted project runs once, on Deno.
 * Files may be named to run only those, on both engines; `--both` runs all on both.
 */
type Engine = 'units' | 'Deno' | 'PGlite' | 'PostgreSQL';
interface Job {
  engine: Engine;
  files: string[];
}
type Env = Record<string, string>;

const here = import.meta.dirname;
const root = join(here, '..');
const severalFiles = join(here, 'harness/several-files.ts');
const quickPasswords = pathToFileURL(join(here, 'harness/quick-passwords.ts')).href;
const named = process.argv.slice(2).filter((argument) => argument !== '--both');
const isEverythingOnBoth = process.argv.includes('--both') || named.length > 0;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Those that take longest begin first, so that none is left running alone at the end. */
const longest = [
  'product/volume',
  'product/process',
  'pgtap',
  'hosted',
  'product/functions-deletion',
  'contract/realtime',
];

const rank = (file: string): number => {
  const place = longest.findIndex((name) => file.includes(name));
  return place === -1 ? longest.length : place;
};

/** PGlite computes, PostgreSQL's tests wait for their server as well: one more than the machine has cores. */
const slots = availableParallelism() + 1;

const tally = { passed: 0, failed: 0 };
const seconds = new Map<Engine, number>();
const faults: string[] = [];

const ran = new Set<string>();

/** Runs files of one engine in one process, which spares loading the backend for each. */
async function runFiles({ engine, files }: Job, env: Env): Promise<void> {
  const stream = runTests({
    files: [severalFiles],
    argv: files,
    timeout: files.length * 300_000,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', quickPasswords],
    env: { ...process.env, ...env },
  });
  const left = new Set(files);
  let [passed, failed, said] = [0, 0, ''];
  const fault = (where: string, error: Error | undefined): void => {
    failed += 1;
    faults.push(`  ${engine} ${where}\n${error ? describe(error) : ''}`);
  };
  /** Says how a file went, or why the process broke, and counts it. */
  const close = (what: string, took: number): void => {
    const bad = failed === 0 ? '' : `, ${failed} failed`;
    say(`${engine.padEnd(10)} ${what}: ${passed} passed${bad} (${took.toFixed(1)} s)`);
    tally.passed += passed;
    tally.failed += failed;
    seconds.set(engine, (seconds.get(engine) ?? 0) + took);
    [passed, failed] = [0, 0];
  };
  for await (const event of stream as AsyncIterable<TestEvent>) {
    // What breaks outside of a test says why here alone.
    if (event.type === 'test:stderr') said += event.data.message ?? '';
    if (event.type === 'test:diagnostic' && event.data.message?.startsWith('Error: '))
      said += `${event.data.message}\n`;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file, details, nesting, skip } = event.data;
    const isFile = nesting === 0 && files.includes(name);
    if (nesting > 1 || (nesting === 1 && (skip ?? false) !== false)) continue;
    if (event.type === 'test:pass') passed += nesting;
    else if (nesting === 1) fault(`${relative(root, file ?? '')}: ${name}`, details.error);
    // A file fails with its tests; it counts by itself when it broke outside of them.
    else if (failed === 0) fault(isFile ? relative(root, name) : 'the process', details.error);
    if (!isFile) continue;
    ran.add(name);
    left.delete(name);
    close(relative(root, name), details.duration_ms / 1000);
  }
  if (left.size > 0)
    fault(`the process ended before ${[...left].map((file) => relative(root, file)).join(', ')}`, undefined);
  if (failed > 0) {
    faults.push(said.replaceAll(/^/gm, '    '));
    close(`the process of ${String(files.length)} files`, 0);
  }
}

function describe(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return (cause.stack ?? String(cause)).replaceAll(/^/gm, '    ');
}

/** Test files, those that take longest first. */
async function find(...patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(join(root, file));
  return files
    .filter((file) => named.length === 0 || named.some((name) => file.includes(name)))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** How many files share a process: few enough that the processes end at nearly the same moment. */
const SHARED = 6;

/** Files of an engine by the processes that run them: the longest have one each. */
function jobs(engine: Engine, files: readonly string[]): Job[] {
  const alone = files.filter((file) => rank(file) < longest.length);
  const short = files.slice(alone.length);
  return [
    ...alone.map((file) => [file]),
    ...Array.from({ length: Math.ceil(short.length / SHARED) }, (_, n) =>
      short.slice(n * SHARED, (n + 1) * SHARED),
    ),
  ].map((some) => ({ engine, files: some }));
}

/** Takes both lists in turn, so that files of PGlite and of PostgreSQL run beside each other. */
const interleave = (one: Job[], other: Job[]): Job[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, n) => [
    ...one.slice(n, n + 1),
    ...other.slice(n, n + 1),
  ]).flat();

const undo: (() => Promise<void>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}

/** What a process compiles, the next ones load: each imports the whole backend. */
async function prepareCompileCache(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ninecourse-compiled-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  process.env['NODE_COMPILE_CACHE'] ??= folder;
}

async function preparePglite(): Promise<Env> {
  const { env, remove } = await makeSnapshots();
  undo.push(remove);
  return env;
}

/** Null where there is no server. What was to run there alone then runs on PGlite. */
async function preparePostgres(): Promise<Env | null> {
  const server = await startPostgres(process.env['DATABASE_URL']);
  if (!('url' in server)) {
    say(`PostgreSQL was not available (${server.reason}): all runs on PGlite alone`);
    return null;
  }
  undo.push(() => server.stop());
  const { env, remove } = await makeTemplateDatabases(server.url);
  undo.push(remove);
  return { TEST_POSTGRES_URL: server.url, ...env };
}

/** Made when the first file asks for it. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
const onPglite = once(preparePglite);
const environments: Record<Engine, () => Promise<Env | null>> = {
  units: () => Promise.resolve({}),
  Deno: onPglite,
  PGlite: onPglite,
  PostgreSQL: once(preparePostgres),
};

const units = await find('embedded/**/*.test.ts', 'functions/**/*.test.ts');
const hosted = await find('tests/hosted/*.test.ts');
const set = 'tests/{contract,product,pgtap,attacks}/*.test.ts';
const ofEngines = /tests\/(contract|pgtap)\/|product\/(process|live-changes|rpc-answers|schema)\./;
const ofProduct = await find(set);
const onBoth = isEverythingOnBoth ? ofProduct : ofProduct.filter((file) => ofEngines.test(file));
const queue = [
  ...jobs('units', units),
  ...jobs('Deno', hosted),
  ...interleave(jobs('PGlite', onBoth), jobs('PostgreSQL', ofProduct)),
];

const interrupt = (): void => void cleanUp().finally(() => process.exit(1));
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
const started = performance.now();
try {
  await prepareCompileCache();
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const env = await environments[job.engine]();
      if (env !== null) await runFiles(job, env);
      else {
        const left = job.files.filter((file) => !onBoth.includes(file));
        if (left.length > 0) await runFiles({ engine: 'PGlite', files: left }, await onPglite());
      }
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
} finally {
  await cleanUp();
}
// A file that no list took up would be one that nobody misses.
for (const file of [...units, ...hosted, ...ofProduct])
  if (!ran.has(file)) {
    tally.failed += 1;
    faults.push(`  ${relative(root, file)}: was found and not run`);
  }
if (faults.length > 0) say(faults.join('\n'));
for (const [engine, sum] of seconds) say(`${engine}: ${sum.toFixed(0)} s in all its files`);
const took = ((performance.now() - started) / 1000).toFixed(0);
say(`${tally.passed} passed, ${tally.failed} failed in ${took} s`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
