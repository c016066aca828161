import { paths } from 'shared-contract/paths';
import { expect, hydrated, test } from './support/product.ts';

const categories = (name: RegExp) => ({ name });

test('categories are addresses: the back button steps through them, and a link opens its own', async ({
  page,
}) => {
  await page.goto(paths.blog);
  await hydrated(page);
  const bar = page.getByRole('group', { name: 'Categories' });
  const cards = page.getByRole('region', { name: 'All Articles' }).getByRole('article');
  await bar.getByRole('button', categories(/^Estate Planning/)).click();
  await expect(page).toHaveURL(/\?category=estate-planning$/);
  await expect(cards).toHaveCount(1);
  await bar.getByRole('button', categories(/^Wealth Management/)).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'No articles in Wealth Management yet' }),
  ).toBeVisible();
  await page.goBack();
  await expect(bar.getByRole('button', categories(/^Estate Planning/))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(bar.getByRole('button', categories(/^All/))).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${paths.blog}?category=social-security`);
  await expect(cards).toHaveCount(1);
  await expect(bar.getByRole('button', categories(/^Social Security/))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('Load More with the keyboard: the focus is on the first article that came', async ({ page }) => {
  await page.goto(paths.blog);
  await hydrated(page);
  const more = page.getByRole('button', { name: 'Load More Articles' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Read More: Estate planning/ })).toBeFocused();
  await expect(more).toBeHidden();
  await expect(page.getByText('All 6 articles shown')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is there, and no button that does nothing', async ({ page }) => {
    await page.goto(paths.blog);
    for (const link of await page.getByRole('link', { name: /^Read More/ }).all())
      await expect(link).toBeVisible();
    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(5);
    await expect(page.getByRole('main').getByRole('button', { name: /Load More|^All|Print/ })).toHaveCount(0);
  });
});

test('cards that nobody has seen fade in once, in their order; with less motion they are there', async ({
  page,
}) => {
  const below = () =>
    page.locator('#articles li').evaluateAll((items) => items.map((item) => item.dataset['fade'] ?? 'there'));
  await page.goto(paths.blog);
  await hydrated(page);
  await page.mouse.wheel(0, 10);
  await expect.poll(async () => (await below()).slice(0, 3)).toEqual(['waiting', 'waiting', 'waiting']);
  await page.getByRole('heading', { name: 'Stay Informed' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await below()).slice(0, 3)).toEqual(['in', 'in', 'in']);
  await expect(page.locator('#articles li').nth(2)).toHaveCSS('transition-delay', '0.2s');
  await expect(page.locator('#articles li').nth(2)).toHaveCSS('transition-duration', '0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.blog);
  await hydrated(page);
  await page.mouse.wheel(0, 10);
  await expect(page.locator('#articles li').first()).toHaveCSS('opacity', '1');
  expect(await below()).not.toContain('waiting');
});

test('an article: a contents link goes to its section, and the address can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(paths.blogArticle('year-end-tax-planning'));
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Charity' })
    .last()
    .click();
  await expect(page).toHaveURL(/#charity$/);
  await expect(page.getByRole('heading', { name: 'Charity' })).toBeInViewport();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  // The page may not read the clipboard, so paste the link.
  const field = page.getByRole('contentinfo').getByLabel('Send it to');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(/\/blog\/year-end-tax-planning$/);
});
