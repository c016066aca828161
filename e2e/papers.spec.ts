import { expect, hydrated, test } from './support/product.ts';

const libraries = [
  ['/white-papers', 'Download Full White Paper', 3],
  ['/advanced-retirement-planning', 'Download Full Resource', 5],
] as const;

for (const [path, full, count] of libraries)
  test(`${path}: a preview opens, leads to its PDF and gives focus back`, async ({ page, request }) => {
    await page.goto(path);
    const opener = page.getByRole('button', { name: /^Preview/ }).first();
    // Clicked before its code loads: the page queues the click.
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const pages = await dialog.getByText(/^\d+ pages$/).textContent();
    const address = await dialog.getByRole('link', { name: new RegExp(`^${full}`) }).getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const bytes = await answer.body();
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(bytes.toString('latin1')).toContain(`/Count ${String(parseInt(pages ?? '', 10))}\n`);
    const [picture] = await dialog.getByRole('img').all();
    expect(
      await picture?.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(510);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(count);
  });

test('a category stands in the address, and Back leads out of it', async ({ page }) => {
  await page.goto('/white-papers?category=Social+Security');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, , count] of libraries)
    test(`${path} shows all papers with links to their PDFs, and no dead button`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(page.getByRole('link', { name: /^Download \(/ })).toHaveCount(count);
      await expect(page.getByRole('button', { name: /^Preview|^All/ })).toHaveCount(0);
    });
});
