import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../supabase/tests/harness/postgres-server.ts';
import { openBench, type BenchBackend } from './bench/bench-backend.ts';
import { databaseFor } from './bench/database-for.ts';
import { measureQueries } from './bench/measure-queries.ts';
import { newestRelease, weighPages } from './bench/page-weights.ts';
import { notMeasured, report, type EngineFigures } from './bench/report.ts';
import { buildSite } from './build/build-site.ts';
import { root } from './build/shared-modules.ts';

/*
 * npm run bench [-- --json] [--runs=30]
 * Times the queries of each screen with few rows and with many, and weighs the public pages that are built. Data live
 * in a temporary folder; nothing of it stays.
 */
const SIZES = [100, 10_000];
const LEAST_RUNS = 30;

const stopping = new AbortController();
// Told more than once, it still ends once, after it has cleaned up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort(new Error('Stopped.')));

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function measureEngine(engine: string, runs: number, server?: string): Promise<EngineFigures> {
  const benches: BenchBackend[] = [];
  try {
    for (const size of SIZES) {
      say(`${engine}: storing ${size.toLocaleString('en-US')} leads and clients …`);
      const databaseUrl = server === undefined ? undefined : await databaseFor(server, size);
      benches.push(await openBench(size, databaseUrl, stopping.signal));
    }
    say(`${engine}: asking …`);
    return { engine, sizes: await measureQueries(benches, runs, stopping.signal) };
  } finally {
    await Promise.all(benches.map((bench) => bench.close()));
  }
}

async function bench(runs: number) {
  const engines = [await measureEngine('PGlite', runs)];
  const missing: string[] = [];
  const server = await startPostgres(undefined);
  if ('url' in server) {
    try {
      engines.push(await measureEngine('PostgreSQL', runs, server.url));
    } finally {
      await server.stop();
    }
  } else {
    missing.push(`PostgreSQL was not measured: ${server.reason}`);
  }
  const site = newestRelease(path.join(root, 'dist/sites')) ?? (await buildSite(say));
  const [processor] = cpus();
  return {
    machine: `${processor?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
    runs,
    engines,
    missing,
    release: path.basename(site),
    pages: weighPages(site),
    notMeasured,
  };
}

try {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      runs: { type: 'string', default: String(LEAST_RUNS) },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < LEAST_RUNS)
    throw new Error(`--runs is a number from ${LEAST_RUNS} on`);
  const figures = await bench(runs);
  process.stdout.write(`${values.json ? JSON.stringify(figures, null, 2) : report(figures)}\n`);
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
