import type { Page } from '@playwright/test';
import { openLine, type Line } from '@scripts/core/browsers';
import { filesOf, mark } from './support/on-a-line.ts';
import { ownSite, type OwnSite } from './support/test-site.ts';
import { remoteAreas } from './support/pages.ts';
import { demo, expect, hydrated, quiet, release, startSignedIn, test as base } from './support/product.ts';
import { secondRelease, type SecondRelease } from './support/second-release.ts';

/** A site that switches its release under an open tab, behind a proxy that can make files unavailable. */
const test = base.extend<{ line: Line; site: OwnSite }, { second: SecondRelease }>({
  second: [
    async ({}, use) => {
      const second = secondRelease();
      await use(second);
      second.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    await site.stop();
  },
  line: async ({ site }, use) => {
    const line = await openLine(site.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.url);
  },
});

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const samePage = (page: Page) => page.locator('html[data-same-page]');

const follow = async (page: Page, address: string) => {
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(address);
};

const expectRelease = async (page: Page, name: string) => {
  await hydrated(page);
  expect(await page.content()).toContain(name);
};

test('a half-filled form stays while the site changes, and the pages after it are the new ones', async ({
  page,
  site,
  second,
}) => {
  await startSignedIn(page, demo.client);
  await page.goto('/contact');
  await expectRelease(page, release().release);
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Full Name').fill('Ruth Ainsley');
  await quiet(page);
  await mark(page);
  await site.serve({ folder: second.folder });
  await comeBack(page);
  const offer = page.locator('[data-slot="toast"]', { hasText: 'A new version of this site is here.' });
  await expect(offer).toBeVisible();
  await expect(samePage(page)).toHaveCount(1);
  await offer.getByRole('button', { name: 'Reload the page' }).click();
  await expect(samePage(page)).toHaveCount(0);
  await expectRelease(page, second.name);
  await expect(form.getByLabel('Full Name')).toHaveValue('Ruth Ainsley');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();

  // Rollback: to the page, the earlier release is one more release that isn't its own.
  await form.getByLabel('Email').fill('ruth@harrow.example');
  await quiet(page);
  await mark(page);
  await site.serve();
  await comeBack(page);
  await expect(offer).toBeVisible();
  await follow(page, '/about');
  await expect(samePage(page)).toHaveCount(1);
  await follow(page, '/team');
  await expect(samePage(page)).toHaveCount(0);
  await expectRelease(page, release().release);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
});

test('a tab whose files are gone moves to the new release by itself', async ({
  page,
  site,
  line,
  second,
  complaints,
}) => {
  const cpps = remoteAreas().find(({ area }) => area === 'mfe-cpps');
  if (!cpps) throw new Error('The release has no mfe-cpps.');
  await page.goto('/about');
  await page.getByRole('main').hover();
  await hydrated(page);
  await quiet(page);
  await mark(page);
  await site.serve({ folder: second.folder });
  const isPruned = filesOf(cpps.remote, 'entry');
  // The new release's document loads its own files, so don't remove those.
  line.set((pathname) => isPruned(pathname) && !line.asked.includes(cpps.path), { kind: 'gone' });
  await follow(page, cpps.path);
  await expect(samePage(page)).toHaveCount(0);
  await expectRelease(page, second.name);
  await expect(page.locator('[data-mfe="mfe-cpps"]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  complaints.splice(0);
});
