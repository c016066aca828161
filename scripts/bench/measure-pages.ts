import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildPackages } from '@scripts/build/packages';
import { nodeMachine, findBrowser } from '@scripts/core/browsers';
import { releaseHere } from '@scripts/release/local';
import { paths } from 'shared-contract/paths';
import {
  goals,
  summarize,
  summarizeFigures,
  type Goal,
  type MeasuredPage,
  type MeasuredTap,
} from './compare.ts';
import { type Figures, firstTap, leadsOn, tapTargets, type Target, visit } from './visit.ts';
import { BROWSER_FLAGS, serveSite } from './serve-site.ts';
import { LOCAL_ONLY, openLighthouse } from './simulated.ts';

export interface PageFigures {
  readonly release: string;
  readonly browser: string;
  readonly rounds: number;
  readonly pages: readonly MeasuredPage[];
  readonly taps: readonly MeasuredTap[];
  readonly goals: readonly Goal[];
}

export interface PageOptions {
  readonly rounds: number;
  readonly isSimulated: boolean;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

const MIN_TAPS = 5;

const productPages: readonly string[] = [
  paths.home,
  paths.blogArticle('retirement-expenses'),
  paths.calculator('tax-brackets'),
  paths.pricing,
  paths.login,
];

/** Alternates between the pages so that other load on the machine affects all of them. */
async function measureTargets(
  targets: readonly Target[],
  browser: Browser,
  { rounds, isSimulated, signal, say }: PageOptions,
) {
  const lighthouse = isSimulated ? await openLighthouse(signal, say) : undefined;
  const loads = targets.map((target) => ({ target, line: [] as Figures[], simulated: [] as Figures[] }));
  const taps = targets.flatMap(({ page, url }) =>
    tapTargets.map((target) => ({ page, url, target, runs: [] as number[] })),
  );
  // Warm-up for the browser and the server.
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
    pages: loads.map(({ target: { page }, line, simulated }) => ({
      ...{ page, line: summarizeFigures(line), lighthouse: summarizeFigures(simulated) },
    })),
    taps: taps.map(({ page, target, runs }) => ({ page, target, time: summarize(runs) })),
  };
}

/** Measures public pages. */
export async function measurePages(options: PageOptions): Promise<PageFigures> {
  const { say, rounds, signal } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-bench-pages-'));
  const store = await releaseHere(await buildPackages(say), folder, {}, say);
  const site = await serveSite(store, signal);
  const browser = await chromium.launch({
    executablePath: findBrowser(nodeMachine, say),
    ...BROWSER_FLAGS,
    args: [...BROWSER_FLAGS.args, ...LOCAL_ONLY],
  });
  try {
    const targets = productPages.map((page) => ({ page, url: site.url + page }));
    const { pages, taps } = await measureTargets(targets, browser, options);
    return {
      release: store.release,
      browser: `Chromium ${browser.version()}`,
      rounds,
      pages,
      taps,
      goals: goals(pages, taps),
    };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
