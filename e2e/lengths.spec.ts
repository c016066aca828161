import type { Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { publicPages } from './support/pages.ts';
import { expect, hydrated, test } from './support/product.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Pixels. A text of law, an article and a transcript are as long as they have to be. */
const longest = { home: { 390: 15_000, 1280: 9_500 }, other: 14_000, footer: { 390: 1_400, 1280: 700 } };
const byTheirText = (address: string): boolean =>
  address === paths.terms || address === paths.privacy || /^\/(blog|podcast)\/./.test(address);

/** Whether a page is laid out whole: what is far from the window waits for that. */
const settled = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
};
const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height));

for (const viewport of [PHONE, DESKTOP]) {
  const at = viewport.width as 390 | 1280;
  test(`no page and no footer is longer than it may be at ${at} px`, async ({ browser, baseURL }) => {
    test.slow();
    const page = await browser.newPage({ viewport, ...(baseURL === undefined ? {} : { baseURL }) });
    const over: string[] = [];
    for (const address of publicPages()) {
      await settled(page, address);
      const height = await heightOf(page, 'body');
      const footer = await heightOf(page, '[data-slot=site-footer]');
      const most = address === paths.home ? longest.home[at] : longest.other;
      if (height > most && !byTheirText(address)) over.push(`${address}: ${height}`);
      if (footer > longest.footer[at]) over.push(`${address}: footer ${footer}`);
    }
    await page.close();
    expect(over).toEqual([]);
  });
}

/** What a person came for, by the place that links lead to. */
const tasks = [
  { address: paths.book, place: '#times [data-slot=time-picker]' },
  { address: paths.contact, place: '#message' },
  { address: paths.clientApplication, place: '#apply' },
  { address: paths.forClients, place: '#assessment' },
  { address: paths.forCpas, place: '#partnership' },
  { address: paths.calculator('tax-brackets'), place: '#calculator' },
  { address: paths.calculator('cost-segregation'), place: '#calculator' },
];

for (const { address, place } of tasks) {
  test(`on a phone the task of ${address} begins on the first screen`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await settled(page, address);
    const first = page.locator(`${place} :is(input, select, textarea, button):visible`).first();
    const box = await first.boundingBox();
    expect(Math.round(box?.y ?? Infinity)).toBeLessThanOrEqual(600);
  });
}
