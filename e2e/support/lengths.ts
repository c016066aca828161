import type { Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { expect } from './product.ts';

type Width = 390 | 1280;

/** Pixels. Legal texts, articles, and transcripts have no limit. */
const longest = { home: { 390: 15_000, 1280: 9_500 }, other: 14_000, footer: { 390: 1_400, 1280: 700 } };
const byTheirText = (address: string): boolean =>
  address === paths.terms || address === paths.privacy || /^\/(blog|podcast)\/./.test(address);

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height));

/** Asserts the maximum height of a public page and its footer. Call `layOut` first. */
export async function expectLength(page: Page, address: string, width: Width): Promise<void> {
  const most = address === paths.home ? longest.home[width] : longest.other;
  if (!byTheirText(address))
    expect(await heightOf(page, 'body'), `px of ${address} at ${width} px`).toBeLessThanOrEqual(most);
  expect(await heightOf(page, '[data-slot=site-footer]'), `px of its footer`).toBeLessThanOrEqual(
    longest.footer[width],
  );
}
