import type { Page } from '@playwright/test';
import { createTestStore, filesOfFolder } from '../shell/server/testing/test-store.ts';
import { expectAccessible } from './support/axe.ts';
import { writeReleaseFixture } from './support/release-fixture.ts';
import { expect, hydrated, test as base } from './support/product.ts';
import { storeSite, type StoreSite } from './support/store-site.ts';

const set = 'd'.repeat(16);

interface Planted {
  readonly site: StoreSite;
  /** URL of a script that the live release set doesn't contain. It sets an attribute when it runs. */
  readonly script: string;
  readonly link: string;
  /** Link to the same release set, signed with a different key. */
  readonly foreign: string;
}

const test = base.extend<object, { planted: Planted }>({
  planted: [
    async ({}, use) => {
      const release = writeReleaseFixture(set, [
        { file: /^html\/about\.html$/, change: (html) => html.replace('<html ', '<html data-previewed ') },
        {
          file: /^remotes\/mfe-marketing\/remoteEntry\.\w+\.js$/,
          change: (code) => `document.documentElement.dataset.ran = '1';${code}`,
        },
      ]);
      const files = filesOfFolder(release.folder);
      const site = await storeSite();
      const link = `/preview/${await site.store.preview(files, set)}`;
      const foreign = `/preview/${await (await createTestStore()).preview(files, set)}`;
      site.write();
      await use({ site, script: release.files[1] ?? '', link, foreign });
      await site.stop();
      release.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ planted }, use) => {
    await use(planted.site.url);
  },
});
test.use({ serviceWorkers: 'allow' });

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const previewed = (page: Page) => page.locator('html[data-previewed]');
const ran = (page: Page) => page.locator('html[data-ran]');

const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? '';
    }
    return kept;
  });

test('a preview is for whoever opened its link, until they leave it; a foreign one runs nowhere', async ({
  page,
  context,
  planted: { link, foreign, script },
  complaints,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => Object.keys(await keptTexts(page))).toContain('/about');

  expect((await page.goto(foreign))?.status()).toBe(403);
  complaints.splice(0);
  await expect(page.getByRole('main')).toContainText('it was not made for this site');
  await page.getByRole('link', { name: 'Go to the live site' }).click();
  await hydrated(page);
  await page.goto('/about');
  await page.getByRole('main').hover();
  await hydrated(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(previewed(page).or(ran(page))).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(asked).not.toContain(script);

  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expect(bannerOf(page)).toContainText('Preview of mfe-marketing 1.5.0-<new> by Ann & Ben, until');
  await page.goto('/about');
  await page.getByRole('main').hover();
  await hydrated(page);
  await expect(previewed(page)).toHaveCount(1);
  await expect(ran(page)).toHaveCount(1);
  expect(asked).toContain(script);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  await bannerOf(page).getByText('Preview', { exact: true }).click();
  await expect(bannerOf(page)).toContainText(set);
  await expectAccessible(page);
  // The banner also remains after in-app navigation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(bannerOf(page)).toBeInViewport();
  const kept = Object.entries(await keptTexts(page));
  expect(kept.map(([path]) => path)).not.toContain(script);
  expect(kept.filter(([, text]) => /preview-banner|data-previewed/.test(text))).toEqual([]);

  await bannerOf(page).getByRole('button', { name: 'Leave the preview' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact/);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/about');
  await hydrated(page);
  await expect(previewed(page).or(ran(page))).toHaveCount(0);
});
