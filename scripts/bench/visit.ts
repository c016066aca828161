import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { LIVE_ATTRIBUTE } from 'shared-contract/page-events';
import { paths } from 'shared-contract/paths';
import { arrival, type Loaded, readPage, type TapTarget, watchPage, watchTap } from './probe.ts';

/** A slow connection, emulated by the browser. */
export const LINE = { latencyMs: 150, megabits: 1.6, uploadMegabits: 0.75 } as const;
export const SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const TIMEOUT_MS = 60_000;
const MEGABIT = 125_000;
/** The link to another remote's page in every page's footer, which is collapsed on a phone. */
const LINK = `#root footer a[href="${paths.cpps}"]`;

/** Figures of a page load, in bytes or milliseconds. `score` and `shift` have no unit. */
export type LoadFigure =
  | 'score'
  | 'lcp'
  | 'blocking'
  | 'longest'
  | 'shift'
  | 'document'
  | 'script'
  | 'fonts'
  | 'total';
/** `aliveScript` is the bytes of all scripts after hydration. The `Way` figures are the time to /cpps. */
export type Figure = LoadFigure | 'aliveScript' | Way;
export type Figures = Partial<Readonly<Record<Figure, number>>>;

/** How a visitor presses a link: immediately, or after hovering over it. */
export type Way = 'cold' | 'afterIntent';

/** A page by its path and its full URL. */
export interface Target {
  readonly page: string;
  readonly url: string;
}

/** The bench follows the link to /cpps only from the home page. */
export const leadsOn = ({ page }: Target): boolean => page === paths.home;

async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: LINE.megabits * MEGABIT,
    uploadThroughput: LINE.uploadMegabits * MEGABIT,
  });
  await slowProcessor(session);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const bytesOf = (files: Loaded['files'], name = /./): number =>
  sum(files.filter((file) => name.test(file.name)).map(({ bytes }) => bytes));

const SCRIPT = /\.m?js$/;

export function figuresOf({ seen, document, files }: Loaded): Figures {
  // A task may start between rendering and presentation. Only the time after the paint blocks a visitor.
  const blocked = seen.tasks
    .map(([start, length]) => start + length - Math.max(start, seen.fcp))
    .filter((length) => length > 50);
  return {
    lcp: seen.lcp,
    blocking: sum(blocked.map((length) => length - 50)),
    longest: Math.max(0, ...blocked),
    shift: sum(seen.shifts),
    document,
    script: bytesOf(files, SCRIPT),
    fonts: bytesOf(files, /\.(woff2?|ttf|otf)$/),
    total: document + bytesOf(files),
  };
}

/** Presses the link to /cpps on a hydrated page. Returns the time from the press until the page is painted. */
async function goOn(page: Page, way: Way, quiet: () => Promise<void>): Promise<number> {
  await page.locator(`#root footer details:has(a[href="${paths.cpps}"]) > summary`).click();
  const link = page.locator(LINK).first();
  await link.waitFor();
  await quiet();
  if (way === 'afterIntent') {
    await link.hover();
    await quiet();
  }
  const [time] = await Promise.all([page.evaluate(arrival, paths.cpps), link.click()]);
  return time;
}

/** Loads a page with an empty browser cache. From the home page, then follows a link, with or without a sign of intent. */
export async function visit(browser: Browser, target: Target, way: Way): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(watchPage);
    await slowDown(page);
    const quiet = watchRequests(page);
    await page.goto(target.url);
    // A page may be idle before it paints.
    await page.waitForFunction(() => window.benchSeen.lcp > 0);
    await quiet();
    const figures = figuresOf(await page.evaluate(readPage));
    await wake(page);
    await quiet();
    const { files } = await page.evaluate(readPage);
    const alive = { ...figures, aliveScript: bytesOf(files, SCRIPT) };
    return leadsOn(target) ? { ...alive, [way]: await goOn(page, way, quiet) } : alive;
  } finally {
    await context.close();
  }
}

const IDLE_CALLBACKS = 5;

/** Returns a function that waits until no request is pending and the page has since been idle several times. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    for (let idle = 0; idle < IDLE_CALLBACKS;) {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      idle = pending.size === 0 ? idle + 1 : 0;
    }
  };
}

/** Moves the pointer, because a public page may load its application only then, and waits for hydration. */
export async function wake(page: Page): Promise<void> {
  // The page ignores the first move because it has no distance.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 3);
  await page.locator(`#root[${LIVE_ATTRIBUTE}]`).waitFor({ state: 'attached' });
}

const TAP_TIMEOUT_MS = 20_000;

export const tapTargets: readonly TapTarget[] = ['menu', 'link', 'field'];

/**
 * Taps a target at the page's first contentful paint, with the browser's own touch input.
 *
 * @returns milliseconds until the response that a visitor sees.
 */
export async function firstTap(browser: Browser, url: string, target: TapTarget): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowProcessor(await context.newCDPSession(page));
    await page.exposeFunction('benchPress', (x: number, y: number) => page.touchscreen.tap(x, y));
    const answer = new Promise<number>((resolve, reject) => {
      page.exposeFunction('benchAnswer', resolve).catch(reject);
    });
    await page.addInitScript(watchPage);
    await page.addInitScript(watchTap, target);
    await page.goto(url, { waitUntil: 'commit' });
    const timeout = delay(TAP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The ${target} of ${url} did not answer a tap within ${TAP_TIMEOUT_MS / 1000} s.`);
    });
    return await Promise.race([answer, timeout]);
  } finally {
    await context.close();
  }
}
