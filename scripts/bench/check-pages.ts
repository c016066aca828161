import type { Browser, Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { wake } from './live-page.ts';

const PATIENCE_MS = 15_000;

/** Where a check goes, and what is to be read there. */
interface Target {
  readonly to: string;
  readonly heading: string | null;
}

const headingOf = (page: Page) => page.locator('h1').first().textContent();

/** Goes to another page by a link of this one, without loading a document; answers what is wrong, if anything. */
async function goElsewhere(page: Page, { to, heading }: Target): Promise<string | undefined> {
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  // By its own click: on a narrow screen some links stand in a closed menu.
  await page
    .locator(`#root a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
  await page.waitForFunction(
    ([address, expected]) =>
      location.pathname === address && document.querySelector('h1')?.textContent === expected,
    [to, heading] as const,
  );
  const isSame = await page.evaluate(() => 'same' in document.documentElement.dataset);
  return isSame ? undefined : `the link to ${to} loads a document`;
}

async function faultOf(
  page: Page,
  url: string,
  address: string,
  target: Target,
): Promise<string | undefined> {
  let step = 'does not answer';
  try {
    const answer = await page.goto(url + address);
    if (!answer?.ok()) return `${address} answers ${answer?.status() ?? 'nothing'}`;
    step = 'does not come alive';
    await wake(page);
    step = 'leads nowhere';
    const fault = await goElsewhere(page, target);
    return fault && `${address}: ${fault}`;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [String(error)];
    return `${address} ${step}: ${reason}`;
  }
}

/**
 * Opens every page, waits for it to come alive and goes on from it by a link: figures of a site that does not work
 * say nothing.
 *
 * @throws naming every page that does not work.
 */
export async function checkPages(
  browser: Browser,
  name: string,
  url: string,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const faults: string[] = [];
  const targets: Target[] = [];
  for (const to of [paths.home, paths.about]) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url + to);
    targets.push({ to, heading: await headingOf(page) });
    await page.close();
  }
  for (const address of addresses) {
    signal.throwIfAborted();
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => faults.push(`${address} fails: ${error.message}`));
    const target = targets.find(({ to }) => to !== address);
    const fault = target && (await faultOf(page, url, address, target));
    if (fault !== undefined) faults.push(fault);
    await page.close();
  }
  if (faults.length > 0)
    throw new Error(`${name} does not work, so nothing was measured:\n  ${faults.join('\n  ')}`);
}
