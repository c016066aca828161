import type { Page, Request } from '@playwright/test';
import { LIVE_MARK } from 'shared-contract/page-events';

const IDLE_CALLBACKS = 5;

/** Returns a function that waits until no request is pending and the page has been idle several times since. */
export function watchRequests(page: Page): () => Promise<void> {
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

/** Moves the pointer, as a public page may load its application only then, and waits until React has taken the page. */
export async function wake(page: Page): Promise<void> {
  // The page ignores the first move: it has no distance.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 3);
  await page.locator(`#root[${LIVE_MARK}]`).waitFor({ state: 'attached' });
}
