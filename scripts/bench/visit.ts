import type { Browser, Page, Request } from '@playwright/test';
import { LATE_MARK } from 'shared-contract/page-events';
import { paths } from 'shared-contract/paths';
import { arrival, readPage, watchPage, type Loaded } from './probe.ts';

/** A phone on a slow line, as the browser itself slows it down. */
export const LINE = { latencyMs: 150, megabits: 1.6, uploadMegabits: 0.75, slowdown: 4 } as const;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const PATIENCE_MS = 60_000;
const CALM = 5;
/** Leads to another remote's page from the end of every page, where a phone has folded it away. */
const LINK = `#root footer a[href="${paths.cpps}"]`;

/** A figure of a page load or of a way to another page; fewer is better. */
export type Figure =
  | 'fcp'
  | 'lcp'
  | 'blocking'
  | 'longest'
  | 'script'
  | 'total'
  | 'requests'
  | 'cold'
  | 'afterIntent';
export type VisitFigures = Partial<Readonly<Record<Figure, number>>>;

/** How somebody goes on from the page: at once, or after they have rested on the link. */
export type Way = 'cold' | 'afterIntent';

export interface Site {
  readonly name: string;
  readonly url: string;
  /** What is there when the page is ready for use. */
  readonly ready: string;
  /** It has other pages. */
  readonly hasPages: boolean;
}

const MEGABIT = 125_000;

async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: LINE.megabits * MEGABIT,
    uploadThroughput: LINE.uploadMegabits * MEGABIT,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: LINE.slowdown });
}

/** Answers with a function that waits until nothing is under way and the page has been idle several times since. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let calm = 0; calm < CALM;) {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      calm = underWay.size === 0 ? calm + 1 : 0;
    }
  };
}

/** The figures of a page load from what the page saw. */
export function figuresOf({ seen, files }: Loaded): VisitFigures {
  const late = seen.tasks.filter(([start]) => start >= seen.fcp);
  const bytes = (some: Loaded['files']) => some.reduce((sum, file) => sum + file.bytes, 0);
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    blocking: late.reduce((sum, [, length]) => sum + length - 50, 0),
    longest: Math.max(0, ...seen.tasks.map(([, length]) => length)),
    script: bytes(files.filter(({ name }) => name.endsWith('.js'))),
    total: bytes(files),
    requests: files.length,
  };
}

/** Opens the page that a site begins with in a browser that has nothing of it, and goes on from there. */
export async function visit(browser: Browser, site: Site, way: Way): Promise<VisitFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watchPage);
    await slowDown(page);
    const quiet = watchRequests(page);
    await page.goto(site.url);
    await page.locator(site.ready).first().waitFor({ state: 'attached' });
    await quiet();
    const figures = figuresOf(await page.evaluate(readPage));
    if (!site.hasPages) return figures;
    // Whoever presses a link has come to it: what waits for a first use has its code by then.
    await page.locator(`#root footer details:has(a[href="${paths.cpps}"]) > summary`).click();
    const link = page.locator(`${LINK}:not([${LATE_MARK}] *)`).first();
    await link.waitFor();
    await quiet();
    if (way === 'afterIntent') {
      await link.hover();
      await quiet();
    }
    const [took] = await Promise.all([page.evaluate(arrival, paths.cpps), link.click()]);
    return { ...figures, [way]: took };
  } finally {
    await context.close();
  }
}
