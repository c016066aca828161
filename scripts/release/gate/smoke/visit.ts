import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { withoutEntities } from 'shared-contract/html-text';
import { layoutOf, remotes } from 'shared-contract/remotes';
import { rememberGlobals } from './globals.ts';
import {
  checkAccessibility,
  checkGlobals,
  checkHeadings,
  checkScriptTime,
  countScriptTime,
  stay,
} from './page-checks.ts';
import type { Visit } from './plan-visits.ts';
import { pressControls } from './press.ts';
import type { CodePlace } from '../../source-places.ts';
import { plain, smokeFault, watchPage, type Fault } from './watch-page.ts';

export interface Place {
  /** Origin of the site. */
  readonly site: string;
  readonly backend: string;
  /** Folder of the served release. */
  readonly folder: string;
  readonly patienceMs?: number;
  /** Reports only a page that doesn't start or doesn't show its heading. */
  readonly checksStartOnly?: boolean;
  /** Returns a promise for the end of a visit's time, for tests. */
  readonly deadline?: () => Promise<unknown>;
}

export interface Seen {
  readonly faults: readonly Fault[];
  /** URL paths of the site that the page links to. */
  readonly links: readonly string[];
  /** True if the visit didn't end in time. */
  readonly isLate?: boolean;
}

/** Timeout for hydration and for the page's heading. */
const PATIENCE_MS = 20_000;
const DEADLINE_MS = 60_000;
/** Timeout in ms for the browser to pause or close a page that is in an endless loop. */
const END_MS = 10_000;
/** Time in ms without network activity after which a page counts as complete. */
const CALM_MS = 250;
const CALM_LIMIT_MS = 5_000;
/** Time in ms of a visit after which no more controls are pressed, so that slow presses don't exceed the deadline. */
const PRESSES_END_MS = 20_000;
/** The same as `CALM_MS` after a press. */
const PRESS_CALM_MS = 60;

function headingOf(html: string): string | undefined {
  const [, inner] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inner === undefined ? undefined : plain(withoutEntities(inner.replace(/<!--.*?-->|<[^>]+>/gs, '')));
}

/** Waits until there was no network activity for a moment. Gives up after a limit, because some requests never end. */
async function calm(page: Page, isBusy: () => boolean, forMs = CALM_MS): Promise<void> {
  const limit = Date.now() + CALM_LIMIT_MS;
  let since = Date.now();
  while (Date.now() - since < forMs && Date.now() < limit) {
    await page.waitForTimeout(Math.min(50, forMs));
    if (isBusy()) since = Date.now();
  }
}

/**
 * Returns a selector for the elements around the heading: the layout of the member area, and the remote that owns the
 * page.
 */
function areaOf({ package: name, address }: Visit): string {
  const layout = layoutOf(address);
  const owner = layout && remotes.find((remote) => remote.layout?.path === layout.path)?.package;
  const areas = [
    ...(owner === undefined ? [] : [owner]),
    ...(name === 'shell' || name === owner ? [] : [name]),
  ];
  return areas.map((area) => `[data-mfe="${area}"] `).join('');
}

/** Opens the address and starts the application. Returns null if it starts, or else its faults. */
async function start(page: Page, { site, patienceMs = PATIENCE_MS }: Place, visit: Visit) {
  const { address, status } = visit;
  const answer = await page.goto(site + address, {
    waitUntil: 'domcontentloaded',
    // The visit has a deadline.
    timeout: 0,
  });
  const faults =
    answer?.status() === status
      ? []
      : [smokeFault(`returned ${String(answer?.status())} instead of ${String(status)}`)];
  // A pointer move starts the application.
  await page.mouse.move(9, 9);
  await page.mouse.move(10, 10);
  const isLive = await page
    .locator('#root[data-live]')
    .waitFor({ state: 'attached', timeout: patienceMs })
    .then(
      () => true,
      () => false,
    );
  return isLive ? faults : [...faults, smokeFault(`did not hydrate within ${String(patienceMs / 1000)} s`)];
}

/** Waits for the page's heading and compares it with the served one. */
async function lookAtHeading(
  page: Page,
  { folder, patienceMs = PATIENCE_MS }: Place,
  visit: Visit,
  isBusy: () => boolean,
): Promise<Fault[]> {
  const { address, file } = visit;
  const heading = page
    .locator(`${areaOf(visit)}${visit.isOfNobody ? '>> visible=true' : 'h1:visible'}`)
    .or(page.locator('[data-slot="failure-view"]'))
    .first();
  await heading.waitFor({ timeout: patienceMs }).catch(() => undefined);
  await calm(page, isBusy);
  const failure = page.locator('[data-slot="failure-view"]').first();
  if (await failure.isVisible())
    return [smokeFault(`shows a failure: ${plain(await failure.locator('details p').textContent())}`)];
  const { pathname } = new URL(page.url());
  if (pathname !== address)
    return [smokeFault(`navigated to ${pathname}; render the page at its own address`)];
  const shown = await heading.textContent({ timeout: 1000 }).then(plain, () => undefined);
  if (shown === undefined) return [smokeFault(`shows no heading inside ${areaOf(visit) || 'the page'}`)];
  const served = file === undefined ? undefined : headingOf(await readFile(path.join(folder, file), 'utf8'));
  return served === undefined || served === shown
    ? []
    : [
        smokeFault(
          `shows the heading "${shown}" after hydration, but was served with "${served}"; render the same heading`,
        ),
      ];
}

interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Receives the current step, for a visit that doesn't end. */
  readonly onStep: (step: string) => void;
}

/** Opens a page, uses it as a visitor would, and reports its faults. */
async function use({ page, cdp, onStep }: Tab, place: Place, visit: Visit): Promise<Seen> {
  const { faults: watched, isBusy } = watchPage(page, place, visit.address);
  const pressUntil = performance.now() + PRESSES_END_MS;
  await page.addInitScript(rememberGlobals);
  await countScriptTime(cdp);
  const found = await start(page, place, visit);
  if (found.length === 0) found.push(...(await lookAtHeading(page, place, visit, isBusy)));
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const links = hrefs.flatMap((href) => (href === null ? [] : new URL(href, place.site).pathname));
  // Errors explain why a page doesn't start.
  if (place.checksStartOnly)
    return { faults: found.length > 0 ? [...found, ...watched.values()] : [], links };
  if (found.length === 0) {
    found.push(...(await checkScriptTime(cdp)));
    if (!visit.isOfNobody) {
      found.push(...(await checkHeadings(page)));
      found.push(...(await checkAccessibility(page, cdp)));
    }
    await pressControls(page, {
      until: pressUntil,
      onStep,
      settle: () => calm(page, isBusy, PRESS_CALM_MS),
      async reopen() {
        await start(page, place, visit);
        await calm(page, isBusy);
      },
    });
    onStep('while it stays open');
    await stay(cdp);
    found.push(...(await checkGlobals(page)));
  }
  return { faults: [...found, ...watched.values()], links };
}

const after = (ms: number) => wait(ms, undefined, { ref: false });

/** Resolves to undefined if the other promise is faster. */
const before = <Value>(end: Promise<unknown>, promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, end.then(() => undefined)]);

/** Prepares a page, before it loads, to report where its code is. Every page would be slower with it. */
async function trace(cdp: CDPSession, site: string): Promise<() => Promise<CodePlace | undefined>> {
  // The frames of a pause have no URLs.
  const urls = new Map<string, string>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => urls.set(scriptId, url));
  await cdp.send('Debugger.enable');
  return async () => {
    const paused = new Promise<CodePlace | undefined>((resolve) => {
      cdp.once('Debugger.paused', ({ callFrames }) => {
        const places = callFrames.map(({ location: { scriptId, lineNumber, columnNumber = 0 } }) => ({
          url: urls.get(scriptId) ?? '',
          line: lineNumber + 1,
          column: columnNumber + 1,
        }));
        const own = places.find(({ url }) => url.startsWith(`${site}/`));
        resolve(own && { pathname: own.url.slice(site.length), line: own.line, column: own.column });
      });
    });
    await cdp.send('Debugger.pause');
    return paused;
  };
}

const NO_LINKS = { links: [] };

/**
 * Visits a page once, and ends the visit after a deadline, because a page in an endless loop answers nothing.
 *
 * @param isTraced true if a late visit reports the place of its code
 */
async function visitOnce(
  context: BrowserContext,
  place: Place,
  visit: Visit,
  isTraced: boolean,
): Promise<Seen> {
  const { deadline = () => after(DEADLINE_MS) } = place;
  const page = await context.newPage();
  page.on('popup', (popup) => void popup.close());
  const cdp = await context.newCDPSession(page);
  const pausedAt = isTraced ? await trace(cdp, place.site) : undefined;
  let step = 'while it loads';
  const seen = use(
    {
      page,
      cdp,
      onStep: (next) => {
        step = next;
      },
    },
    place,
    visit,
  ).catch((error: unknown): Seen => {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { faults: [smokeFault(`failed to open: ${plain(why)}`)], ...NO_LINKS };
  });
  try {
    const inTime = await before(deadline(), seen);
    if (inTime) return inTime;
    const at = pausedAt && (await before(after(END_MS), pausedAt()));
    const fault = {
      check: 'deadline',
      message: `did not complete within ${String(DEADLINE_MS / 1000)} s ${step}; end the loop, or the requests that follow each other`,
      place: at,
    };
    return { faults: [fault], ...NO_LINKS, isLate: true };
  } finally {
    // A page that doesn't close ends with the browser.
    await before(after(END_MS), page.close());
  }
}

/**
 * Opens a URL and reports the faults of the page. A page that is late is opened once more: on a busy machine it may
 * succeed, and otherwise the place of its endless loop is reported.
 */
export async function open(context: BrowserContext, place: Place, visit: Visit): Promise<Seen> {
  const first = await visitOnce(context, place, visit, false);
  return first.isLate ? visitOnce(context, place, visit, true) : first;
}
