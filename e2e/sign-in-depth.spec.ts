import type { CDPSession } from '@playwright/test';
import { backend, demo, expect, quiet, test } from './support/product.ts';

/**
 * Holds back what is asked of the backend, and lets it through in waves: nothing of a wave needs an answer of the same
 * wave. What the browser asks on its own, before a request to another origin, goes through.
 */
async function holdBackend(session: CDPSession) {
  const held: string[] = [];
  const go = (requestId: string) => session.send('Fetch.continueRequest', { requestId });
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.method === 'OPTIONS') void go(requestId);
    else held.push(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${backend().url}/*` }] });
  return {
    count: () => held.length,
    release: () => Promise.all(held.splice(0).map(go)),
  };
}

test('from the sign-in to the first rows of clients: three answers are waited for, one after another', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/clients');
  await page.getByLabel('Email').fill(demo.coach);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  // Whoever is in the form has the code of the dashboard by the time that they send it.
  await quiet(page);
  const ofSite: string[] = [];
  const waves = await holdBackend(await context.newCDPSession(page));
  page.on('request', (request) => {
    if (!request.url().startsWith(backend().url)) ofSite.push(new URL(request.url()).pathname);
  });
  // By key: a pointer would rest on whatever link of the menu comes under it, and that is made ready.
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  const rows = page.locator('[data-row]');
  let depth = 0;
  let steady = 0;
  let before = 0;
  await expect
    .poll(
      async () => {
        if ((await rows.count()) > 0) return true;
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        steady = waves.count() > 0 && waves.count() === before ? steady + 1 : 0;
        before = waves.count();
        // All that could be asked for without an answer has been asked for.
        if (steady > 3) {
          await waves.release();
          depth += 1;
        }
        return false;
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(true);
  expect(depth).toBeLessThanOrEqual(3);
  expect(ofSite.filter((path) => /\.(js|css|json)$/.test(path))).toEqual([]);
});
