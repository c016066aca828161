import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { frames } from 'shared-contract/remotes';
import { buildPackage } from '../build/build-package.ts';
import { buildSite, packageNames } from '../build/build-site.ts';
import { nodeMachine } from '../io/node-machine.ts';
import { findBrowser } from '../lib/browsers/find-browser.ts';
import type { Service } from '../lib/services.ts';
import { checkPages } from './check-pages.ts';
import { goals, summarise, type Goal, type MeasuredVisit, type SiteName, type Summaries } from './compare.ts';
import { buildFloor } from './floor.ts';
import { buildMonolith } from './monolith.ts';
import { weighPages, type PageWeight } from './page-weights.ts';
import { readBlocks } from './probe.ts';
import { BROWSER_FLAGS, serveSite } from './serve-site.ts';
import { simulatedLcp } from './simulated.ts';
import { visit, type Site } from './visit.ts';

export interface PageFigures {
  readonly release: string;
  readonly browser: string;
  readonly rounds: number;
  readonly sites: Readonly<Record<SiteName, Summaries>>;
  readonly goals: readonly Goal[];
  readonly weights: Readonly<Record<'product' | 'monolith', readonly PageWeight[]>>;
}

export interface PageOptions {
  readonly rounds: number;
  readonly isSimulated: boolean;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

interface Workshop extends PageOptions {
  readonly browser: Browser;
  readonly folder: string;
  readonly services: Service[];
}

type Sites = Readonly<Record<SiteName, Site>>;

const LIVE = '#root[data-live]';

async function serve({ services, signal }: Workshop, name: string, folder: string): Promise<string> {
  const service = await serveSite(name, folder, signal);
  services.push(service);
  return service.url;
}

/** What a page says; the product does so without any script. */
async function readText(browser: Browser, url: string, ready = '#root', javaScriptEnabled = false) {
  const page = await browser.newPage({ javaScriptEnabled });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  const blocks = await page.evaluate(readBlocks);
  await page.close();
  return blocks;
}

/** Builds the three sites and serves each by an edge of its own. */
async function openSites(product: string, workshop: Workshop) {
  const { browser, folder, say } = workshop;
  const [shell, ...remotes] = await Promise.all(packageNames.map((name) => buildPackage(name)));
  if (!shell) throw new Error('No shell build.');
  const inside = (name: string): string => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  say('Building the monolith …');
  const monolith = await buildMonolith(shell, remotes, inside('monolith'));
  const url = await serve(workshop, 'The product', product);
  say('Building the React floor …');
  const text = await readText(browser, url);
  const floor = await buildFloor(text, product, inside('floor'));
  const sites: Sites = {
    product: { name: 'The product', url, ready: LIVE, hasPages: true },
    monolith: {
      name: 'The monolith',
      url: await serve(workshop, 'The monolith', monolith),
      ready: LIVE,
      hasPages: true,
    },
    floor: {
      name: 'The React floor',
      url: await serve(workshop, 'The React floor', floor),
      ready: '#root p',
      hasPages: false,
    },
  };
  const { floor: shown } = sites;
  if (!isDeepStrictEqual(await readText(browser, shown.url, shown.ready, true), text))
    throw new Error('The React floor says something else than the home page, so nothing was measured.');
  return { monolith, sites };
}

/** One site after another, round by round, so that whatever else the machine does falls on all of them alike. */
async function inRounds(sites: Sites, { browser, rounds, isSimulated, signal, say }: Workshop, file: string) {
  const order = Object.entries(sites) as [SiteName, Site][];
  const visits: Record<SiteName, MeasuredVisit[]> = { product: [], monolith: [], floor: [] };
  // What a browser and a server do once is nobody's figure.
  for (const [, site] of order) await visit(browser, site, 'cold');
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds} …`);
    for (const way of ['cold', 'afterIntent'] as const)
      for (const [name, site] of order) {
        signal.throwIfAborted();
        visits[name].push(await visit(browser, site, way));
      }
    if (isSimulated)
      for (const [name, { url }] of order)
        visits[name].push({ simulatedLcp: await simulatedLcp(url, file, signal) });
  }
  return {
    product: summarise(visits.product),
    monolith: summarise(visits.monolith),
    floor: summarise(visits.floor),
  };
}

/** Compares the product with the same code in one piece and with the least that React can be asked for. */
export async function measurePages(options: PageOptions): Promise<PageFigures> {
  const { signal, say, rounds } = options;
  const product = await buildSite(say);
  const file = findBrowser(nodeMachine, say);
  const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-bench-pages-'));
  const services: Service[] = [];
  const browser = await chromium.launch({
    executablePath: file,
    ...BROWSER_FLAGS,
  });
  try {
    const workshop = { ...options, browser, folder, services };
    const { monolith, sites } = await openSites(product, workshop);
    const weights = { product: weighPages(product), monolith: weighPages(monolith) };
    say('Looking whether every page of the monolith works …');
    const addresses = [...weights.monolith.map(({ page }) => page), ...frames.map(({ path: at }) => at)];
    await checkPages(browser, sites.monolith, addresses, signal);
    const measured = await inRounds(sites, workshop, file);
    return {
      release: path.basename(product),
      browser: `Chromium ${browser.version()}`,
      rounds,
      sites: measured,
      goals: goals(measured, weights.product),
      weights,
    };
  } finally {
    await browser.close();
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
