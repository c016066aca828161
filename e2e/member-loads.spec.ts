import type { Page } from '@playwright/test';
import { test } from './support/on-a-line.ts';
import { memberPages, memberPagesByRemote } from './support/pages.ts';
import { expect, hydrated, quiet } from './support/product.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

const addresses = memberPages();
const firsts = memberPagesByRemote().flatMap((pages) => pages.slice(0, 1));

/** `MEMBER_LOADS=200` loads more often; by default each case once. */
const cases = addresses.length * 6;
const rounds = Math.ceil(Number(process.env['MEMBER_LOADS'] ?? cases) / cases);

/** A phone: four times slower than this machine, which burns four times the time; one page of each remote is enough. */
async function slowProcessor(page: Page, address: string) {
  if (!firsts.includes(address) && rounds === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const signedIn of [true, false]) {
  test.describe(signedIn ? 'signed in' : 'signed out', () => {
    test.use({ signedIn });

    // Who is signed out is sent on by the guard, the same way from every address of a remote: one of each stands for them.
    for (const address of signedIn || rounds > 1 ? addresses : firsts) {
      const load = async (page: Page) => {
        await page.goto(address);
        const there = signedIn
          ? page.locator('[data-mfe="mfe-dashboard"]').getByRole('heading', { level: 1 })
          : page.getByRole('heading', { name: 'Sign in' });
        await expect(there).toBeVisible();
      };
      /** Loads in a browser that has been nowhere yet, as often as was asked for. */
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
            // A tab left open is told by the browser what it fetched for after the sign-in and has not used.
            await page.close();
            if (round > 0) await fresh.close();
          }
        });

      // Who is signed out meets the shell alone: the guard sends them to the sign-in, of which all is there or nothing.
      if (signedIn || rounds > 1)
        repeat('with an empty cache, and again with a full one, and nothing moves', async (page) => {
          await watchShifts(page, 'counts');
          for (let time = 0; time < 2; time++) {
            await load(page);
            await quiet(page);
            expect(await shiftsOf(page)).toEqual([]);
          }
        });

      // The shell's files are here, the member area's are not: its scripts run before the parser has come to the root.
      // That is the same on every page of a remote.
      if (firsts.includes(address) || rounds > 1)
        repeat('with the files of the public pages in the cache', async (page) => {
          await page.goto('/about');
          await hydrated(page);
          await load(page);
        });
    }
  });
}
