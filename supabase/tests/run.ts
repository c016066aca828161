import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { run as runTests } from 'node:test';
import type { TestEvent } from './harness/test-events.ts';
import { startPostgres } from './harness/postgres-server.ts';

/*
 * Runs the whole set against PGlite and, where a server can be started or is given as DATABASE_URL, against PostgreSQL;
 * what concerns a hosted project runs once, on Deno. Files may be named to run only those.
 */
const here = import.meta.dirname;
const root = join(here, '..');
const named = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

let [passed, failed] = [0, 0];

async function suite(engine: string, files: string[], env: Record<string, string>): Promise<void> {
  const started = performance.now();
  const tally = new Map<string, { passed: number; failed: number; ms: number }>();
  const faults: string[] = [];
  const stream = runTests({
    files,
    concurrency: 2,
    timeout: 120_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env },
  });
  for await (const event of stream as AsyncIterable<TestEvent>) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { file = '', name, details, nesting, skip } = event.data;
    // Each file ends with an event of its own; it counts only when the file itself broke.
    const isFile = name === file || name === relative(process.cwd(), file);
    if (nesting !== 0 || (skip ?? false) !== false || (isFile && event.type === 'test:pass')) continue;
    const entry = tally.get(file) ?? { passed: 0, failed: 0, ms: 0 };
    tally.set(file, entry);
    entry.ms += details.duration_ms;
    if (event.type === 'test:pass') {
      entry.passed += 1;
    } else if (!isFile || entry.failed === 0) {
      entry.failed += 1;
      faults.push(`  ${relative(root, file)}: ${name}\n${describe(details.error)}`);
    }
  }
  for (const [file, entry] of [...tally].sort(([a], [b]) => a.localeCompare(b))) {
    const bad = entry.failed === 0 ? '' : `, ${entry.failed} failed`;
    say(
      `${engine.padEnd(10)} ${relative(root, file)}: ${entry.passed} passed${bad} (${(entry.ms / 1000).toFixed(1)} s)`,
    );
    passed += entry.passed;
    failed += entry.failed;
  }
  if (faults.length > 0) say(faults.join('\n'));
  say(`${engine} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

function describe(error: Error | undefined): string {
  const cause = error?.cause instanceof Error ? error.cause : error;
  return (cause?.stack ?? String(cause)).replaceAll(/^/gm, '    ');
}

async function find(...patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(join(root, file));
  return files.filter((file) => named.length === 0 || named.some((name) => file.includes(name))).sort();
}

const units = await find('embedded/**/*.test.ts', 'functions/**/*.test.ts');
const hosted = await find('tests/hosted/*.test.ts');
const bothEngines = await find('tests/{contract,product,pgtap,attacks}/*.test.ts');
if (units.length > 0) await suite('units', units, {});
if (hosted.length > 0) await suite('Deno', hosted, {});
if (bothEngines.length > 0) {
  await suite('PGlite', bothEngines, {});
  const server = await startPostgres(process.env['DATABASE_URL']);
  if ('url' in server) {
    const interrupt = (): void => void server.stop().finally(() => process.exit(1));
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    try {
      await suite('PostgreSQL', bothEngines, { TEST_POSTGRES_URL: server.url });
    } finally {
      await server.stop();
    }
  } else {
    say(`PostgreSQL was not available (${server.reason}): its half did not run`);
  }
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
