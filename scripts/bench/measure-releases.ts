import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { paths } from 'shared-contract/paths';
import { packageNames } from '../build/build-site.ts';
import { startService, type Service } from '../lib/services.ts';
import { endCommands, projectRoot, runCommand } from '../lib/testing/command-process.ts';
import { copyCheckout } from '../lib/testing/project-copy.ts';
import { readHistory } from '../release/history.ts';
import { openStore } from '../release/open-store.ts';

/** One word of a page, released and taken back by the commands that people type. Times in milliseconds. */
export interface ReleaseRound {
  /** The command from its start to its end: build, rendering, gate with a browser, upload. */
  readonly publish: number;
  /** From the instant that it is live in the store until the site shows it. */
  readonly seen: number;
  /** From the start of the command until the site shows what was there before. */
  readonly back: number;
  /** What a release has brought into the store: for browsers, and of the pages. */
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

const FILE = 'mfe-marketing/src/content/partners/strategy-table.ts';
const WORDS = 'Whom we ask about each of the ten.';
const LOOK_MS = 20;

/** Resolves to the instant at which the page has these words. */
async function untilShown(url: string, words: string, signal: AbortSignal): Promise<number> {
  for (;;) {
    signal.throwIfAborted();
    if ((await (await fetch(url + paths.partners)).text()).includes(words)) return Date.now();
    await nextLook(LOOK_MS);
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
    sequence: number;
    written: { files: number; pages: number };
  };
}

async function runRound(site: Site, round: number, signal: AbortSignal): Promise<ReleaseRound> {
  const { folder, store, url } = site;
  const file = path.join(folder, FILE);
  const before = readFileSync(file, 'utf8');
  const next = WORDS.replace('ten', `ten, ${round.toFixed(0)}`);
  if (!before.includes(WORDS)) throw new Error(`${FILE} has no "${WORDS}" any more.`);
  writeFileSync(file, before.replace(WORDS, next));
  try {
    const since = performance.now();
    const shown = untilShown(url, next, signal);
    const { sequence, written } = await release(site, 'publish', 'mfe-marketing');
    const publish = performance.now() - since;
    const [entry] = await readHistory(openStore(store, {}), sequence, 1);
    const seen = (await shown) - Date.parse(entry?.at ?? '');
    const begun = Date.now();
    const [back] = await Promise.all([untilShown(url, WORDS, signal), release(site, 'rollback')]);
    return { publish, seen, back: back - begun, files: written.files, pages: written.pages };
  } finally {
    writeFileSync(file, before);
  }
}

/** Releases one word and takes it back, in a copy of the project, to a store in a folder that a site follows. */
export async function measureReleases({ rounds, signal, say }: ReleaseOptions): Promise<ReleaseFigures> {
  // On the project's volume: its packages are the same files under other names.
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
