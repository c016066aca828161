import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, layOut } from './product.ts';

/** Without the comments, which each page would read as well. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours: all that a theme can change for the same elements. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** One run in the page is all, as our pages have no frames; axe comes into a document once. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) =>
        [`${id}: ${html.slice(0, 160)}`, ...any.map(({ message }) => message)].join(' '),
      ),
    );
  }, rules);
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Colors change gradually, and sections far from the viewport are not laid out; axe would read intermediate states. */
async function settled(page: Page): Promise<void> {
  await layOut(page);
  // Not waited for: one in a part that the browser does not lay out stands still. What comes in, such as a dialog or a
  // message, is read as it will be; what turns for ever goes on.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** What is laid in, and messages that come and go, would be read half way. */
export const atRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')),
    )
    .toBe(true);

async function inDarkTheme(page: Page, look: () => Promise<void>): Promise<void> {
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
}

async function expectNothing(page: Page, what: string, rules?: readonly string[]): Promise<void> {
  await settled(page);
  expect(await violations(page, rules), what).toEqual([]);
}

/** axe finds nothing on the page as it stands: every rule in the light theme, those about colour in the dark one too. */
export async function expectAccessible(page: Page, what = ''): Promise<void> {
  await expectNothing(page, what);
  await inDarkTheme(page, () => expectNothing(page, `${what} in the dark theme`, colourRules));
}

const widths = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/**
 * The same on a desktop and on a phone; the theme changes once for both, which lays out the page anew. And on the
 * narrowest phone nothing is wider than it.
 */
export async function expectAccessibleAtEachWidth(
  page: Page,
  lookAt: (width: (typeof widths)[number]['width']) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    await expectNothing(page, `${String(size.width)} px`);
    await lookAt(size.width);
  }
  await inDarkTheme(page, async () => {
    for (const size of [...widths].reverse()) {
      await page.setViewportSize(size);
      await expectNothing(page, `${String(size.width)} px in the dark theme`, colourRules);
    }
  });
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
