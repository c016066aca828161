import { startPostgres } from '../../supabase/tests/harness/postgres-server.ts';
import { openBench, type BenchBackend } from './bench-backend.ts';
import { databaseFor } from './database-for.ts';
import { measureQueries } from './measure-queries.ts';
import type { EngineFigures, ScreenFigures } from './screen-report.ts';

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

/** Times the queries of each screen with few rows and with many, on every engine that can be had. */
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
