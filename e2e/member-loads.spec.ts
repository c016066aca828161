import type { Page } from '@playwright/test';
import { test } from './support/on-a-line.ts';
import { memberPages, memberPagesByRemote } from './support/pages.ts';
import { expect, hydrated, quiet } from './support/product.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

const addresses = memberPages();
const firsts = memberPagesByRemote().flatMap((pages) => pages.slice(0, 1));

/** Set `MEMBER_LOADS=200` for more loads. By default each case runs once. */
const cases = addresses.length * 6;
const rounds = Math.ceil(Number(process.env['MEMBER_LOADS'] ?? cases) / cases);

/** Simulates a phone: a CPU four times slower. This takes four times as long, so it runs for one page per remote. */
async function slowProcessor(page: Page, address: string) {
  if (!firsts.includes(address) && rounds === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const signedIn of [true, false]) {
  test.describe(signedIn ? 'signed in' : 'signed out', () => {
    test.use({ signedIn });

    // The guard redirects a signed-out visitor the same way from every address of a remote, so test one address per
    // remote.
    for (const address of signedIn || rounds > 1 ? addresses : firsts) {
      const load = async (page: Page) => {
        await page.goto(address);
        const there = signedIn
          ? page.locator('[data-mfe="mfe-dashboard"]').getByRole('heading', { level: 1 })
          : page.getByRole('heading', { name: 'Sign in' });
        await expect(there).toBeVisible();
      };
      const repeat = (what: string, loads: (page: Page) => Promise<void>) =>
        test(`${address} loads as a whole, ${what}`, async ({ browser, context, line }) => {
          test.setTimeout(rounds * 60_000);
          const storageState = await context.storageState();
          for (let round = 0; round < rounds; round++) {
            const fresh =
              round === 0 ? context : await browser.newContext({ baseURL: line.url, storageState });
            const page = await fresh.newPage();
            await slowProcessor(page, address);
            await loads(page);
            // In an open tab, the browser would log files that were preloaded after sign-in and not used.
            await page.close();
            if (round > 0) await fresh.close();
          }
        });

      // A signed-out visitor loads only the shell: the guard redirects them to the sign-in page, which loads completely
      // or not at all.
      if (signedIn || rounds > 1)
        repeat('with an empty cache, and again with a full one, and nothing moves', async (page) => {
          await watchShifts(page, 'counts');
          for (let time = 0; time < 2; time++) {
            await load(page);
            await quiet(page);
            expect(await shiftsOf(page)).toEqual([]);
          }
        });

      // The shell's files are cached, but the member area's aren't, so the shell's scripts run before the parser
      // reaches the root. This is the same on every page of a remote.
      if (firsts.includes(address) || rounds > 1)
        repeat('with the files of the public pages in the cache', async (page) => {
          await page.goto('/about');
          await hydrated(page);
          await load(page);
        });
    }
  });
}
