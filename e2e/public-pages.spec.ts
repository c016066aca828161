import type { Page } from '@playwright/test';
import { answers } from 'shared-contract/page-addresses';
import { paths } from 'shared-contract/paths';
import { expectAccessibleAtEachWidth } from './support/axe.ts';
import { expectLength } from './support/lengths.ts';
import { publicPages } from './support/pages.ts';
import { backend, expect, hydrated, layOut, quiet, release, test } from './support/product.ts';
import { fontShiftsOf, shiftsOf, watchShifts } from './support/shifts.ts';

// These only read: each takes on the tab of the last one, with its cache, cookies and stored values emptied.
test.use({ reuseContext: true });

const ORIGIN = 'https://ninecourse.example';

/** Words that a reader without JavaScript has to find, where more is at stake than that the page is there as a whole. */
const words: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': ['Clarity First', 'Implement & Win', 'Legacy Summit Circle', '$50M+', 'Cost Segregation'],
  '/about': ['Harlan Teague', 'Organize', 'Prioritize', 'Realize', 'Level first'],
  '/contact': [
    '(615) 555-0142',
    '(615) 555-0143',
    'hello@ninecourse.example',
    /9\s?AM/,
    /8\s?PM/,
    '24 hours',
  ],
  '/pricing': ['$9,300', '$3,267', '$9,800', '$500', '30-day', '25', '24 hours', '$897'],
  '/services': ['$2,500', '$5,000', 'Growth', 'Scale', 'Enterprise', '$10M', /90.days?/],
  '/for-clients': ['Private Foundations', 'Asset Protection', 'Legacy Planning', '$50M+'],
  '/for-cpas': ['Private Foundations', '$897', '$25K+', '45+', /26\+? CPE hours|26\+/],
  '/client-application': [/what happens next/i, /sample/i, /onboarding/i],
  '/onboarding': [/sign in/i],
  '/team': ['Harlan Teague, CPA', 'Miriam Castellano, CPA', 'Desmond Oyelaran, EA', 'Chattanooga, Tennessee'],
  '/testimonials': [
    'Tax Savings',
    'Retirement Planning',
    'Business Strategy',
    'Professional Education',
    'Key results',
  ],
  '/partners': [
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
  '/resources': ['Educational Articles', 'Calculators', 'Mortgage Services', '(615) 555-0142'],
  '/resources/tax-brackets': ['$86,608', '$417,800', '32%', 'Rev. Proc. 2025-32', 'IRC 1411'],
  '/resources/retirement-contributions': ['$35,750', '$11,250', 'Roth', 'Notice 2025-67'],
  '/resources/cash-balance': ['Illustration', '$276,676', '$224,324', 'enrolled actuary', 'IRC 415(b)(5)'],
  '/resources/cost-segregation': ['Illustration', '$494,115', '1.177%', 'engineering-based study'],
  '/resources/research-credit': ['$35,000', '$27,650', 'IRC 280C(c)'],
  '/resources/retainer-return': ['$11,700', '$9,300', 'It promises nothing'],
  '/tax-center': [
    ...['37%', '$23.5K', '$7K', '$10K', 'as first published', 'Income Deferral', 'Income Shifting'],
    ...['Deduction Planning', 'Investment Tax Planning', 'Income Management', 'Investment Moves'],
    ...['Key Tax Deadlines', 'December 31, 2025', 'April 15, 2025', 'October 15, 2025'],
    ...['to $48,475', 'above $751,600', '$15,000', '$15,750', '$40,400', 'Tax Articles', 'Disclosures'],
  ],
  '/cpa-directory': ['4+', 'Showing 4 of 4', 'Gwendolyn Farrar', '+3 more', 'Platinum', 'Learn More'],
  '/cpa/gwendolyn-farrar': [
    ...[
      'Back to Directory',
      'Achievements',
      'Get Quote',
      'Bettina Stroud',
      'Challenge',
      'Solution',
      'Result',
    ],
  ],
  '/cpa/theodore-lachance': ['Bronze', 'Eugene, Oregon', 'Restaurants'],
  '/terms-and-conditions': ['Tennessee', /arbitrat/i, /last updated/i],
  '/privacy-policy': [/seven years/i, /under 13|age of 13|under the age of thirteen/i],
  '/book': [/30.minute|thirty.minute/i],
  '/newsletter': [/newsletter/i],
  '/blog': ['Financial Planning Insights', 'Featured Article', 'Read Article', 'Stay Informed'],
  '/blog/social-security-guide': ['84,900', '106,800', '4.2%', '$32,000', '$25,000', '1.45%', 'Sources'],
  '/blog/year-end-tax-planning': ['$23,500', '$11,250', '$7,000', '50%', '25%', 'Visit Tax Center'],
  '/blog/estate-planning-essentials': ['$13,990,000', '$19,000', '$15,000,000', 'View Legal Partners'],
  '/blog/capital-preservation': ['40', '50%', 'Learn About Our Approach'],
  '/blog/retirement-expenses': ['Schedule a Consultation', 'Medicare'],
  '/blog/non-stock-market-alternatives': ['Read White Papers', 'registered investment adviser'],
  '/podcast/captive-insurance': ['Lorraine Abbey', '47 minutes', 'Edited transcript', 'T.D. 10029'],
  '/podcast/cost-remediation': ['Joel Hardcastle', '38 minutes', 'Key topics'],
  '/podcast/cost-segregation': ['Annette Delgado', '42 minutes', '$494,115'],
  '/cpe-symposium': [
    ...['Free this year', '5th annual event', 'up to 26 CPE hours', 'up to 16 hours', '10+ speakers'],
    ...['November 20 and 21, 2027', 'Welcome reception on November 19', 'Business consulting', '15.0'],
    ...['Cordelia Nygaard', 'Sylvie Rutledge', 'What is included.', 'Register for both days.'],
  ],
  '/cpps': [
    ...['Entity Structuring + Retirement Flow', '$9,800', '$9,300', 'January 12, 2027', 'December 13, 2026'],
    ...['Drawn', 'A second CPA', 'Before you apply.', '33.6 of the 40', 'in a new tab'],
  ],
  '/cpps/curriculum': [
    ...['Weeks 13-14', 'Weekly 2-hour live sessions', 'Captive Feasibility Checklist', 'Form 6765', '40.0'],
    ...['Lifetime access', 'Directory listing'],
  ],
  '/white-papers': [
    ...['Investment Strategy', 'Social Security', 'Retirement Planning', 'Featured', 'Download'],
    ...[/\d+ pages/, 'Explore Advanced Retirement Planning', 'Schedule a Consultation', '$282,000'],
  ],
  '/advanced-retirement-planning': [
    ...['$157,000 to $282,000', 'More than 90%', '$280K+', '5X', 'Illustration'],
    ...[
      'Cash balance plans: a guide for owners',
      'Interest rates and plan design',
      'this practice does not exist',
    ],
    'Whom it does not suit',
  ],
  '/login': ['Sign in', 'Password', 'Create an account'],
  '/register': ['Business Owner', 'CPA / Tax Professional'],
  '/forgot-password': ['Email'],
  '/reset-password': ['Set a new password'],
  '/confirm': ['Confirm your email address'],
};

