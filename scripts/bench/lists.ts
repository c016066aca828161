import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildPackages } from '@scripts/build/packages';
import { nodeMachine, findBrowser } from '@scripts/core/browsers';
import { releaseHere, type LocalStore } from '@scripts/release/local';
import { startBackend } from 'embedded-backend/start';
import { paths } from 'shared-contract/paths';
import { fillWithVolume } from './fill-with-volume.ts';
import { signInToBench } from './member-steps.ts';
import { BROWSER_FLAGS, serveSite } from './serve-site.ts';

const FEW = 100;
const MANY = 10_000;
const ROW = '[data-row]';

interface Screen {
  readonly screen: string;
  /** Maximum ratio of the time with many rows to the time with few. */
  readonly goal: number;
  /** @param last the number of the last page */
  readonly address: (last: number) => string;
  /** Selector of an element that exists once the requested content is shown. */
  readonly shown: string;
}

const clients = `${paths.dashboard.index}/clients`;
const admin = `${paths.dashboard.index}/admin`;
const paged = { goal: 1.2, shown: ROW };

/** The screens whose data grows with the firm, by URL. */
const listScreens: readonly Screen[] = [
  { screen: 'clients', ...paged, address: () => clients },
  { screen: 'clients, filter', ...paged, address: () => `${clients}?status=Prospect` },
  { screen: 'clients, order', ...paged, address: () => `${clients}?sort=-tax_savings` },
  { screen: 'clients, search', ...paged, address: () => `${clients}?q=an` },
  {
    screen: 'clients, last page',
    shown: ROW,
    goal: 1.5,
    address: (last) => `${clients}?page=${String(last)}`,
  },
  { screen: 'leads', ...paged, address: () => `${admin}?section=leads` },
  { screen: 'leads, filter', ...paged, address: () => `${admin}?section=leads&status=new` },
  { screen: 'leads, order', ...paged, address: () => `${admin}?section=leads&sort=name` },
  { screen: 'leads, search', ...paged, address: () => `${admin}?section=leads&q=an` },
  {
    screen: 'leads, last page',
    shown: ROW,
    goal: 1.5,
    address: (last) => `${admin}?section=leads&page=${String(last)}`,
  },
  {
    screen: 'leads, board',
    goal: 1.2,
    shown: '[data-move]',
    address: () => `${admin}?section=leads&layout=board`,
  },
];

export interface MeasuredScreen {
  readonly screen: string;
  readonly goal: number;
  /** Milliseconds from the navigation to the requested content, per round. */
  readonly few: readonly number[];
  readonly many: readonly number[];
}

export interface ListFigures {
  readonly browser: string;
  readonly rounds: number;
  readonly sizes: readonly [few: number, many: number];
  readonly screens: readonly MeasuredScreen[];
}

interface Options {
  readonly rounds: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

interface Site {
  readonly size: number;
  readonly page: Page;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function openSite(
  browser: Browser,
  store: LocalStore,
  size: number,
  signal: AbortSignal,
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ninecourse-bench-lists-'));
  const backend = await startBackend({ port: 0, dataDir, log: () => undefined });
  await fillWithVolume(backend, size, signal);
  const service = await serveSite(store, signal, backend);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signInToBench(page, service.url);
  const stop = async () => {
    await context.close();
    await service.stop();
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { size, page, url: service.url, stop };
}

/** Returns the milliseconds until the requested content is in the page, by the page's clock. */
async function timeOf({ page, url, size }: Site, { address, shown }: Screen): Promise<number> {
  await page.goto(url + address(size / 25), { waitUntil: 'commit' });
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    shown,
  );
}

/** Times list screens in a browser. Alternates few and many rows so that both run under the same machine load. */
export async function measureLists({ rounds, signal, say }: Options): Promise<ListFigures> {
  const place = await mkdtemp(path.join(tmpdir(), 'ninecourse-bench-lists-'));
  const store = await releaseHere(await buildPackages(say), place, {}, say);
  const browser = await chromium.launch({ executablePath: findBrowser(nodeMachine, say), ...BROWSER_FLAGS });
  const sites: Site[] = [];
  try {
    for (const size of [FEW, MANY]) {
      say(`Storing ${size.toLocaleString('en-US')} leads and clients …`);
      sites.push(await openSite(browser, store, size, signal));
    }
    const screens: MeasuredScreen[] = [];
    for (const screen of listScreens) {
      say(`${screen.screen} …`);
      const times: [number[], number[]] = [[], []];
      // Warm-up (round −1): excludes one-time work of the browser and the database.
      for (let round = -1; round < rounds; round += 1)
        for (const [at, site] of sites.entries()) {
          signal.throwIfAborted();
          const time = await timeOf(site, screen);
          if (round >= 0) times[at]?.push(time);
        }
      screens.push({ screen: screen.screen, goal: screen.goal, few: times[0], many: times[1] });
    }
    return { browser: `Chromium ${browser.version()}`, rounds, sizes: [FEW, MANY], screens };
  } finally {
    for (const site of sites) await site.stop();
    await browser.close();
    await rm(place, { recursive: true, force: true });
  }
}
