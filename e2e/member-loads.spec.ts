import type { Page } from '@playwright/test';
import { test } from './support/on-a-line.ts';
import { expect, hydrated, releaseManifest } from './support/product.ts';

/** Every member address that the release lists. */
const addresses = Object.values(releaseManifest().remotes)
  .flatMap(({ routes }) => routes)
  .filter((route) => route.startsWith('/dashboard') && !/[:*]/.test(route));

/** `MEMBER_LOADS=200` loads more often; by default each case once. */
const cases = addresses.length * 6;
const rounds = Math.ceil(Number(process.env['MEMBER_LOADS'] ?? cases) / cases);

/** A phone: four times slower than this machine. */
async function slowProcessor(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

type Prepare = (page: Page, address: string) => Promise<unknown>;
const caches: Record<string, Prepare> = {
  cold: () => Promise.resolve(),
  // The shell's files are here, the member area's are not: its scripts run before the parser has come to the root.
  mixed: async (page) => {
    await page.goto('/about');
    await hydrated(page);
  },
  warm: async (page, address) => {
    await page.goto(address);
    await hydrated(page);
  },
};

for (const signedIn of [true, false]) {
  test.describe(signedIn ? 'signed in' : 'signed out', () => {
    test.use({ signedIn });

    for (const [cache, prepare] of Object.entries(caches)) {
      for (const address of addresses) {
        test(`${address} loads as a whole, cache ${cache}`, async ({ browser, page, context, line }) => {
          test.setTimeout(rounds * 60_000);
          for (let round = 0; round < rounds; round++) {
            const fresh =
              round === 0
                ? context
                : await browser.newContext({ baseURL: line.url, storageState: await context.storageState() });
            const tab = round === 0 ? page : await fresh.newPage();
            await slowProcessor(tab);
            await prepare(tab, address);
            await tab.goto(address);
            const there = signedIn
              ? tab.locator('[data-mfe="mfe-dashboard"]').getByRole('heading', { level: 1 })
              : tab.getByRole('heading', { name: 'Sign in' });
            await expect(there).toBeVisible();
            if (round > 0) await fresh.close();
          }
        });
      }
    }
  });
}
