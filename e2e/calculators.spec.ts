import type { Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { expect, hydrated, test } from './support/product.ts';

const figure = (page: Page) => page.locator('[data-slot=figure]');
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('typing changes the result at once and the address a moment later; shared, it opens the same result', async ({
  page,
  context,
}) => {
  await page.goto(paths.calculator('cash-balance'));
  await hydrated(page);
  await expect(figure(page)).toHaveText('$276,676');
  const age = page.getByRole('textbox', { name: 'Age today', exact: true });
  await age.fill('');
  // Type one character at a time: neither the URL update nor a render may take the focus or drop a character.
  await age.pressSequentially('45', { delay: 200 });
  await expect(figure(page)).toHaveText('$134,673');
  await expect(age).toBeFocused();
  await expect.poll(() => address(page)).toBe('/resources/cash-balance?age=45');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(figure(other)).toHaveText('$134,673');
  await expect(other.getByRole('textbox', { name: 'Age today', exact: true })).toHaveValue('45');
  await other.close();
});

test('without a line it goes on counting, and the page around it stays as it is', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(paths.calculator('tax-brackets'));
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Ordinary income', exact: true }).fill('500000');
  await expect.poll(() => address(page)).toBe('/resources/tax-brackets?income=500000');
  await expect(figure(page)).toHaveText('$102,608');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bracket/);
  await expect(page.getByText(/could not load/)).toHaveCount(0);
  complaints.splice(0);
});

test('a choice is a step back, what was typed is not', async ({ page }) => {
  await page.goto(paths.resources);
  await hydrated(page);
  await page.getByRole('link', { name: 'Open the calculator: Federal tax bracket estimate' }).click();
  await expect(figure(page)).toHaveText('$86,608');
  await page.getByRole('textbox', { name: 'Ordinary income', exact: true }).fill('500000');
  await expect.poll(() => address(page)).toBe('/resources/tax-brackets?income=500000');
  await page.getByLabel('Filing status', { exact: true }).selectOption('single');
  await expect.poll(() => address(page)).toContain('status=single');
  await page.goBack();
  await expect(page.getByLabel('Filing status', { exact: true })).toHaveValue('joint');
  await expect(page.getByRole('textbox', { name: 'Ordinary income', exact: true })).toHaveValue('500,000');
  await expect(figure(page)).toHaveText('$102,608');
  await page.goBack();
  await expect(page).toHaveURL(paths.resources);
});

test('a whole calculation by keyboard alone', async ({ page }) => {
  await page.goto(paths.calculator('research-credit'));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'This year', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('500000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'One year before', exact: true })).toBeFocused();
  await expect(figure(page)).toHaveText('$49,000');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('a lot');
  // Enter submits nothing. It shows the error and changes nothing else.
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('textbox', { name: 'One year before', exact: true }),
  ).toHaveAccessibleDescription(/Enter a dollar amount/);
  await expect(page.getByRole('textbox', { name: 'One year before', exact: true })).toHaveValue('a lot');
  await expect(page.getByRole('textbox', { name: 'This year', exact: true })).toHaveValue('500000');
  await expect(figure(page)).toHaveText('$49,000');
});

test('what is typed before the page is alive is counted once it is', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.calculator('cash-balance'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Age today', exact: true }).fill('45');
  release();
  await expect(figure(page)).toHaveText('$134,673');
  await expect(page.getByRole('textbox', { name: 'Age today', exact: true })).toHaveValue('45');
});

test('paper has what was entered, the result and its steps, and no form', async ({ page }) => {
  await page.goto(`${paths.calculator('cost-segregation')}?five=400000`);
  await hydrated(page);
  await expect(page.getByLabel('5-year property', { exact: true })).toHaveValue('400,000');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('5-year property', { exact: true })).toBeHidden();
  const entered = page.locator('#calculator dl').first();
  await expect(entered).toBeVisible();
  await expect(entered).toContainText('$400,000');
  await expect(page.getByText('Illustration', { exact: true })).toBeVisible();
  await expect(figure(page)).toHaveText('$592,938');
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
});

test('the library keeps its category in the address, and back takes it back', async ({ page }) => {
  await page.goto(paths.resources);
  await hydrated(page);
  await page.getByRole('button', { name: /^Estate Planning/ }).click();
  await expect(page).toHaveURL('/resources?category=estate-planning');
  await expect(page.locator('#library h4')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('#library h4')).toHaveCount(19);
});
