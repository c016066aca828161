import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/axe.ts';
import { expectLength } from './support/lengths.ts';
import { memberPages, publicPages } from './support/pages.ts';
import { demo, expect, hydrated, startSignedIn, test } from './support/product.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** As it stands on a desktop and on a phone, in both themes; and on the narrowest phone nothing is wider than it. */
async function expectAccessibleAtEachWidth(page: Page, publicAddress?: string) {
  await expectAccessibleAt(page, sizes, async (width) => {
    if (publicAddress !== undefined) await expectLength(page, publicAddress, width);
  });
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const path of [...publicPages(), '/no/such/page']) {
  test(`${path}: axe finds nothing, nothing is wider than the screen, and it is no longer than it may be`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const isUnknown = path.startsWith('/no/');
    // It is the home page with a notice above.
    await expectAccessibleAtEachWidth(page, isUnknown ? undefined : path);
    if (isUnknown) complaints.splice(0);
  });
}

for (const path of [...memberPages(), '/dashboard/no-such-page']) {
  test(`${path}: axe finds nothing and nothing is wider than the screen`, async ({ page }) => {
    await startSignedIn(page, demo.coach);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-mfe="mfe-dashboard"]')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
}
