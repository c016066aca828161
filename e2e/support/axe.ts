import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, layOut } from './product.ts';

/** The minified file has no comments, which every page would otherwise parse too. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Color rules: the only ones whose result can change between themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** One run covers the page, because our pages have no iframes. Loads axe once per document. */
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

/** Skips animations and renders offscreen sections, because axe would otherwise read intermediate states. */
async function settled(page: Page): Promise<void> {
  await layOut(page);
  // Don't wait for animations: those in unrendered sections never progress. Finish the finite ones, so that axe reads
  // dialogs and toasts in their final state. Infinite ones continue.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

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

/**
 * Asserts that axe finds no violations on the page: all rules in the light theme, the color rules in the dark theme
 * too.
 */
export async function expectAccessible(page: Page, what = ''): Promise<void> {
  await expectNothing(page, what);
  await inDarkTheme(page, () => expectNothing(page, `${what} in the dark theme`, colourRules));
}

const widths = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/**
 * Like `expectAccessible`, on a desktop and a phone. Changes the theme only once for both, because that lays out the
 * page again. Also asserts that nothing is wider than the narrowest phone.
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
