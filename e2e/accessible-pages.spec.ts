import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { memberPages, publicPages } from './support/pages.ts';
import { demo, expect, hydrated, signIn, test } from './support/product.ts';

/** As it stands on a desktop and on a phone, in both themes; and on the narrowest phone nothing is wider than it. */
async function expectAccessibleAtEachWidth(page: Page) {
  await expectAccessible(page, '1280 px');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, '390 px');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const path of [...publicPages(), '/no/such/page']) {
  test(`${path}: axe finds nothing and nothing is wider than the screen`, async ({ page, complaints }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
    if (path.startsWith('/no/')) complaints.splice(0);
  });
}

for (const path of [...memberPages(), '/dashboard/no-such-page']) {
  test(`${path}: axe finds nothing and nothing is wider than the screen`, async ({ page }) => {
    await signIn(page, demo.coach);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-mfe="mfe-dashboard"]')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
}
