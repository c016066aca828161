import type { CDPSession, Page } from '@playwright/test';
import { backend, demo, expect, hydrated, quiet, test } from './support/product.ts';

/**
 * Holds requests to the backend and releases them in waves. No request in a wave depends on a response of the same
 * wave. Preflight requests pass immediately.
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

/**
 * Signs in and releases the backend's responses in waves until the page shows its content.
 *
 * @returns The number of waves, and the site files requested in the meantime.
 */
async function signInByWaves(page: Page, email: string, isThere: () => Promise<boolean>) {
  // Block realtime: it queries again about a second after the page loads, which on a slow machine is during this test.
  await page.routeWebSocket(/\/realtime\//, () => undefined);
  // Code for the first interaction is only requested by a hydrated page.
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  // While the user fills in the form, the dashboard's code loads.
  await quiet(page);
  const ofSite: string[] = [];
  const waves = await holdBackend(await page.context().newCDPSession(page));
  page.on('request', (request) => {
    if (!request.url().startsWith(backend().url)) ofSite.push(new URL(request.url()).pathname);
  });
  // Use the keyboard: a pointer could rest on a menu link and prefetch its page.
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  let depth = 0;
  let steady = 0;
  let before = 0;
  await expect
    .poll(
      async () => {
        if (await isThere()) return true;
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        steady = waves.count() > 0 && waves.count() === before ? steady + 1 : 0;
        before = waves.count();
        // All requests that need no response have been sent.
        if (steady > 3) {
          await waves.release();
          depth += 1;
          // Reset, because an equal count in the next wave doesn't mean that all of its requests have arrived.
          steady = 0;
          before = 0;
        }
        return false;
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(true);
  return { depth, files: ofSite.filter((path) => /\.(js|css|json)$/.test(path)) };
}

test('from the sign-in to the first rows of clients: three answers are waited for, one after another', async ({
  page,
}) => {
  await page.goto('/dashboard/clients');
  const rows = page.locator('[data-row]');
  const { depth, files } = await signInByWaves(page, demo.coach, async () => (await rows.count()) > 0);
  expect(depth).toBeLessThanOrEqual(3);
  expect(files).toEqual([]);
});

for (const [email, first] of [
  [demo.client, 'Your plan'],
  [demo.coach, 'Your figures'],
  [demo.admin, 'Waiting for an answer'],
] as const)
  test(`the first view of ${email}: at most six requests in two layers, and the code of no other screen`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const code: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() !== 'OPTIONS' && pathname.startsWith('/rest/v1/')) asked.push(pathname + search);
      const [, chunk] = /\/(dashboard-[\w-]+)[^/]*\.js$/.exec(pathname) ?? [];
      if (chunk !== undefined) code.push(chunk);
    });
    await page.goto('/login');
    const region = page.getByRole('region', { name: first });
    const { depth, files } = await signInByWaves(page, email, async () => (await region.count()) > 0);
    // The sign-in request, then two waves.
    expect(depth).toBeLessThanOrEqual(3);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
    expect(files).toEqual([]);
    expect([...new Set(code)]).toEqual(['dashboard-overview']);
  });
