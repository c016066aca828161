import { readFileSync } from 'node:fs';
import { paths } from 'shared-contract/paths';
import { atRest, expectAccessible } from './support/axe.ts';
import {
  database,
  demo,
  expect,
  hydrated,
  listenToMessages,
  quiet,
  startSignedIn,
  test,
} from './support/product.ts';

const coachPage = '/dashboard/coach';
const downloadsOf = async (id: string) => {
  const { data } = await database().rpc('resource_editions').eq('resource_id', id).single();
  return (data as { downloads: number }).downloads;
};

test('a coach sees the latest clients, reads the blueprint, takes a paper and sees what comes next', async ({
  page,
  isMobile,
}) => {
  await startSignedIn(page, demo.coach);
  await page.goto(coachPage);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach Dashboard');
  const recent = page.getByRole('region', { name: 'Recent Clients' });
  const views = recent.getByRole('link', { name: /^View (?!all)/ });
  await expect(views).toHaveCount(5);
  await atRest(page);
  await expectAccessible(page, 'the coach’s page');
  if (isMobile) {
    expect((await recent.boundingBox())?.y).toBeLessThan(600);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }

  await page.getByRole('button', { name: 'View Blueprint' }).click();
  const blueprint = page.getByRole('region', { name: 'Wealth Expansion Blueprint' });
  await blueprint.getByText('Pension Strategies', { exact: true }).click();
  await expect(
    blueprint.getByText('Max pension contributions up to $343,000 annually (2025).'),
  ).toBeVisible();
  await expect(blueprint.getByText(/An illustration, not a limit of the law/)).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the blueprint');
  if (isMobile) return;

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(blueprint.locator('details[open]')).toHaveCount(10);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(blueprint.locator('details[open]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide Blueprint' }).click();
  await expect(blueprint).toHaveCount(0);

  const before = await downloadsOf('story-sprint-workbook-docx');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'DOCX of the Story Sprint Workbook' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('story-sprint-workbook.docx');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect.poll(() => downloadsOf('story-sprint-workbook-docx')).toBe(before + 1);

  await page.getByRole('link', { name: 'See your progress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach Certification');
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('[aria-current=step]')).toContainText('Next');
  await atRest(page);
  await expectAccessible(page, 'the certification');
  await page.getByRole('main').getByRole('link', { name: 'Coach Dashboard' }).click();

  const name = ((await views.first().textContent()) ?? '').replace('View ', '');
  await views.first().click();
  await expect(page).toHaveURL(/\/dashboard\/clients\?client=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Add New Client' }).click();
  await expect(page).toHaveURL('/dashboard/add-client');
  await quiet(page);
});

test('@desktop a client is refused the coach’s page; a coach whose data do not come asks again', async ({
  page,
  complaints,
}) => {
  await startSignedIn(page, demo.client);
  await page.goto(paths.dashboard.index);
  await hydrated(page);
  const said = await listenToMessages(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, coachPage);
  await expect.poll(said).toContain('Access denied. Coach privileges required.');
  await expect(page).toHaveURL(paths.dashboard.index);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Coach Tools' })).toHaveCount(0);
  await quiet(page);

  await startSignedIn(page, demo.coach);
  // The page also requests its data again by itself. Only the request after the press succeeds.
  await page.route('**/rpc/coach_page', async (route) => {
    const isPressed = (await page.locator('html[data-pressed]').count()) > 0;
    await (isPressed ? route.continue() : route.fulfill({ status: 503, body: '{}' }));
  });
  await page.goto(coachPage);
  await page.evaluate(() => {
    addEventListener('click', () => document.documentElement.setAttribute('data-pressed', ''), true);
  });
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load data' });
  await expect(alert).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'without data');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Recent Clients' })).toBeVisible();
  await quiet(page);
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('503')));
});
