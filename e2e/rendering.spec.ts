import { homeBudget } from '@scripts/build/rules';
import { paths } from 'shared-contract/paths';
import { expect, hydrated, quiet, test } from './support/product.ts';

test('what a person types and clicks before the application is there is not lost', async ({ page }) => {
  // The application's script arrives only after the user has acted.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  // The page's load event may wait for the script.
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('client@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  release();
  await page.waitForURL(/\/dashboard$/);
});

test('an unknown address shows the home content under a notice, with status 404 and noindex', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('We could not find that page')).toBeVisible();
  await expect(page.getByText('Clarity First').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await hydrated(page);
  // The browser logs the document's error status.
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});

test('the home page stays within its budget, read and used', async ({ page }) => {
  const files: { url: string; bytes: number }[] = [];
  page.on('response', (response) => {
    files.push({ url: response.url(), bytes: Number(response.headers()['content-length'] ?? 0) });
  });
  const said = () => files.map(({ url, bytes }) => `${String(bytes)} ${url}`).join('\n');
  const total = () => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { read, used } = homeBudget;
  const document = await page.goto('/');
  const html = (await document?.text()) ?? '';
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '').join('');
  expect(Buffer.byteLength(inline)).toBeLessThanOrEqual(read.inline);

  // Only the carousel's code loads, shortly before it moves.
  const startOf = (url: string) => performance.getEntriesByName(url)[0]?.startTime ?? 0;
  const script = await page.waitForRequest(/\.js$/);
  await expect.poll(() => page.evaluate(startOf, script.url())).toBeGreaterThan(4_000);
  const before = files.filter(({ url }) => !/\.(js|css)$/.test(url));
  expect(before.length, said()).toBeLessThanOrEqual(read.requests);
  expect(
    before.reduce((sum, { bytes }) => sum + bytes, 0),
    said(),
  ).toBeLessThanOrEqual(read.total);

  await hydrated(page);
  await quiet(page);
  expect(files.length, said()).toBeLessThanOrEqual(used.requests);
  expect(total(), said()).toBeLessThanOrEqual(used.total);
  // Depth 2: the document itself names everything that the page loads.
  for (const { url } of files.slice(1)) {
    const { pathname } = new URL(url);
    if (/\.(js|css|woff2)$/.test(pathname)) expect(html).toContain(pathname);
  }
});

/** One page of each kind that no part wakes. */
const still = [
  paths.about,
  paths.login,
  '/blog/capital-preservation',
  '/podcast/cost-segregation',
  '/cpa/theodore-lachance',
  '/cpps/curriculum',
  '/resources/cash-balance',
];

// `scripts/checks/site/pages.integration.ts` shows that all pages have the same script.
for (const path of still)
  test(`${path} loads no script while nobody touches it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(async () => {
      for (let times = 0; times < 5; times += 1)
        await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
    });
    expect(scripts).toEqual([]);
  });

const FRAME_MS = 17;

test('fonts come after the first paint, and one with rare characters when a page shows some', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  await hydrated(page);
  await quiet(page);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(times.fonts.length).toBe(2);
  // The paint is dated when it is on the screen, up to a frame after the callbacks that load the fonts.
  for (const time of times.fonts) expect(time).toBeGreaterThanOrEqual(times.paint - FRAME_MS);
  expect(fonts.filter((file) => file.includes('rest'))).toEqual([]);
  await page.getByLabel('Email').fill('Łukasz');
  await expect.poll(() => fonts.filter((file) => file.includes('public-sans-rest'))).toHaveLength(1);
});

const destinations = [
  { path: '/about', words: 'Meet the whole team', kind: 'the same remote' },
  { path: '/cpps', words: 'Entity Structuring + Retirement Flow', kind: 'another remote' },
  { path: '/login', words: 'Sign In', kind: 'the shell' },
];
for (const { path, words, kind } of destinations)
  test(`a link to a page of ${kind} is ready once somebody points at it: no request on the click path`, async ({
    page,
    complaints,
    context,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    // Scroll first: sections that hydrate on the way must move the link before the pointer reaches it.
    await link.scrollIntoViewIfNeeded();
    await quiet(page);
    const lists = page.waitForResponse(/static\/pages\/files\./);
    await link.hover();
    await (await lists).finished();
    await quiet(page);
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await context.setOffline(false);
    expect(complaints).toEqual([]);
  });

test('a chosen theme stands before the first paint, on every page', async ({ page, complaints }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: /dark/i })
    .or(page.getByRole('contentinfo').getByRole('button', { name: /dark/i }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The application's scripts are blocked, so only the inline script can set the theme.
  await page.route(/\/static\/js\//, (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 27, 41)');
  complaints.splice(0);
});
