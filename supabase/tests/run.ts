import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run as runTests } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findJobs, inOrder, isSubject, shardOf, type Engine, type Job } from './harness/jobs.ts';
import { startPostgres } from './harness/postgres-server.ts';
import { makeSnapshots, makeTemplateDatabases } from './harness/templates.ts';
import { closeConnections } from './harness/test-database.ts';
import { HANG_MS, type TestEvent } from './harness/test-events.ts';

/* Runs the database tests. File arguments run only those files, on both engines. `--both` runs everything on both,
   `--shard=1/4` a quarter of the jobs, and `--only=embedded` or `--only=product` those of one subject. */
type Env = Record<string, string>;

const here = import.meta.dirname;
const root = join(here, '..');
const severalFiles = join(here, 'harness/several-files.ts');
const quickPasswords = pathToFileURL(join(here, 'harness/quick-passwords.ts')).href;
const { values, positionals: named } = parseArgs({
  options: { both: { type: 'boolean' }, shard: { type: 'string' }, only: { type: 'string' } },
  allowPositionals: true,
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** More would finish no sooner, and slow down the browsers of the tests that run at the same time. */
const slots = availableParallelism();

const tally = { passed: 0, failed: 0 };
const seconds = new Map<Engine, number>();
const faults: string[] = [];

const ran = new Set<string>();

/** Runs one engine's files in a single process, which loads the backend only once. */
async function runFiles({ engine, files }: Job, env: Env): Promise<void> {
  const stream = runTests({
    files: [severalFiles],
    argv: files,
    timeout: files.length * HANG_MS,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', quickPasswords],
    env: { ...process.env, ...env },
  });
  const left = new Set(files);
  let [passed, failed, said] = [0, 0, ''];
  const fault = (where: string, error: Error | undefined): void => {
    failed += 1;
    faults.push(`  ${engine} ${where}\n${error ? describe(error) : ''}`);
  };
  const close = (what: string, took: number): void => {
    const bad = failed === 0 ? '' : `, ${failed} failed`;
    say(`${engine.padEnd(10)} ${what}: ${passed} passed${bad} (${took.toFixed(1)} s)`);
    tally.passed += passed;
    tally.failed += failed;
    seconds.set(engine, (seconds.get(engine) ?? 0) + took);
    [passed, failed] = [0, 0];
  };
  for await (const event of stream as AsyncIterable<TestEvent>) {
    // Errors outside a test are only reported here.
    if (event.type === 'test:stderr') said += event.data.message ?? '';
    if (event.type === 'test:diagnostic' && event.data.message?.startsWith('Error: '))
      said += `${event.data.message}\n`;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file, details, nesting, skip } = event.data;
    const isFile = nesting === 0 && files.includes(name);
    if (nesting > 1 || (nesting === 1 && (skip ?? false) !== false)) continue;
    if (event.type === 'test:pass') passed += nesting;
    else if (nesting === 1) fault(`${relative(root, file ?? '')}: ${name}`, details.error);
    // A file fails together with its tests. Count it separately only if it failed outside of them.
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

const undo: (() => Promise<void>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}

/** Shares compiled code between the processes, because each imports the entire backend. */
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

/** Returns null without a server. Files meant only for PostgreSQL then run on PGlite. */
async function preparePostgres(): Promise<Env | null> {
  const server = await startPostgres(process.env['DATABASE_URL']);
  if (!('url' in server)) {
    say(`note: PostgreSQL was not available (${server.reason}): all runs on PGlite alone`);
    return null;
  }
  undo.push(() => server.stop());
  undo.push(closeConnections);
  const { env, remove } = await makeTemplateDatabases(server.url);
  undo.push(remove);
  return { TEST_POSTGRES_URL: server.url, ...env };
}

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

if (values.only !== undefined && !isSubject(values.only))
  throw new Error(`--only=${values.only}: expected embedded or product.`);
const { all, onBoth } = findJobs(named, values.both, values.only);
const queue = inOrder(values.shard === undefined ? all : shardOf(all, values.shard));
/** Without PostgreSQL, files for both engines run only in the jobs of PGlite. */
const found = queue.flatMap(({ engine, files }) =>
  engine === 'PostgreSQL' ? files.filter((file) => !onBoth.includes(file)) : files,
);

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
// Fail on a file that was found but not run, which would otherwise go unnoticed.
for (const file of found)
  if (!ran.has(file)) {
    tally.failed += 1;
    faults.push(`  ${relative(root, file)}: was found and not run`);
  }
if (faults.length > 0) say(faults.join('\n'));
for (const [engine, sum] of seconds) say(`${engine}: ${sum.toFixed(0)} s in all its files`);
const took = ((performance.now() - started) / 1000).toFixed(0);
say(`${tally.passed} passed, ${tally.failed} failed in ${took} s`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
