import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MEASURED_WIDTHS, RESERVABLE, footerKey, sectionHeightsFile } from '@scripts/build/pages';
import { ownerOf } from '@scripts/core/files';
import { publicPages } from './support/pages.ts';
import { expect, release, test } from './support/product.ts';

const CHECKED_WIDTHS = [320, 390, 640, 768, 900, 1024, 1280, 1600];

/** Opens a page as prerendered: the application's code is blocked, and the boot script loads the fonts. */
async function openServed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const families = release().site.fonts.map(([family]) => family);
  await page.waitForFunction(
    (names) =>
      names.every((name) =>
        [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
        ),
      ),
    families,
  );
}

/** Measures the sections that may have a reserved height, after rendering each. */
const measureSections = (page: Page) =>
  page.locator(RESERVABLE).evaluateAll((elements) =>
    elements.map((element) => {
      const section = element as HTMLElement;
      section.style.contentVisibility = 'visible';
      const { containIntrinsicBlockSize } = getComputedStyle(section);
      return {
        heading: section.querySelector('h2')?.textContent ?? null,
        isFooter: section.localName === 'footer',
        reserved: Number(/[\d.]+(?=px)/.exec(containIntrinsicBlockSize)?.[0]),
        height: section.getBoundingClientRect().height,
      };
    }),
  );

type Section = Awaited<ReturnType<typeof measureSections>>[number];

async function measureAt(
  page: Page,
  address: string,
  widths: readonly number[],
): Promise<(readonly [width: number, sections: readonly Section[]])[]> {
  await openServed(page, address);
  const measured: (readonly [number, readonly Section[]])[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    measured.push([width, await measureSections(page)]);
  }
  return measured;
}

test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
});
test.afterEach(({ complaints }) => {
  // The browser logs every blocked script.
  complaints.splice(0);
});

if (process.env['SECTION_HEIGHTS'] === 'write')
  test('write the heights of the sections', async ({ page }) => {
    const files: Record<string, Record<string, number[][]>> = {};
    for (const address of publicPages()) {
      const measured = await measureAt(page, address, MEASURED_WIDTHS);
      const [, sections = []] = measured[0] ?? [];
      const rows = sections.map((section, index) => ({
        ...section,
        heights: section.height > 0 ? measured.map(([, all]) => Math.round(all[index]?.height ?? 0)) : [],
      }));
      for (const { heading, heights } of rows.filter(({ isFooter }) => isFooter))
        (files['shell'] ??= {})[footerKey(heading !== null)] = [heights];
      const own = rows.flatMap(({ isFooter, heights }) => (isFooter ? [] : [heights]));
      if (own.length > 0) (files[ownerOf(release(), address)] ??= {})[address] = own;
    }
    for (const [name, heights] of Object.entries(files))
      writeFileSync(sectionHeightsFile(name), `${JSON.stringify(heights, null, 2)}\n`);
  });
else
  test('every section has its height reserved within 15 % at every width', async ({ page }) => {
    const wrong: string[] = [];
    for (const address of publicPages())
      for (const [width, sections] of await measureAt(page, address, CHECKED_WIDTHS))
        for (const { heading, reserved, height } of sections)
          if (height > 0 && !(Math.abs(reserved - height) <= Math.max(0.15 * height, 15)))
            wrong.push(
              `${address} "${heading ?? 'footer'}" at ${String(width)} px: ${reserved.toFixed(0)} px reserved, ${height.toFixed(0)} px high`,
            );
    expect(wrong, 'Measure again with "npm run section-heights".').toEqual([]);
  });
