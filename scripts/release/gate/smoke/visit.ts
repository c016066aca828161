import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { withoutEntities } from 'shared-contract/html-text';
import { frameOf, remotes } from 'shared-contract/remotes';
import type { Visit } from './plan-visits.ts';
import { plain, watchPage, type Place } from './watch-page.ts';

/** What was seen at an address. */
export interface Seen {
  readonly faults: readonly string[];
  /** Addresses of the site that the page links to. */
  readonly links: readonly string[];
}

/** How long the application may take to take over, and its page to be headed. */
const PATIENCE_MS = 20_000;
/** How long nothing is under way before a page counts as shown. */
const CALM_MS = 250;
const CALM_LIMIT_MS = 5_000;

/** The heading of a document, as text. */
function headingOf(html: string): string | undefined {
  const [, inner] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inner === undefined ? undefined : plain(withoutEntities(inner.replace(/<!--.*?-->|<[^>]+>/gs, '')));
}

/** Waits until nothing has been under way for a moment. What never ends is not waited for. */
async function calm(page: Page, isBusy: () => boolean): Promise<void> {
  const limit = Date.now() + CALM_LIMIT_MS;
  let since = Date.now();
  while (Date.now() - since < CALM_MS && Date.now() < limit) {
    await page.waitForTimeout(50);
    if (isBusy()) since = Date.now();
  }
}

/** The elements that stand around the heading: the frame of the member area, the remote whose page it is. */
function areaOf({ package: name, address }: Visit): string {
  const frame = frameOf(address);
  const owner = frame && remotes.find((remote) => remote.frame?.path === frame.path)?.package;
  const areas = [
    ...(owner === undefined ? [] : [owner]),
    ...(name === 'shell' || name === owner ? [] : [name]),
  ];
  return areas.map((area) => `[data-mfe="${area}"] `).join('');
}

async function look(
  page: Page,
  { site, folder, patienceMs = PATIENCE_MS }: Place,
  visit: Visit,
  isBusy: () => boolean,
): Promise<string[]> {
  const { address, status, file } = visit;
  const answer = await page.goto(site + address, { waitUntil: 'domcontentloaded' });
  const faults =
    answer?.status() === status ? [] : [`answers ${String(answer?.status())}, ${String(status)} is expected`];
  // The first move starts the application.
  await page.mouse.move(9, 9);
  await page.mouse.move(10, 10);
  const isLive = await page
    .locator('#root[data-live]')
    .waitFor({ state: 'attached', timeout: patienceMs })
    .then(
      () => true,
      () => false,
    );
  if (!isLive) return [...faults, `is not alive after ${String(patienceMs / 1000)} s`];
  const heading = page
    .locator(`${areaOf(visit)}${visit.isOfNobody ? '>> visible=true' : 'h1:visible'}`)
    .or(page.locator('[data-slot="failure-view"]'))
    .first();
  await heading.waitFor({ timeout: patienceMs }).catch(() => undefined);
  await calm(page, isBusy);
  const failure = page.locator('[data-slot="failure-view"]').first();
  if (await failure.isVisible())
    return [...faults, `shows a failure: ${plain(await failure.locator('details p').textContent())}`];
  const { pathname } = new URL(page.url());
  if (pathname !== address) return [...faults, `leads away, to ${pathname}`];
  const shown = await heading.textContent({ timeout: 1000 }).then(plain, () => undefined);
  if (shown === undefined) return [...faults, `shows no heading inside ${areaOf(visit) || 'the page'}`];
  const served = file === undefined ? undefined : headingOf(await readFile(path.join(folder, file), 'utf8'));
  return served === undefined || served === shown
    ? faults
    : [...faults, `is headed "${shown}" once it lives, "${served}" as it is served`];
}

/** Opens an address and says what is wrong with what is shown. */
export async function open(context: BrowserContext, place: Place, visit: Visit): Promise<Seen> {
  const page = await context.newPage();
  try {
    const { faults, isBusy } = watchPage(page, place, visit.address);
    const found = await look(page, place, visit, isBusy);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    return {
      faults: [...found, ...faults],
      links: links.flatMap((link) => (link === null ? [] : new URL(link, place.site).pathname)),
    };
  } catch (error) {
    return {
      faults: [`cannot be looked at: ${plain((error as Error).message.split('\n')[0] ?? '')}`],
      links: [],
    };
  } finally {
    await page.close();
  }
}
