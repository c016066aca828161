import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { frames } from 'shared-contract/remotes';
import { buildPackage } from '../build/build-package.ts';
import { buildSite, packageNames } from '../build/build-site.ts';
import { nodeMachine } from '../io/node-machine.ts';
import { findBrowser } from '../lib/browsers/find-browser.ts';
import { checkPages } from './check-pages.ts';
import {
  FLOOR,
  goals,
  MONOLITH,
  PRODUCT,
  summarize,
  summarizeFigures,
  type Goal,
  type MeasuredPage,
  type MeasuredTap,
} from './compare.ts';
import { firstTap, tapTargets } from './first-tap.ts';
import { buildFloor } from './floor.ts';
import { buildMonolith } from './monolith.ts';
import { weighPages, type PageWeight } from './page-weights.ts';
import { readBlocks } from './probe.ts';
import { serveFolder, type FolderServer } from './serve-folder.ts';
import { BROWSER_FLAGS, LOCAL_ONLY, serveSite } from './serve-site.ts';
import { openLighthouse } from './simulated.ts';
import { leadsOn, visit, type Figures, type Target } from './visit.ts';

export interface PageFigures {
  readonly release: string;
  readonly browser: string;
  readonly rounds: number;
  readonly pages: readonly MeasuredPage[];
  readonly taps: readonly MeasuredTap[];
  readonly goals: readonly Goal[];
  /** Of the pages of the product that are measured. */
  readonly weights: Readonly<Record<'product' | 'monolith', readonly PageWeight[]>>;
}

/** A site that was built elsewhere. */
export interface Peer {
  readonly name: string;
  readonly folder: string;
}

export interface PageOptions {
  readonly rounds: number;
  readonly isSimulated: boolean;
  readonly peers: readonly Peer[];
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

interface Workshop extends PageOptions {
  readonly browser: Browser;
  readonly folder: string;
  readonly servers: Pick<FolderServer, 'stop'>[];
}

const MIN_TAPS = 5;

const productPages: readonly string[] = [
  paths.home,
  paths.blogArticle('retirement-expenses'),
  paths.calculator('tax-brackets'),
  paths.pricing,
  paths.login,
];

async function serve({ servers, signal }: Workshop, name: string, folder: string): Promise<string> {
  const service = await serveSite(name, folder, signal);
  servers.push(service);
  return service.url;
}

/** Reads the text of a page; the product shows it without script. */
async function readText(browser: Browser, url: string, ready = '#root', javaScriptEnabled = false) {
  const page = await browser.newPage({ javaScriptEnabled });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  const blocks = await page.evaluate(readBlocks);
  await page.close();
  return blocks;
}

/** Builds the product's two counterparts, and serves all sites. */
async function openSites(product: string, workshop: Workshop) {
  const { browser, folder, servers, say } = workshop;
  const [shell, ...remotes] = await Promise.all(packageNames.map((name) => buildPackage(name)));
  if (!shell) throw new Error('No shell build.');
  const inside = (name: string): string => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  say('Building the monolith …');
  const monolith = await buildMonolith(shell, remotes, inside('monolith'));
  const monolithUrl = await serve(workshop, 'The monolith', monolith);
  const url = await serve(workshop, 'The product', product);
  say('Building the React floor …');
  const text = await readText(browser, url);
  const floorUrl = await serve(workshop, FLOOR, await buildFloor(text, product, inside('floor')));
  if (!isDeepStrictEqual(await readText(browser, floorUrl, '#root p', true), text))
    throw new Error('The text of the React floor differs from the home page, so nothing was measured.');
  const home = (site: string, origin: string, hasApplication: boolean): Target => ({
    ...{ site, hasApplication, page: paths.home, url: origin + paths.home },
  });
  const targets = [
    ...productPages.map((page) => ({ ...home(PRODUCT, url, true), page, url: url + page })),
    home(MONOLITH, monolithUrl, true),
    home(FLOOR, floorUrl, false),
  ];
  for (const peer of workshop.peers) {
    const server = await serveFolder(peer.folder);
    servers.push(server);
    targets.push(home(peer.name, server.url, false));
  }
  return { monolith, monolithUrl, targets };
}

/** Loads all sites in turn, so that other work of the machine affects all of them. */
async function measureTargets(targets: readonly Target[], workshop: Workshop) {
  const { browser, rounds, isSimulated, signal, say } = workshop;
  const lighthouse = isSimulated ? await openLighthouse(signal, say) : undefined;
  const loads = targets.map((target) => ({ target, line: [] as Figures[], simulated: [] as Figures[] }));
  const taps = targets
    .filter(({ site }) => site === PRODUCT)
    .flatMap(({ page, url }) => tapTargets.map((target) => ({ page, url, target, runs: [] as number[] })));
  // The first load also warms up the browser and the server.
  for (const target of targets) await visit(browser, target, 'cold');
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds} …`);
    for (const way of ['cold', 'afterIntent'] as const)
      for (const { target, line } of loads.filter((one) => way === 'cold' || leadsOn(one.target))) {
        signal.throwIfAborted();
        line.push(await visit(browser, target, way));
      }
    if (lighthouse) for (const { target, simulated } of loads) simulated.push(await lighthouse(target.url));
    for (let time = 0; time < Math.ceil(MIN_TAPS / rounds); time += 1)
      for (const { url, target, runs } of taps) {
        signal.throwIfAborted();
        runs.push(await firstTap(browser, url, target));
      }
  }
  return {
    pages: loads.map(({ target: { site, page }, line, simulated }) => ({
      ...{ site, page, line: summarizeFigures(line), lighthouse: summarizeFigures(simulated) },
    })),
    taps: taps.map(({ page, target, runs }) => ({ page, target, time: summarize(runs) })),
  };
}

/** Measures pages of the product next to the same code in one piece, the minimum of React, and any peers. */
export async function measurePages(options: PageOptions): Promise<PageFigures> {
  const { signal, say, rounds } = options;
  const product = await buildSite(say);
  const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-bench-pages-'));
  const servers: Workshop['servers'] = [];
  const browser = await chromium.launch({
    executablePath: findBrowser(nodeMachine, say),
    ...BROWSER_FLAGS,
    args: [...BROWSER_FLAGS.args, ...LOCAL_ONLY],
  });
  try {
    const workshop = { ...options, browser, folder, servers };
    const { monolith, monolithUrl, targets } = await openSites(product, workshop);
    const weights = { product: weighPages(product), monolith: weighPages(monolith) };
    say('Checking that every page of the monolith works …');
    const addresses = [...weights.monolith.map(({ page }) => page), ...frames.map(({ path: at }) => at)];
    await checkPages(browser, 'The monolith', monolithUrl, addresses, signal);
    const { pages, taps } = await measureTargets(targets, workshop);
    const measured = (all: readonly PageWeight[]) => all.filter(({ page }) => productPages.includes(page));
    return {
      release: path.basename(product),
      browser: `Chromium ${browser.version()}`,
      rounds,
      pages,
      taps,
      goals: goals(pages, taps),
      weights: { product: measured(weights.product), monolith: measured(weights.monolith) },
    };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
