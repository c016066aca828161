import type { CDPSession, Page } from '@playwright/test';
import { backend, demo, expect, hydrated, quiet, test } from './support/product.ts';

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

/**
 * Signs in, and lets the backend answer in waves until there is something to see.
 * @returns how many waves that took, and which files of the site were asked for in the meantime
 */
async function signInByWaves(page: Page, email: string, isThere: () => Promise<boolean>) {
  // A live line asks again once it stands, a second after the page: on a slow machine in the middle of this.
  await page.routeWebSocket(/\/realtime\//, () => undefined);
  // What comes with the first use is asked for by a living page alone.
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  // Whoever is in the form has the code of the dashboard by the time that they send it.
  await quiet(page);
  const ofSite: string[] = [];
  const waves = await holdBackend(await page.context().newCDPSession(page));
  page.on('request', (request) => {
    if (!request.url().startsWith(backend().url)) ofSite.push(new URL(request.url()).pathname);
  });
  // By key: a pointer would rest on whatever link of the menu comes under it, and that is made ready.
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
        // All that could be asked for without an answer has been asked for.
        if (steady > 3) {
          await waves.release();
          depth += 1;
          // As many in the next wave are no sign that they have all come.
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
    // The sign-in itself, then two.
    expect(depth).toBeLessThanOrEqual(3);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
    expect(files).toEqual([]);
    expect([...new Set(code)]).toEqual(['dashboard-overview']);
  });
