import type { BrowserContext } from '@playwright/test';
import { expectAccessibleAtEachWidth } from './support/axe.ts';
import { memberPages } from './support/pages.ts';
import { demo, expect, hydrated, siteUrl, startSignedIn, test as base } from './support/product.ts';

// Tests in public-pages.spec.ts cover the public pages.
base(
  '/no/such/page: axe finds nothing and nothing is wider than the screen',
  async ({ page, complaints }) => {
    await page.goto('/no/such/page');
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
    complaints.splice(0);
  },
);

/** One tab in which a coach loads each page as a new document. */
const test = base.extend<object, { signedIn: BrowserContext }>({
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteUrl(), serviceWorkers: 'block' });
      await startSignedIn(await context.newPage(), demo.coach);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ signedIn }, use) => {
    await use(signedIn);
  },
});

for (const path of [...memberPages(), '/dashboard/no-such-page']) {
  test(`${path}: axe finds nothing and nothing is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-mfe="mfe-dashboard"]')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
}
