import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SETTLED_MARK } from 'shared-contract/page-events';
import { expect } from './product.ts';

/** The rules that look at colours: all that a theme can change for the same elements. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Our pages have no frames: one run in the page is all, and three times as quick as one that looks for them.
  let axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules) axe = axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Colours change over a moment, and the end of a page is laid out last; axe would read both half way. */
async function settled(page: Page): Promise<void> {
  await page.locator(`html[${SETTLED_MARK}]`).waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/** axe finds nothing on the page as it stands: every rule in the light theme, those about colour in the dark one too. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  await settled(page);
  expect(await violations(page), what).toEqual([]);
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
  await settled(page);
  expect(await violations(page, colourRules), `${what ?? ''} in the dark theme`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
}
