import { existsSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FLOOR, MONOLITH, PRODUCT } from './bench/compare.ts';
import { measureDirectory } from './bench/measure-directory.ts';
import { measureLoad } from './bench/measure-load.ts';
import { measureLists } from './bench/measure-lists.ts';
import { measureMember } from './bench/measure-member.ts';
import { measurePages, type Peer } from './bench/measure-pages.ts';
import { measureReleases } from './bench/measure-releases.ts';
import { measureScreens } from './bench/measure-screens.ts';
import { notMeasured, report, type Figures } from './bench/report.ts';
import { writeResults } from './bench/results.ts';
import { root } from './build/shared-modules.ts';

/*
 * npm run bench [-- --only=screens|lists|pages|directory|member|releases|load] [--runs=30] [--rounds=5] [--simulated]
 *   [--peer=name=folder …] [--json]
 * Times the queries of each screen with few rows and with many, and the screens of lists in a browser; loads public pages
 * on a slow line next to a monolith of the same code and to the least that React can be asked for, and taps them; filters a directory of thousands; uses
 * the member area on a slow processor, and opens and leaves it; releases one word and takes it back; puts
 * the backend under the load of 250 members.
 * --simulated also loads the pages with Lighthouse, which npm fetches; --peer also loads the home page of a site that was
 * built elsewhere. Builds and data live in a temporary folder; the results alone stay, in bench/results.
 */
/** A screen is shown so often, at least: its median has to tell one fifth more. */
const LIST_ROUNDS = 15;
const LEAST = { runs: 30, rounds: 1 };

const stopping = new AbortController();
const { signal } = stopping;
// Told more than once, it still ends once, after it has cleaned up.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => stopping.abort(new Error('Stopped.')));

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const parts = ['screens', 'lists', 'pages', 'directory', 'member', 'releases', 'load'] as const;
type Part = (typeof parts)[number];
const isPart = (text: string): text is Part => parts.some((part) => part === text);

function readPeer(text: string): Peer {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || folder === undefined || !existsSync(path.join(folder, 'index.html')))
    throw new Error('--peer is a name, =, and a folder with an index.html');
  if ([PRODUCT, MONOLITH, FLOOR].includes(name)) throw new Error(`--peer needs another name than ${name}`);
  return { name, folder };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      peer: { type: 'string', multiple: true, default: [] },
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
  return { ...numbers, json, only, isSimulated, peers: values.peer.map(readPeer) };
}

type Options = ReturnType<typeof readOptions>;

const loadNow = (): number => loadavg()[0] ?? NaN;

async function bench({ only, runs, rounds, isSimulated, peers }: Options): Promise<Figures> {
  const before = loadNow();
  const has = (part: Part): boolean => only === undefined || only === part;
  const screens = has('screens') ? await measureScreens({ runs, signal, say }) : undefined;
  const lists = has('lists')
    ? await measureLists({ rounds: Math.max(rounds, LIST_ROUNDS), signal, say })
    : undefined;
  const pages = has('pages') ? await measurePages({ rounds, isSimulated, peers, signal, say }) : undefined;
  const directory = has('directory') ? await measureDirectory({ rounds, signal, say }) : undefined;
  const member = has('member') ? await measureMember({ rounds, signal, say }) : undefined;
  const releases = has('releases') ? await measureReleases({ rounds, signal, say }) : undefined;
  const load = has('load') ? await measureLoad({ signal, say }) : undefined;
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processor?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
    load: [before, loadNow()],
    ...(screens && { screens }),
    ...(lists && { lists }),
    ...(pages && { pages }),
    ...(directory && { directory }),
    ...(member && { member }),
    ...(releases && { releases }),
    ...(load && { underLoad: load }),
    notMeasured,
  };
}

try {
  const options = readOptions();
  const figures = await bench(options);
  const file = writeResults(path.join(root, 'bench/results'), figures);
  process.stdout.write(`${options.json ? JSON.stringify(figures, null, 2) : report(figures)}\n`);
  say(`Written to ${path.relative(root, file)}`);
} catch (error) {
  const reason = signal.aborted ? 'Stopped.' : error instanceof Error ? error.message : String(error);
  process.stderr.write(`bench: ${reason}\n`);
  process.exitCode = 1;
}
