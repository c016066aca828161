import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { showHelp } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { measureLoad } from './load.ts';
import { measureLists } from './lists.ts';
import { measureMember } from './member.ts';
import { measurePages } from './measure-pages.ts';
import { measureReleases } from './releases.ts';
import { measureScreens } from './measure-screens.ts';
import { report, writeResults, type Figures, type Measured, type Part } from './report.ts';

showHelp(`npm run bench [-- --only=<part>] [--runs=30] [--rounds=5] [--simulated] [--json]
Parts:
  screens    the queries of each screen with 100 and with 10,000 leads and clients, on PGlite and PostgreSQL
  lists      the screens of lists in a browser
  pages      five public pages on a slow line, and a tap at their first paint
  member     the member area on a slow processor
  releases   publishing one changed word, and its rollback
  load       the backend under the load of 250 members
--simulated also loads the pages with Lighthouse, which npm fetches. --json prints the figures as JSON. Builds and data are
in a temporary folder; only the results remain, in bench/results/<part>.md.`);

/** Minimum rounds per list screen: enough for the median to show a 20% difference. */
const LIST_ROUNDS = 15;
const LEAST = { runs: 30, rounds: 1 };

const stopping = new AbortController();
const { signal } = stopping;
// Aborting twice has no effect, so repeated signals stop the bench only once, after cleanup.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => stopping.abort(new Error('Stopped.')));

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const parts: readonly Part[] = ['screens', 'lists', 'pages', 'member', 'releases', 'load'];
const isPart = (text: string): text is Part => parts.some((part) => part === text);

function readOptions() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      runs: { type: 'string', default: String(LEAST.runs) },
      simulated: { type: 'boolean', default: false },
    },
  });
  const { json, only, simulated: isSimulated } = values;
  const numbers = { runs: Number(values.runs), rounds: Number(values.rounds) };
  for (const name of ['runs', 'rounds'] as const)
    if (!Number.isInteger(numbers[name]) || numbers[name] < LEAST[name])
      throw new Error(`--${name} is a number from ${LEAST[name]} on`);
  if (only !== undefined && !isPart(only)) throw new Error(`--only is one of ${parts.join(', ')}`);
  return { ...numbers, json, only, isSimulated };
}

type Options = ReturnType<typeof readOptions>;

const loadNow = (): number => loadavg()[0] ?? NaN;

async function bench({ only, runs, rounds, isSimulated }: Options): Promise<Figures> {
  const before = loadNow();
  const has = (part: Part): boolean => only === undefined || only === part;
  const measured: Measured = {
    ...(has('screens') && { screens: await measureScreens({ runs, signal, say }) }),
    ...(has('lists') && {
      lists: await measureLists({ rounds: Math.max(rounds, LIST_ROUNDS), signal, say }),
    }),
    ...(has('pages') && { pages: await measurePages({ rounds, isSimulated, signal, say }) }),
    ...(has('member') && { member: await measureMember({ rounds, signal, say }) }),
    ...(has('releases') && { releases: await measureReleases({ rounds, signal, say }) }),
    ...(has('load') && { load: await measureLoad({ signal, say }) }),
  };
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processor?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
    loadAverage: [before, loadNow()],
    measured,
  };
}

try {
  const options = readOptions();
  const figures = await bench(options);
  const files = writeResults(path.join(root, 'bench/results'), figures);
  process.stdout.write(`${options.json ? JSON.stringify(figures, null, 2) : report(figures)}\n`);
  say(`Written to ${files.map((file) => path.relative(root, file)).join(', ')}`);
} catch (error) {
  const reason = signal.aborted ? 'Stopped.' : error instanceof Error ? error.message : String(error);
  process.stderr.write(`bench: ${reason}\n`);
  process.exitCode = 1;
}
