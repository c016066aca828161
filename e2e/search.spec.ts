import type { Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { expect, hydrated, quiet, release, test } from './support/product.ts';

test('the slash key leads to the search; what is typed is found, and a result opens at its section', async ({
  page,
}) => {
  await page.goto(paths.about);
  await hydrated(page);
  // The shortcut's code loads when the user first interacts with the page.
  await page.mouse.wheel(0, 300);
  await quiet(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('wage base');
  await expect(page).toHaveURL(/\?q=wage(\+|%20)base$/);
  await expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const result = page.locator('[data-result]:focus');
  const address = await result.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
  await expect(page.locator(address?.replace(/^[^#]*/, '') ?? '')).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('wage base');
});

async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('what is typed between the slash key and the field stands in the field', async ({ page }) => {
  await page.goto(paths.about);
  await hydrated(page);
  await page.mouse.wheel(0, 300);
  await quiet(page);
  const letGo = await holdBack(page, /shell-search/);
  await page.keyboard.press('/');
  await page.keyboard.type('wage bath');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  letGo();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('se');
  await expect(page.getByRole('searchbox')).toHaveValue('wage base');
  await expect(page).toHaveURL(/\?q=wage(\+|%20)base$/);
});

for (const address of [paths.search, paths.searchFor('symposium')])
  test(`what is typed into ${address} before the application is there is found once it is`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, /\/static\/js\/main\./);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('wage base');
    letGo();
    await expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('wage base');
    await expect(page).toHaveURL(/\?q=wage(\+|%20)base$/);
  });

test('the slash is a slash where somebody types', async ({ page }) => {
  await page.goto(paths.contact);
  await hydrated(page);
  const name = page.getByRole('form', { name: 'Contact form' }).getByLabel('Full Name');
  await name.fill('A');
  await name.press('/');
  await expect(name).toHaveValue('A/');
  await expect(page).toHaveURL(/\/contact$/);
});

test('every public page can be found by its own heading', async ({ page, request }) => {
  await page.goto(paths.search);
  await hydrated(page);
  const boot = JSON.parse((await page.locator('#site').textContent()) ?? '{}') as { search: string };
  const sections = (await (await request.get(boot.search)).json()) as { address: string; page: string }[];
  const indexed = new Set(sections.map(({ address }) => address.replace(/#.*/, '')));
  const listed = Object.entries(release().pages).filter(([, { noindex }]) => !noindex);
  expect([...indexed].sort()).toEqual(listed.map(([address]) => address).sort());
  for (const title of ['Financial Planning Insights', 'Captive insurance, honestly']) {
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByRole('status').filter({ hasText: `“${title}”` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toHaveText(title);
  }
});

const asked: readonly (readonly [words: string, ...pages: string[]])[] = [
  ['401k limit 2026', paths.calculator('retirement-contributions'), paths.taxCenter],
  ['cost seg', paths.calculator('cost-segregation'), '/podcast/cost-segregation'],
  ['cpa near texas', paths.cpaDirectory],
  ['cpa in ohio', paths.cpaDirectory, paths.cpaProfile('nathaniel-osgood')],
  ['book a call', paths.book],
  ['price', paths.pricing],
  ['how do I become certified', paths.cpps],
  ['captive', '/podcast/captive-insurance'],
  ['FICA 2005', paths.blogArticle('social-security-guide')],
  ['wage base', paths.blogArticle('social-security-guide')],
  ['bonus depreciation', paths.calculator('cost-segregation'), paths.blogArticle('year-end-tax-planning')],
  ['symposium date', paths.symposium],
  ['symposiom', paths.symposium],
  ['cancel subscription', paths.privacy, paths.terms],
  ['refund', paths.pricing],
  ['privacy', paths.privacy],
  ['R and D credit', paths.calculator('research-credit')],
  ['sec 179', paths.taxCenter, paths.blogArticle('year-end-tax-planning')],
  ['estate tax exemption', paths.blogArticle('estate-planning-essentials')],
  ['tax brackets 2026', paths.calculator('tax-brackets'), paths.taxCenter],
  ['catch-up contribution', paths.calculator('retirement-contributions')],
  ['cash balance plan', paths.calculator('cash-balance')],
  ['phone number', paths.contact],
  ['office hours', paths.contact],
  ['client reviews', paths.testimonials],
  ['cookies', paths.privacy],
  ['founder', paths.team, paths.about],
  ['SALT cap', paths.taxCenter],
  ['deprecia', paths.calculator('cost-segregation')],
];

test('what visitors type finds its page among the first three', async ({ page }) => {
  await page.goto(paths.search);
  await hydrated(page);
  const results = page.getByRole('list', { name: 'Results' }).locator('h2 a');
  const missed: string[] = [];
  for (const [words, ...pages] of asked) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('status').filter({ hasText: `“${words}”` })).toBeVisible();
    const first = await results.evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('href')),
    );
    if (!pages.some((address) => first.includes(address))) missed.push(`${words}: ${first.join(', ')}`);
  }
  expect(missed).toEqual([]);
});

test('words that no page has name the pages that come near', async ({ page }) => {
  await page.goto(paths.searchFor('simpozyum'));
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  const near = page.getByRole('heading', { name: 'The nearest pages' }).locator('..');
  await expect(near.getByRole('link')).toHaveText(['CPE Symposium']);
  await page.getByRole('searchbox').fill('xyzzyx');
  await expect(near).toBeHidden();
});

test('an unknown address names the pages that come near, and none where nothing does', async ({
  page,
  complaints,
}) => {
  const first = page.locator('[data-slot=not-found-notice]').getByRole('link').first();
  for (const [address, to] of [
    ['/tax-centre', paths.taxCenter],
    ['/symposium', paths.symposium],
    ['/blog/fica-taxes', paths.blogArticle('social-security-guide')],
    ['/log-in', paths.login],
  ] as const) {
    await page.goto(address);
    await expect(first).toHaveAttribute('href', to);
  }
  await page.goto('/no/such-thing');
  await hydrated(page);
  await quiet(page);
  await expect(first).toHaveText('Search for it');
  // The browser logs the documents' error status.
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});

test('an unknown address offers to search for its words', async ({ page, complaints }) => {
  await page.goto('/cost-segregation-study');
  await hydrated(page);
  await page.getByRole('link', { name: 'Search for it' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('cost segregation study');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toBeVisible();
  complaints.splice(0);
});
