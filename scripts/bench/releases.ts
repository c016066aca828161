import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { packageNames } from '@scripts/build/packages';
import { type Service, startService } from '@scripts/core/processes';
import { endCommands, projectRoot, runCommand, copyCheckout } from '@scripts/core/testing';
import { paths } from 'shared-contract/paths';

/** A one-word change to a page, released and rolled back with the regular commands. Times are in milliseconds. */
export interface ReleaseRound {
  /** From the start of the publish command to the first response of the site that has the change. */
  readonly seen: number;
  /** CPU seconds of the publish command and of all processes that it started. */
  readonly cpu: number;
  /** From the start of the rollback command until the site shows the previous text. */
  readonly back: number;
  /** Number of files that a release adds to the store: for browsers, and of the pages. */
  readonly files: number;
  readonly pages: number;
}

export interface ReleaseFigures {
  readonly rounds: readonly ReleaseRound[];
}

interface ReleaseOptions {
  readonly rounds: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

const FILE = 'mfe-marketing/src/content/partners.ts';
const WORDS = 'Who we consult on each strategy.';
/** Rare enough that the requests don't slow down the release. */
const POLL_INTERVAL_MS = 100;

const TICKS_PER_SECOND = 100;

/**
 * Returns the CPU seconds of the processes that this one has started and that have ended, with their descendants. NaN
 * outside Linux.
 */
function endedProcessesCpu(): number {
  if (process.platform !== 'linux') return NaN;
  // The name of a process can contain spaces. After it, times of ended children are the fields 16 and 17.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Resolves to the time at which the page contains the text. */
async function untilShown(url: string, words: string, signal: AbortSignal): Promise<number> {
  for (;;) {
    signal.throwIfAborted();
    if ((await (await fetch(url + paths.partners)).text()).includes(words)) return Date.now();
    await nextLook(POLL_INTERVAL_MS);
  }
}

interface Site {
  readonly folder: string;
  readonly store: string;
  readonly url: string;
}

async function release({ folder, store }: Pick<Site, 'folder' | 'store'>, ...args: string[]) {
  const command = runCommand(['release', ...args, `--store=${store}`, '--json'], { root: folder });
  if ((await command.ended) !== 0) throw new Error(`release ${args.join(' ')}: ${command.err.join('\n')}`);
  return JSON.parse(command.out.join('\n')) as {
    written: { files: number; pages: number };
  };
}

async function runRound(site: Site, round: number, signal: AbortSignal): Promise<ReleaseRound> {
  const { folder, url } = site;
  const file = path.join(folder, FILE);
  const before = readFileSync(file, 'utf8');
  const next = WORDS.replace('ten', `ten, ${round.toFixed(0)}`);
  if (!before.includes(WORDS)) throw new Error(`${FILE} has no "${WORDS}" any more.`);
  writeFileSync(file, before.replace(WORDS, next));
  try {
    const cpuBefore = endedProcessesCpu();
    const started = Date.now();
    const [shown, { written }] = await Promise.all([
      untilShown(url, next, signal),
      release(site, 'publish', 'mfe-marketing'),
    ]);
    const cpu = endedProcessesCpu() - cpuBefore;
    const begun = Date.now();
    const [back] = await Promise.all([untilShown(url, WORDS, signal), release(site, 'rollback')]);
    return { seen: shown - started, cpu, back: back - begun, files: written.files, pages: written.pages };
  } finally {
    writeFileSync(file, before);
  }
}

/**
 * Releases a one-word change and rolls it back, in a copy of the project, with a folder as the store and a running
 * site.
 */
export async function measureReleases({ rounds, signal, say }: ReleaseOptions): Promise<ReleaseFigures> {
  // On the project's volume, because the copy hard-links its packages.
  const copies = path.join(projectRoot, 'dist/copies');
  mkdirSync(copies, { recursive: true });
  const root = mkdtempSync(path.join(copies, 'bench-releases-'));
  const folder = copyCheckout(path.join(root, 'project'));
  const store = path.join(root, 'data/release-store');
  let site: Service | undefined;
  const stop = () => void endCommands();
  signal.addEventListener('abort', stop);
  try {
    say('Building what is released first …');
    await release({ folder, store }, 'publish', ...packageNames);
    site = await startService('The site', path.join(projectRoot, 'shell/server/node/main.ts'), {
      env: {
        SITE_PORT: '0',
        SITE_STORE: store,
        SITE_LIVE_KEY: path.join(root, 'data/live-key.json'),
        SUPABASE_URL: 'http://127.0.0.1:9',
        SUPABASE_PUBLISHABLE_KEY: 'none',
      },
      signal,
    });
    const all: ReleaseRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      signal.throwIfAborted();
      say(`Release, round ${String(round)} of ${String(rounds)} …`);
      all.push(await runRound({ folder, store, url: site.url }, round, signal));
    }
    return { rounds: all };
  } finally {
    signal.removeEventListener('abort', stop);
    await endCommands();
    await site?.stop();
    rmSync(root, { recursive: true, force: true });
  }
}
