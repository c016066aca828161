import { globSync } from 'node:fs';
import { join } from 'node:path';

/* Tests that compare the engines run on both PGlite and PostgreSQL: the contract, processes, realtime changes, and
   function results. Tests of the product and of SQL run on PostgreSQL, as in production, if a server can be started or
   DATABASE_URL is set, and otherwise on PGlite. On PGlite, a sample of the SQL tests is enough. Tests of a hosted
   project run once, on Deno. */
export type Engine = 'units' | 'Deno' | 'PGlite' | 'PostgreSQL';

/** Files that run in one process. */
export interface Job {
  engine: Engine;
  files: string[];
}

const root = join(import.meta.dirname, '../..');
const ofEngines = /embedded\/tests\/contract\/|product\/(process|live-changes|rpc-answers|schema)\./;

/** Start the slowest files first, so that none runs alone at the end. */
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

/** Files per process: few enough that all processes end at nearly the same time. */
const SHARED = 6;

/** Groups an engine's files by process. Each of the slowest files gets its own process. */
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

/** The tests of the embedded backend, or those of the product on it. */
export type Subject = 'embedded' | 'product';

const tests: Readonly<Record<Subject, { readonly units: string; readonly onEngines: string[] }>> = {
  embedded: { units: 'embedded/{*,!(tests)/**/*}.test.ts', onEngines: ['embedded/tests/*/*.test.ts'] },
  product: { units: 'functions/**/*.test.ts', onEngines: ['tests/{product,pgtap,attacks}/*.test.ts'] },
};

export const isSubject = (text: string): text is Subject => Object.hasOwn(tests, text);

/**
 * Returns the jobs of the database tests, by engine, and the files that run on both engines.
 *
 * @param named parts of file names. If there are any, only these files run, on both engines.
 * @param subject limits the run to one subject
 */
export function findJobs(
  named: readonly string[] = [],
  isEverythingOnBoth = named.length > 0,
  subject?: Subject,
): { all: Job[]; onBoth: string[] } {
  const subjects = subject === undefined ? Object.values(tests) : [tests[subject]];
  const find = (...patterns: string[]): string[] =>
    globSync(patterns, { cwd: root })
      .map((file) => join(root, file))
      .filter((file) => named.length === 0 || named.some((name) => file.includes(name)))
      .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const units = find(...subjects.map((one) => one.units));
  const hosted = subject === 'embedded' ? [] : find('tests/hosted/*.test.ts');
  const ofPglite = subject === 'embedded' ? [] : find('tests/pgtap/pglite.test.ts');
  const onEngines = find(...subjects.flatMap((one) => one.onEngines)).filter(
    (file) => !ofPglite.includes(file),
  );
  const onBoth = isEverythingOnBoth ? onEngines : onEngines.filter((file) => ofEngines.test(file));
  const all = [
    ...jobs('units', units),
    ...jobs('Deno', hosted),
    ...jobs('PGlite', [...ofPglite, ...onBoth]),
    ...jobs('PostgreSQL', onEngines),
  ];
  return { all, onBoth };
}

/** Alternates PGlite and PostgreSQL, so that their files run simultaneously. */
export function inOrder(all: readonly Job[]): Job[] {
  const { PGlite = [], PostgreSQL = [], ...rest } = Object.groupBy(all, ({ engine }) => engine);
  const turns = Array.from({ length: Math.max(PGlite.length, PostgreSQL.length) }, (_, n) => [
    ...PGlite.slice(n, n + 1),
    ...PostgreSQL.slice(n, n + 1),
  ]);
  return [...Object.values(rest).flat(), ...turns.flat()];
}

/**
 * Returns every nth item, so that all shards together have each item once.
 *
 * @param shard number and count, such as `1/4`
 * @throws if it is not one of them
 */
export function shardOf<Item>(items: readonly Item[], shard: string): Item[] {
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (number < 1 || number > count) throw new Error(`--shard=${shard}: expected a shard such as 1/4.`);
  return items.filter((_, index) => index % count === number - 1);
}
