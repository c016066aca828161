import type { BenchBackend, Who } from './bench-backend.ts';
import { screens, type Screen } from './screens.ts';
import { median, percentile } from './statistics.ts';

export interface QueryFigures {
  readonly who: Who;
  readonly query: string;
  readonly rows: number;
  /** Milliseconds from asking to the last parsed answer. */
  readonly median: number;
  readonly p95: number;
  /** Bodies of the answers, unpacked. */
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
  // In turns, so that whatever else the machine does falls on all of them alike.
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

/** Times each screen's queries, one after another, on backends that differ in their number of rows. */
export async function measureQueries(
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
