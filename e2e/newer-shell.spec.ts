import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startService, type Service } from '@scripts/core/processes';
import { runNode } from '@scripts/core/testing';
import { siteSettings } from '@scripts/release/local';
import type { Release } from 'shared-release/release';
import { siteEnvironment, storeRelease } from './support/test-store.ts';
import { demo, expect, hydrated, release, startSignedIn, test } from './support/product.ts';

const newer = {
  // The largest possible style change: a variant that the remotes' stylesheets don't contain, next to classes that they
  // do.
  looks: 'ui:sm:rounded-full ui:lg:px-14 ui:lg:tracking-widest',
  color: '#5a1a4a',
  firm: 'Elm & Vale',
};
const COLOR = 'rgb(90, 26, 74)';
// Use one worker, so that the shell is built only once.
test.describe.configure({ mode: 'default' });

let folder = '';
let site: Service | undefined;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-newer-'));
  const built = runNode([
    path.join(import.meta.dirname, 'support/newer-shell.ts'),
    folder,
    JSON.stringify(newer),
  ]);
  const served = (await built.line(/^Release: /)).replace('Release: ', '');
  site = await startService(
    'The newer site',
    path.resolve(import.meta.dirname, '../shell/server/node/main.ts'),
    { env: siteEnvironment(siteSettings(await storeRelease(served, folder))) },
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

/** Returns the styles of each button inside a remote, and of the same button outside every remote. */
const buttonsOf = (page: Page) =>
  page.evaluate(() => {
    const looked = [
      ...['color', 'backgroundColor', 'borderTopColor', 'borderRadius', 'minHeight', 'paddingTop'],
      ...[
        'paddingLeft',
        'paddingRight',
        'letterSpacing',
        'fontFamily',
        'fontSize',
        'fontWeight',
        'lineHeight',
      ],
    ] as const;
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(looked.map((name) => [name, style[name]]));
    };
    const selector = '[data-mfe] :is([data-slot="button"], [data-slot="button-link"])';
    return [...document.querySelectorAll<HTMLElement>(selector)].map((button) => {
      // A panel may override tokens, so place the other button on the same kind of panel.
      const place = document.createElement('div');
      place.dataset['tone'] = button.closest<HTMLElement>('[data-tone]')?.dataset['tone'] ?? 'ground';
      const twin = document.createElement(button.tagName);
      twin.className = button.className;
      place.append(twin);
      document.body.append(place);
      const looks = { here: look(button), outside: look(twin) };
      place.remove();
      return looks;
    });
  });

for (const { address, who } of [
  { address: '/' },
  { address: '/pricing' },
  { address: '/verify' },
  { address: '/dashboard', who: demo.coach },
])
  test(`${address}: buttons of a newer shell of another firm are those of remotes that were built before`, async ({
    page,
  }) => {
    if (who) await startSignedIn(page, who, demo.password, addressOf(''));
    await page.goto(addressOf(address));
    await hydrated(page);
    await expect(page).toHaveTitle(/Elm & Vale/);
    await expect(page.locator('[data-mfe] [data-slot^="button"]').first()).toBeVisible();
    const buttons = await buttonsOf(page);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { here, outside } of buttons) {
      expect(here).toEqual(outside);
      expect(here).toMatchObject({ paddingLeft: '56px', paddingRight: '56px' });
      expect(parseFloat(here['borderRadius'] ?? '')).toBeGreaterThan(100);
    }
    // Some buttons are on the plain background and have the other firm's color.
    expect(buttons.flatMap(({ here }) => Object.values(here))).toContain(COLOR);
  });
