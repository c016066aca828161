import type { Browser, CDPSession, Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { wake, watchRequests } from './live-page.ts';
import { arrival, readPage, watchPage, type Loaded } from './probe.ts';

/** A phone on a slow line, as the browser itself slows it down. */
export const LINE = { latencyMs: 150, megabits: 1.6, uploadMegabits: 0.75 } as const;
export const SLOWDOWN = 4;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const TIMEOUT_MS = 60_000;
const MEGABIT = 125_000;
/** Links to another remote's page from the end of every page, where a phone has folded it away. */
const LINK = `#root footer a[href="${paths.cpps}"]`;

/** Figures of a page load; bytes and milliseconds, except for the score. */
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
/** `aliveScript` is all script once React has taken the page; the others are the time to /cpps. */
export type Figure = LoadFigure | 'aliveScript' | Way;
export type Figures = Partial<Readonly<Record<Figure, number>>>;

/** How a visitor presses a link: immediately, or after resting on it. */
export type Way = 'cold' | 'afterIntent';

/** A page that is loaded. */
export interface Target {
  readonly site: string;
  /** Its path, and its full address. */
  readonly page: string;
  readonly url: string;
  readonly hasApplication: boolean;
}

/** Only the home page leads on to /cpps. */
export const leadsOn = ({ page, hasApplication }: Target): boolean => hasApplication && page === paths.home;

export async function slowProcessor(session: CDPSession): Promise<void> {
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

/** All bytes of the files whose name matches. */
const bytesOf = (files: Loaded['files'], name = /./): number =>
  sum(files.filter((file) => name.test(file.name)).map(({ bytes }) => bytes));

const SCRIPT = /\.m?js$/;

/** The figures of a page load from what the page saw. */
export function figuresOf({ seen, document, files }: Loaded): Figures {
  // A task may begin between the frame's work and its presentation: only the part after the paint blocks a visitor.
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

/** Presses the link to /cpps of a live page; returns the time from the press to the painted page. */
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

/** Loads a page in a browser without a cache and, where it has an application, goes on with a sign of intent. */
export async function visit(browser: Browser, target: Target, way: Way): Promise<Figures> {
  const { url, hasApplication } = target;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(watchPage);
    await slowDown(page);
    const quiet = watchRequests(page);
    await page.goto(url);
    // A page that its script renders may be idle before it paints.
    await page.waitForFunction(() => window.benchSeen.lcp > 0);
    await quiet();
    const figures = figuresOf(await page.evaluate(readPage));
    if (!hasApplication) return figures;
    await wake(page);
    await quiet();
    const { files } = await page.evaluate(readPage);
    const alive = { ...figures, aliveScript: bytesOf(files, SCRIPT) };
    return leadsOn(target) ? { ...alive, [way]: await goOn(page, way, quiet) } : alive;
  } finally {
    await context.close();
  }
}
