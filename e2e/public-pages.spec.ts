import type { Page } from '@playwright/test';
import { backend, expect, hydrated, test } from './support/product.ts';

const ORIGIN = 'https://ninecourse.example';

/** Each public page of the firm and its offers, with words that a reader without JavaScript has to find on it. */
const pages: readonly { readonly path: string; readonly words: readonly (string | RegExp)[] }[] = [
  { path: '/about', words: ['Harlan Teague', 'Organize', 'Prioritize', 'Realize', 'Level first'] },
  {
    path: '/contact',
    words: ['(615) 555-0142', '(615) 555-0143', 'hello@ninecourse.example', /9\s?AM/, /8\s?PM/, '24 hours'],
  },
  { path: '/pricing', words: ['$9,300', '$3,267', '$9,800', '$500', '30-day', '25', '24 hours', '$897'] },
  { path: '/services', words: ['$2,500', '$5,000', 'Growth', 'Scale', 'Enterprise', '$10M', /90.days?/] },
  { path: '/for-clients', words: ['Private Foundations', 'Asset Protection', 'Legacy Planning', '$50M+'] },
  { path: '/for-cpas', words: ['Private Foundations', '$897', '$25K+', '45+', /26\+? CPE hours|26\+/] },
  { path: '/client-application', words: [/what happens next/i, /sample/i, /onboarding/i] },
  { path: '/onboarding', words: [/sign in/i] },
  {
    path: '/team',
    words: ['Harlan Teague, CPA', 'Miriam Castellano, CPA', 'Desmond Oyelaran, EA', 'Chattanooga, Tennessee'],
  },
  {
    path: '/testimonials',
    words: [
      'Tax Savings',
      'Retirement Planning',
      'Business Strategy',
      'Professional Education',
      'Key results',
    ],
  },
  {
    path: '/partners',
    words: [
      ...[
        '15+',
        '1000+',
        '100%',
        'Cumberland Mortgage',
        'Harrow & Lyle',
        'Bright Ledger CPAs',
        'Keystone Risk',
      ],
      ...['Website on request', 'shared line', 'Expertise', 'Coordination', 'Trust', 'Get Connected Today'],
    ],
  },
  { path: '/terms-and-conditions', words: ['Tennessee', /arbitrat/i, /last updated/i] },
  { path: '/privacy-policy', words: [/seven years/i, /under 13|age of 13|under the age of thirteen/i] },
  { path: '/book', words: [/30.minute|thirty.minute/i] },
  { path: '/newsletter', words: [/newsletter/i] },
];

/** Addresses that pages lead to already and that show the home page until they are built. */
const notBuilt =
  /^\/(cpps\/(apply|curriculum)|cpa-directory|cpa\/.*|cpe-symposium|white-papers|tax-center|blog(\/.*)?|resources|advanced-retirement-planning|podcast(\/.*)?)$/;

/** Layout shift from the first paint on, in the way browsers report it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as Window & { shifts?: string[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: readonly { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources?.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? ''),
        );
        shifts.push(`${entry.value.toFixed(4)} ${moved?.join(' | ') ?? ''}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifts?: string[] }).shifts ?? []);
}

/** Scrolls to the end as a reader does, so that everything which waits to be seen is there. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

test('each page has a title, a description and a main heading of its own', async ({ request }) => {
  const served = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
        heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
      };
    }),
  );
  for (const part of ['title', 'description', 'heading'] as const) {
    const values = served.map((page) => page[part]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size, `${part}: ${values.join('\n')}`).toBe(pages.length);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, words } of pages) {
    test(`${path} is served whole and says what it is`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const word of words) await expect(page.getByRole('main')).toContainText(word);

      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + path);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThanOrEqual(50);
      expect(description?.length).toBeLessThanOrEqual(160);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const { '@graph': nodes } = JSON.parse(data ?? '{}') as { '@graph': Record<string, unknown>[] };
      const breadcrumb = nodes.find((node) => node['@type'] === 'BreadcrumbList');
      expect(breadcrumb?.['itemListElement']).toMatchObject([
        { position: 1, item: `${ORIGIN}/` },
        { position: 2, item: ORIGIN + path },
      ]);
    });
  }
});

for (const { path } of pages) {
  test(`${path} keeps still, asks nobody else for anything, and fits 320 px`, async ({ page, baseURL }) => {
    const shifts = await watchShifts(page);
    const outside: string[] = [];
    const own = [baseURL ?? '', backend().url].map((url) => new URL(url).origin);
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !own.includes(origin)) outside.push(request.url());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await readToTheEnd(page);
    expect(await shifts()).toEqual([]);
    expect(outside).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`every link of ${path} leads somewhere`, async ({ page, request }) => {
    await page.goto(path);
    await hydrated(page);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    for (const href of hrefs.filter((href) => href.startsWith('#'))) {
      await expect(page.locator(`[id="${href.slice(1)}"]`), href).toHaveCount(1);
    }
    const inside = hrefs.filter(
      (href) => href.startsWith('/') && !notBuilt.test(href.split(/[?#]/)[0] ?? ''),
    );
    expect(inside.length).toBeGreaterThan(5);
    const answers = await Promise.all(
      inside.map(async (href) => `${href} ${String((await request.get(href)).status())}`),
    );
    expect(answers).toEqual(inside.map((href) => `${href} 200`));
    for (const href of hrefs.filter((href) => !/^[/#]/.test(href))) {
      expect(href).toMatch(/^(https:\/\/|mailto:[^@]+@|tel:\+\d{11}$)/);
    }
  });

  test(`${path} prints without buttons and without the header’s navigation`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    // Paper is white, whatever the screen prefers.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 32, 46)');
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
    const buttons = page.locator('button, [data-slot="button-link"]').filter({ visible: true });
    expect(await buttons.evaluateAll((found) => found.map((element) => element.textContent))).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
