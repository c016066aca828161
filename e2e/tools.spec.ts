import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe.ts';
import {
  database,
  demo,
  expect,
  listenToMessages,
  quiet,
  signIn,
  startSignedIn,
  test,
} from './support/product.ts';

const tools = '/dashboard/cpps-tools';

const downloadsOf = async (id: string) => {
  const { data } = await database().from('download_counts').select('downloads').eq('tool_id', id).single();
  return (data as { downloads: number }).downloads;
};

test('a coach downloads a workbook: the file is one, and it counts once @desktop', async ({ page }) => {
  await startSignedIn(page, demo.coach);
  await page.goto(tools);
  const before = await downloadsOf('roi-forecast');
  const button = page
    .getByRole('region', { name: 'Tools' })
    .getByRole('button', { name: 'Download Plan ROI Forecast' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('roi-forecast.xlsx');
  expect(Object.keys(unzipSync(readFileSync(await download.path())))).toContain('xl/workbook.xml');
  await expect.poll(() => downloadsOf('roi-forecast')).toBe(before + 1);
  await expectAccessible(page);
});

test('a calculator works in the page, and its address opens the same figures', async ({ page, context }) => {
  await startSignedIn(page, demo.coach);
  await page.goto(tools);
  await page.getByRole('link', { name: 'Use in the page Cash Balance Plan Calculator' }).click();
  const figure = page.locator('[data-slot=figure]');
  await expect(figure).toHaveText('$276,676');
  await page.getByLabel('Age today').fill('45');
  await expect(figure).toHaveText('$134,673');
  await page.getByLabel('Age today').blur();
  await expect(page).toHaveURL(/\?age=45$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('[data-slot=figure]')).toHaveText('$134,673');
  await other.close();
  await page.getByLabel('Age today').fill('90');
  await expect(page.getByText('Enter a figure from 18 to 64.')).toBeVisible();
  await expectAccessible(page);
});

test('@phone the answer stays in sight while entries are typed, covers none of them, and ends above the lines', async ({
  page,
}) => {
  await startSignedIn(page, demo.coach);
  await page.goto(`${tools}/cash-balance`);
  const answer = page.getByRole('region', { name: 'Result' }).getByRole('status');
  const figure = page.locator('[data-slot=figure]');
  await expect(figure).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'answer in sight');
  const entries = page.getByRole('form').getByRole('textbox');
  await entries.first().focus();
  for (let left = await entries.count(); left > 1; left -= 1) {
    await page.keyboard.press('Tab');
    const field = await page.locator(':focus').boundingBox();
    const bar = await answer.boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThanOrEqual(844.5);
  }
  await page.getByLabel('Age today').fill('45');
  await expect(figure).toHaveText('$134,673');
  await expect(figure).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Age today').fill('90');
  await expect(answer).toContainText('Correct the marked entries');
  await expect(answer).toBeInViewport({ ratio: 1 });

  const table = page.getByRole('table');
  await table.scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
  const [bar, lines] = [await answer.boundingBox(), await table.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(lines?.y ?? 0);
  for (const path of [`${tools}/cash-balance`, tools, '/dashboard/certificate']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('@desktop the answer stands beside the entries', async ({ page }) => {
  await startSignedIn(page, demo.coach);
  await page.goto(`${tools}/cash-balance`);
  const [entry, answer] = [
    await page.getByLabel('Age today').boundingBox(),
    await page.locator('[data-slot=figure]').boundingBox(),
  ];
  expect(answer?.x).toBeGreaterThan((entry?.x ?? 0) + (entry?.width ?? 0));
  expect(answer?.y).toBeLessThan(600);
});

// Runs on desktop only, because it changes a file that all visitors share.
test('@desktop an administrator replaces a file; the earlier one stays, and what is no such file is refused', async ({
  page,
  complaints,
}) => {
  await startSignedIn(page, demo.admin);
  await page.goto(`${tools}?category=presentations`);
  await page.getByText('Versions of Giving Strategies Presentation').click();
  const choose = page.getByLabel('Replace with a .pptx file').last();
  await choose.setInputFiles({
    name: 'slides.pptx',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    buffer: Buffer.from('not slides'),
  });
  await expect(page.getByRole('alert')).toHaveText(/not a PPTX file/);
  // The browser logs the response status.
  expect(complaints.splice(0).join()).toContain('400');
  await expectAccessible(page);
  const parts = { '[Content_Types].xml': strToU8('<Types/>'), 'ppt/presentation.xml': strToU8('<p/>') };
  const said = await listenToMessages(page);
  await choose.setInputFiles({
    name: 'ours.pptx',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    buffer: Buffer.from(zipSync(parts)),
  });
  await expect(page.getByText('Versions of Giving Strategies Presentation (2)')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Download version 1 of Giving Strategies Presentation' }),
  ).toBeVisible();
  await expect.poll(said).toContain('ours.pptx is in use now');
});

test('a client is told and sent back, and gets neither file nor count @desktop', async ({
  page,
  complaints,
}) => {
  await signIn(page, demo.client);
  await quiet(page);
  const said = await listenToMessages(page);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, tools);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await said()).toContain('Access denied. Coach privileges required.');
  complaints.splice(0);
});

test('a visitor is asked to sign in @desktop', async ({ page }) => {
  await page.goto(`${tools}/roi-forecast`);
  await expect(page).toHaveURL(/\/login/);
});
