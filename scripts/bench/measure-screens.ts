import { startPostgres } from '../../supabase/tests/harness/postgres-server.ts';
import { type BenchBackend, openBench, type Who } from './bench-backend.ts';
import { databaseFor } from './fill-with-volume.ts';
import { type Screen, screens } from './screens.ts';
import { median, percentile } from './table.ts';

const SIZES = [100, 10_000];

export interface ScreenOptions {
  readonly runs: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

async function measureEngine(
  engine: string,
  { runs, signal, say }: ScreenOptions,
  server?: string,
): Promise<EngineFigures> {
  const benches: BenchBackend[] = [];
  try {
    for (const size of SIZES) {
      say(`${engine}: storing ${size.toLocaleString('en-US')} leads and clients …`);
      const databaseUrl = server === undefined ? undefined : await databaseFor(server, size);
      benches.push(await openBench(size, databaseUrl, signal));
    }
    say(`${engine}: asking …`);
    return { engine, sizes: await measureQueries(benches, runs, signal) };
  } finally {
    await Promise.all(benches.map((bench) => bench.close()));
  }
}

/** Times each screen's queries with few and with many rows, on every available engine. */
export async function measureScreens(options: ScreenOptions): Promise<ScreenFigures> {
  const { runs } = options;
  const engines = [await measureEngine('PGlite', options)];
  const server = await startPostgres(undefined);
  if (!('url' in server))
    return { runs, engines, missing: [`PostgreSQL was not measured: ${server.reason}`] };
  try {
    engines.push(await measureEngine('PostgreSQL', options, server.url));
    return { runs, engines, missing: [] };
  } finally {
    await server.stop();
  }
}

export interface QueryFigures {
  readonly who: Who;
  readonly query: string;
  readonly rows: number;
  /** Milliseconds from the request to the last parsed response. */
  readonly median: number;
  readonly p95: number;
  /** Uncompressed response bodies. */
  readonly bytes: number;
}
export interface SizeFigures {
  readonly size: number;
  readonly queries: readonly QueryFigures[];
}

const WARM_UP = 5;

async function askOnce({ who, name, ask }: Screen, { people, size }: BenchBackend): Promise<number> {
  const { client, id: userId } = people[who];
  try {
    return await ask({ client, userId, size });
  } catch (cause) {
    throw new Error(`${name}: ${JSON.stringify(cause)}`, { cause });
  }
}

async function measureScreen(
  screen: Screen,
  benches: readonly BenchBackend[],
  runs: number,
  signal: AbortSignal,
): Promise<QueryFigures[]> {
  const measured = [];
  for (const bench of benches) {
    for (let run = 0; run < WARM_UP; run += 1) await askOnce(screen, bench);
    const { takeBytes } = bench.people[screen.who];
    takeBytes();
    const rows = await askOnce(screen, bench);
    measured.push({ bench, rows, bytes: takeBytes(), times: [] as number[] });
  }
  // Alternate, so that other load on the machine affects every size equally.
  for (let run = 0; run < runs; run += 1) {
    for (const { bench, times } of measured) {
      signal.throwIfAborted();
      const since = performance.now();
      await askOnce(screen, bench);
      times.push(performance.now() - since);
    }
  }
  const { who, name: query } = screen;
  return measured.map(({ rows, bytes, times }) => ({
    who,
    query,
    rows,
    median: median(times),
    p95: percentile(times, 0.95),
    bytes,
  }));
}

/** Times each screen's queries, one after another, on backends with different row counts. */
async function measureQueries(
  benches: readonly BenchBackend[],
  runs: number,
  signal: AbortSignal,
): Promise<SizeFigures[]> {
  const queries: QueryFigures[][] = benches.map(() => []);
  for (const screen of screens) {
    const figures = await measureScreen(screen, benches, runs, signal);
    figures.forEach((figure, index) => queries[index]?.push(figure));
  }
  return benches.map(({ size }, index) => ({ size, queries: queries[index] ?? [] }));
}

export interface EngineFigures {
  readonly engine: string;
  /** In ascending order of rows. */
  readonly sizes: readonly SizeFigures[];
}
export interface ScreenFigures {
  readonly runs: number;
  readonly engines: readonly EngineFigures[];
  /** Engines that were not available, with the reason. */
  readonly missing: readonly string[];
}