const asking = new Set<string>([paths.confirm, paths.resetPassword]);

/** Keeps requests back until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps the fonts back until the first paint, as a slow line does; what it returns waits until the page shows them. */
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

/** Scrolls to the end as a reader does, so that everything which waits to be seen is there. */
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

test('each page has a title, a description and a main heading of its own', async ({ request }) => {
  const served = await Promise.all(
    publicPages().map(async (path) => {
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
    expect(new Set(values).size, `${part}: ${values.join('\n')}`).toBe(served.length);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPages()) {
    test(`${path} is served whole and says what it is`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      for (const word of words[path] ?? []) await expect(page.getByRole('main')).toContainText(word);
      if (path === '/') await expect(page.locator('main section')).toHaveCount(14);

      const { pages, manifest } = release();
      if (pages[path]?.noindex) return;
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const content = await page.getByRole('main').innerText();
      expect(content.replace(heading, '').trim().length).toBeGreaterThan(40);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThanOrEqual(50);
      expect(description?.length).toBeLessThanOrEqual(160);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + path);
      const ofARemote = Object.values(manifest.remotes).some(({ routes }) =>
        routes.some((route) => answers(route, path)),
      );
      if (path === '/' || !ofARemote) return;
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const { '@graph': nodes } = JSON.parse(data ?? '{}') as { '@graph': Record<string, unknown>[] };
      const breadcrumb = nodes.find((node) => node['@type'] === 'BreadcrumbList');
      const places = breadcrumb?.['itemListElement'] as { position: number; item: string }[];
      expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
      expect(places[0]?.item).toBe(`${ORIGIN}/`);
      expect(places.at(-1)?.item).toBe(ORIGIN + path);
    });
  }
});

/** Marks the elements of the served page, before the application takes over. */
const markServed = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('main *').forEach((element) => {
        element.setAttribute('data-served', '');
      });
      const served = document.querySelectorAll('main [data-served]').length;
      document.documentElement.setAttribute('data-served-count', String(served));
    });
  });

/** Status by address, requested once per worker: most links are on every page. */
const answered = new Map<string, Promise<number>>();
function answerTo(page: Page, href: string): Promise<number> {
  const address = href.replace(/#.*/, '');
  const known = answered.get(address) ?? page.request.get(address).then((answer) => answer.status());
  answered.set(address, known);
  return known;
}

/** Every address on the page leads somewhere: to an element, to a page that answers, or out in a form that we write. */
async function expectLinksLead(page: Page) {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const href of hrefs.filter((href) => href.startsWith('#'))) {
    await expect(page.locator(`[id="${href.slice(1)}"]`), href).toHaveCount(1);
  }
  const inside = hrefs.filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  const answers = await Promise.all(
    inside.map(async (href) => `${href} ${String(await answerTo(page, href))}`),
  );
  expect(answers).toEqual(inside.map((href) => `${href} 200`));
  for (const href of hrefs.filter((href) => !/^[/#]/.test(href))) {
    expect(href).toMatch(/^(https:\/\/|mailto:[^@]+@|tel:\+\d{11}$)/);
  }
}

/** On paper: white, whatever the screen prefers, and nothing that only a screen can use. */
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
    // What the backend answers takes the place of what was served: free times, for one.
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
      // These two turn to what the link that led there allows, once that is known.
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
