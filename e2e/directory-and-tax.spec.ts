import { paths } from 'shared-contract/paths';
import { database, expect, freshEmail, hydrated, test } from './support/product.ts';

/**
 * Stub the registry, because other tests add and remove people at the same time. Only the site's built-in people
 * remain.
 */
test.beforeEach(({ page }) =>
  page.route('**/functions/v1/registry', (route) =>
    route.fulfill({ json: { people: [] }, headers: { 'access-control-allow-origin': '*' } }),
  ),
);

const yearEnd = `${paths.taxCenter}?tab=year-end`;

test('the directory is filtered, and the back button steps through what was chosen', async ({ page }) => {
  await page.goto(paths.cpaDirectory);
  await hydrated(page);
  const shown = page.getByRole('main').getByRole('article');
  await expect(shown).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('cost');
  await expect(shown).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Specialization' }).selectOption('Construction');
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing 2 of 4');
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Toledo, Ohio');
  await expect(shown).toHaveCount(1);
  await page.goBack();
  await expect(shown).toHaveCount(2);
  await page.goBack();
  await expect(shown).toHaveCount(3);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('cost');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(shown).toHaveCount(4);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('what is typed before the application is there filters the directory once it is', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.cpaDirectory, { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('merritt');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing 1 of 4');
});

test('a card leads to its profile, whose tabs answer the keyboard, and back to the same filters', async ({
  page,
}) => {
  await page.goto(`${paths.cpaDirectory}?specialization=Construction`);
  await hydrated(page);
  await page.getByRole('link', { name: 'View Profile of Gwendolyn Farrar' }).click();
  await expect(page).toHaveURL(paths.cpaProfile('gwendolyn-farrar'));
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Services' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Get Quote for Building review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Achievements' })).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByRole('article', { name: 'A captive that was not formed' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('a quote can be asked for by form, and staff read from whom and for what', async ({ page }) => {
  await page.goto(`${paths.cpaProfile('gwendolyn-farrar')}?tab=services`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Use the form for a quote for Building review' }).click();
  const form = page.getByRole('form', { name: 'Contact form' });
  await expect(form.getByLabel('Topic')).toHaveValue('quote:Gwendolyn Farrar:Building review');
  await expect(form.getByLabel('Message')).toHaveValue(/^Please ask Gwendolyn Farrar for a quote/);
  const email = freshEmail();
  await form.getByLabel('Name').fill('Odell Pryor');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/NC-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/)).toBeVisible();
  const { data } = await database().from('leads').select('topic, message').eq('email', email).single();
  expect(data?.topic).toBe('quote:Gwendolyn Farrar:Building review');
  expect(data?.message).toContain('“Building review”');
});

test('an id that nobody has answers 404 with its own words, and leads to the directory', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/cpa/nobody');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CPA Not Found');
  await hydrated(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Browse All CPAs' }).click();
  await expect(page).toHaveURL(paths.cpaDirectory);
  // The browser logs the document's error status.
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});

test('one view of the tax center is shown before the code is there, and its anchors lead', async ({
  page,
  complaints,
}) => {
  await page.route(/\/remotes\//, (route) => route.abort());
  await page.goto(paths.taxCenter);
  await expect(page.getByRole('article', { name: 'Income Deferral' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key Tax Deadlines' })).toBeHidden();
  await page.goto(`${paths.taxCenter}#year-end`);
  await expect(page.getByRole('heading', { name: 'Key Tax Deadlines' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Income Deferral' })).toBeHidden();
  // The browser logs every blocked file.
  complaints.splice(0);
});

test('the views of the tax center answer the keyboard, stay in the address, and step back', async ({
  page,
}) => {
  await page.goto(paths.taxCenter);
  await hydrated(page);
  const bar = page.getByLabel('Views of the tax center');
  await bar.getByText('Tax Strategies').focus();
  await expect(page.getByRole('tab', { name: 'Tax Strategies' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Year-End Planning' })).toBeFocused();
  await expect(page).toHaveURL(yearEnd);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: '2026 Tax Brackets' })).toBeVisible();
  await page.getByRole('button', { name: '2025' }).click();
  await expect(page.getByRole('table', { name: '2025 Tax Brackets' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: '2026 Tax Brackets' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Key Tax Deadlines' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Income Deferral' })).toBeVisible();
});

test('a reader far down in one view reads the next one from its start, below the bar', async ({ page }) => {
  await page.goto(yearEnd);
  await hydrated(page);
  await page.getByRole('heading', { name: 'As first listed for 2025' }).scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Resources' }).click();
  const heading = page
    .getByRole('heading', { name: 'Resources', level: 2 })
    .and(page.locator('#resources-title'));
  await expect(heading).toBeInViewport();
  const bar = await page.locator('[data-slot=tab-bar]').boundingBox();
  const top = await heading.boundingBox();
  expect(top?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('ticks are kept over a reload, shared by link with a toast, printed and cleared', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(yearEnd);
  await hydrated(page);
  const boxes = page.getByRole('tabpanel').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(8).check();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('2 of 24 done')).toBeVisible();
  await expect(boxes.nth(8)).toBeChecked();

  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      document.documentElement.setAttribute('data-copied', text);
      return write(text);
    };
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied, with your ticks.')).toBeVisible();
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await other.goto(link);
  await expect(other.getByText('2 of 24 done')).toBeVisible();
  await expect(other).toHaveURL(yearEnd);
  await other.close();

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(boxes).toHaveCount(24);
  await expect(boxes.nth(8)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Income Deferral' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('0 of 24 done')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(boxes.nth(8)).not.toBeChecked();
});

test('the next deadline comes as a calendar file', async ({ page }) => {
  await page.goto(yearEnd);
  await hydrated(page);
  await expect(page.getByText(/^Next deadline, (in \d+ days|today|tomorrow)$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Add to calendar/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^tax-deadline-\d{4}-\d\d-\d\d\.ics$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all views of the tax center and of a profile stand below each other', async ({ page }) => {
    await page.goto(paths.taxCenter);
    for (const name of ['Considerations', 'Key Tax Deadlines', 'Rates, deductions and limits', 'Disclosures'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    for (const name of ['2026 Tax Brackets', '2025 Tax Brackets'])
      await expect(page.getByRole('table', { name })).toBeVisible();
    await page.goto(paths.cpaProfile('gwendolyn-farrar'));
    for (const name of [/^About/, /offers$/, /^What clients say/, /^Cases/])
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  });
});
