import { ownStore, type OwnStore } from './support/test-store.ts';
import { memberPages, publicPages } from './support/pages.ts';
import { packages, plantAtStart } from './support/package-fixtures.ts';
import { writeReleaseFixture } from './support/release-fixture.ts';
import {
  demo,
  expect,
  goWithin,
  hydrated,
  quiet,
  release,
  startSignedIn,
  test as base,
} from './support/product.ts';

const test = base.extend<{ store: OwnStore }>({
  store: async ({}, use) => {
    const store = await ownStore();
    await use(store);
    await store.stop();
  },
  baseURL: async ({ store }, use) => {
    await use(store.url);
  },
});

const count = (name: string) => (name === 'shell' ? 2 : 3);
/** Interleaves the releases of the packages, as independent teams would. */
const releases = [1, 2, 3].flatMap((round) =>
  packages.filter(({ name }) => round <= count(name)).map((one) => ({ one, round })),
);

test('under an open tab each remote is released three times and the shell twice: every route is there, and nothing is lost', async ({
  page,
  store,
  complaints,
}) => {
  test.slow();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(store.url) && response.status() >= 400)
      refused.push(`${String(response.status())} ${response.url()}`);
  });
  await startSignedIn(page, demo.admin);
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('form', { name: 'Contact form' }).getByLabel('Full Name').fill('Ruth Ainsley');
  await quiet(page);

  const now = new Map(packages.map((one) => [one, 0]));
  let last = release().release;
  for (const [index, { one, round }] of releases.entries()) {
    now.set(one, round);
    last = (index + 1).toString(16).padStart(16, '0');
    const planted = writeReleaseFixture(
      last,
      [...now]
        .filter(([, version]) => version > 0)
        .map(([each, version]) =>
          plantAtStart(
            each,
            `document.documentElement.setAttribute("data-of-${each.name}","${String(version)}");`,
          ),
        ),
    );
    await store.release(planted.folder);
    planted.remove();
  }
  await expect.poll(() => store.served()).toContain(last);

  // Unsaved input keeps the page on its own release, whose files remain available.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    page.locator('[data-slot="toast"]', { hasText: 'A new version of this site is here.' }),
  ).toBeVisible();
  await goWithin(page, '/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-of-mfe-marketing]')).toHaveCount(0);

  const failed = page.getByRole('alert').filter({ hasText: 'We could not load' });
  const routes = [...publicPages(), ...memberPages()];
  for (const route of routes) {
    await goWithin(page, route);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
  }
  for (const one of packages)
    await expect(page.locator('html')).toHaveAttribute(`data-of-${one.name}`, String(count(one.name)));
  await goWithin(page, '/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ruth Ainsley');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  expect(refused).toEqual([]);
  // `goWithin` uses a POP navigation, about which pages with unsaved changes log a warning.
  const own = complaints.filter((words) => !words.includes('use a blocker on a POP navigation'));
  complaints.splice(0, complaints.length, ...own);
});
