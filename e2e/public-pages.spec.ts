import type { Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { expectAccessibleAtEachWidth } from './support/axe.ts';
import { expectLength } from './support/lengths.ts';
import { publicPages } from './support/pages.ts';
import { backend, expect, hydrated, layOut, quiet, test } from './support/product.ts';
import { fontShiftsOf, shiftsOf, watchShifts } from './support/shifts.ts';

// These tests only read, so they share a tab. Each test starts with cache, cookies, and storage cleared.
test.use({ reuseContext: true });

const asking = new Set<string>([paths.confirm, paths.resetPassword]);

async function holdBack(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Delays the fonts until after the first paint, like a slow connection. Returns a function that releases them and waits
 * until the page uses them.
 */
async function holdFonts(page: Page) {
  const release = await holdBack(page, '**/static/font/*');
  return async () => {
    await page.evaluate(async () => {
      await new Promise((painted) =>
        new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
      );
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    release();
    await page.waitForFunction(async () => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return ['Besley Variable', 'Public Sans Variable'].every((family) =>
        loaded.some((face) => face.family.replaceAll('"', '') === family),
      );
    });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}

/** Scrolls to the end like a reader, so that all deferred content loads. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
  });
  await quiet(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // One of each kind. `scripts/checks/site/pages.integration.ts` reads the HTML of every page.
  for (const [kind, path] of [
    ['home', '/'],
    ['reading', '/blog/capital-preservation'],
    ['form', paths.contact],
    ['calculator', '/resources/cash-balance'],
    ['another remote', '/cpps'],
    ['shell', paths.login],
  ] as const)
    test(`${path} (${kind}) shows its content`, async ({ page }) => {
      await page.goto(path);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toBeVisible();
      const content = await page.getByRole('main').innerText();
      expect(content.replace(await heading.innerText(), '').trim().length).toBeGreaterThan(40);
    });
});

const markServed = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('main *').forEach((element) => {
        element.setAttribute('data-served', '');
      });
      const served = document.querySelectorAll('main [data-served]').length;
      document.documentElement.setAttribute('data-served-count', String(served));
      Object.assign(window, {
        servedLinks: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
      });
    });
  });

/** Asserts that links added by hydration lead to pages. `scripts/checks/site/crawl.integration.ts` follows the served ones. */
async function expectLinksLead(page: Page) {
  const added = await page.evaluate(() => {
    const { servedLinks } = window as unknown as { servedLinks: readonly string[] };
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    return links.filter((href) => !servedLinks.includes(href));
  });
  for (const href of added) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
}

/** Print is white in either color scheme and omits controls that only work on screen. */
async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 32, 46)');
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  const buttons = page.locator('button, [data-slot="button-link"]').filter({ visible: true });
  expect(await buttons.evaluateAll((found) => found.map((element) => element.textContent))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const path of publicPages()) {
  test(`${path} comes alive in place, keeps still, asks nobody else, leads on, is accessible at every width, and prints`, async ({
    page,
    baseURL,
  }) => {
    await watchShifts(page, 'is-expected');
    const sendFonts = await holdFonts(page);
    await markServed(page);
    // Backend data, such as free times, replaces prerendered content.
    const answer = await holdBack(page, `${backend().url}/**`);
    const outside: string[] = [];
    const own = [baseURL ?? '', backend().url].map((url) => new URL(url).origin);
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !own.includes(origin)) outside.push(request.url());
    });
    // The page's load event waits for its fonts.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await sendFonts();
    await hydrated(page);
    await test.step('the same elements', async () => {
      // After hydration, these two pages change according to the link that opened them.
      if (asking.has(path)) return;
      const served = Number(await page.locator('html').getAttribute('data-served-count'));
      expect(served).toBeGreaterThan(5);
      await expect(page.locator('main [data-served]')).toHaveCount(served);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    });
    answer();
    await quiet(page);
    await readToTheEnd(page);
    expect(await shiftsOf(page)).toEqual([]);
    await test.step('hardly a line moves when the fonts come', async () => {
      const seen = await fontShiftsOf(page);
      const sum = seen.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(seen)).toBeLessThan(0.05);
    });
    expect(outside).toEqual([]);
    await test.step('links', () => expectLinksLead(page));
    await test.step('axe, length and 320 px', async () => {
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await expectAccessibleAtEachWidth(page, (width) => expectLength(page, path, width));
    });
    await page.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
    await test.step('paper', () => expectPaper(page));
  });
}

test('a link within a page goes to its place', async ({ page }) => {
  await page.goto(paths.terms);
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(-3);
  const place = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect(place).toBeInViewport();
});

test('the footer is short, and alone a legal line where somebody has something to do', async ({ page }) => {
  const heights = async (path: string) => {
    await page.goto(path);
    await layOut(page);
    return (await page.getByRole('contentinfo').boundingBox())?.height ?? Infinity;
  };
  for (const [width, whole, line] of [
    [1280, 700, 220],
    [390, 1400, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await heights(paths.about)).toBeLessThanOrEqual(whole);
    for (const path of [paths.login, paths.contact]) expect(await heights(path)).toBeLessThanOrEqual(line);
  }
});
