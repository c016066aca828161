import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { runNode } from '../scripts/lib/testing/command-process.ts';
import type { Release } from '../shell/server/release.ts';
import { startService, type Service } from '../scripts/lib/services.ts';
import { backend, expect, hydrated, release, test } from './support/product.ts';

// As wide a change as a look can take: a variant that the remotes' sheets have never heard of, beside classes that stay.
const looks = 'ui:sm:rounded-full ui:lg:px-14 ui:lg:tracking-widest';
// One worker: the shell is built once.
test.describe.configure({ mode: 'default' });

let folder = '';
let site: Service | undefined;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-newer-'));
  const built = runNode([path.join(import.meta.dirname, 'support/newer-shell.ts'), folder, looks]);
  const newer = (await built.line(/^Release: /)).replace('Release: ', '');
  const { url, publishableKey } = backend();
  site = await startService(
    'The newer site',
    path.resolve(import.meta.dirname, '../shell/server/node/main.ts'),
    {
      env: {
        SITE_PORT: '0',
        SITE_ROOT: newer,
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
      },
    },
  );
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (pathname: string) => `${site?.url.replace('127.0.0.1', 'localhost') ?? ''}${pathname}`;

test('of the newer release the shell alone was built again', async ({ request }) => {
  const { remotes } = (await (await request.get(addressOf('/remotes.json'))).json()) as Release['manifest'];
  expect(remotes).toEqual(release().manifest.remotes);
});

/** How each button inside a remote looks, and how the same one looks among the shell's own. */
const buttonsOf = (page: Page) =>
  page.evaluate(() => {
    const look = (element: Element) => {
      const { borderRadius, paddingLeft, paddingRight, letterSpacing } = getComputedStyle(element);
      return { borderRadius, paddingLeft, paddingRight, letterSpacing };
    };
    const selector = '[data-mfe] :is([data-slot="button"], [data-slot="button-link"])';
    return [...document.querySelectorAll(selector)].map((button) => {
      const twin = document.createElement(button.tagName);
      twin.className = button.className;
      document.querySelector('header')?.append(twin);
      const looksOf = { here: look(button), inShell: look(twin) };
      twin.remove();
      return looksOf;
    });
  });

for (const address of ['/', '/pricing', '/cpps'])
  test(`${address}: buttons of a newer shell are the buttons of remotes that were built before`, async ({
    page,
  }) => {
    await page.goto(addressOf(address));
    await hydrated(page);
    const buttons = await buttonsOf(page);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { here, inShell } of buttons) {
      expect(here).toEqual(inShell);
      expect(here).toMatchObject({ paddingLeft: '56px', paddingRight: '56px' });
      expect(parseFloat(here.borderRadius)).toBeGreaterThan(100);
    }
  });
