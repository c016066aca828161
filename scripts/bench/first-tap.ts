import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { watchPage, watchTap, type TapTarget } from './probe.ts';
import { PHONE, slowProcessor } from './visit.ts';

const TIMEOUT_MS = 20_000;

export const tapTargets: readonly TapTarget[] = ['menu', 'link', 'field'];

/**
 * Presses a target at the first contentful paint of a page, by a touch of the browser's own.
 *
 * @returns milliseconds until the answer that a visitor sees.
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
    const timeout = delay(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The ${target} of ${url} did not answer a tap within ${TIMEOUT_MS / 1000} s.`);
    });
    return await Promise.race([answer, timeout]);
  } finally {
    await context.close();
  }
}
