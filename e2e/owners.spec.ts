import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ownSite, type OwnSite } from './support/test-site.ts';
import { packages, plantsOf, withPlanted, type Package } from './support/package-fixtures.ts';
import { writeReleaseFixture, type ReleaseFixture } from './support/release-fixture.ts';
import {
  database,
  demo,
  expect,
  goWithin,
  hydrated,
  release,
  signIn,
  startSignedIn,
  test,
} from './support/product.ts';

/** A unique release id, so that other pages' reports aren't counted. */
const set = randomBytes(8).toString('hex');

/** Uses the page until it sends a report, then leaves it, so that the remaining reports are sent too. */
async function told(page: Page, act: () => Promise<void>): Promise<void> {
  const report = page.waitForRequest('**/reports/page');
  await act();
  await report;
  await page.goto('/robots.txt');
}

const move = async (page: Page) => {
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
};

async function throwEverywhere(page: Page, { home, drawn, gone, name }: Package): Promise<void> {
  const failed = page.getByRole('alert').filter({ hasText: 'We could not load' });
  // Before the page's code loads: a failed file can reload the document, and a page can load ahead of its visit.
  await page.addInitScript(() => Object.assign(globalThis, { planted: true }));
  await page.goto(home);
  await hydrated(page);
  await move(page);
  for (const kind of ['event', 'timer', 'promise'])
    await page.evaluate((type) => dispatchEvent(new Event(type)), `planted ${kind}`);
  await goWithin(page, gone.path);
  await expect(failed).toBeVisible();
  await goWithin(page, drawn.path);
  await expect(page.getByText(`planted render ${name}`)).toBeAttached();
}

async function throwOnDemand(page: Page, { onDemand }: Package): Promise<void> {
  await page.goto(withPlanted(onDemand.path, 'demand'));
  await hydrated(page);
  if (onDemand.field) await page.getByLabel(onDemand.field, { exact: true }).first().focus();
  await move(page);
}

async function throwAtStart(page: Page, { home, name }: Package): Promise<void> {
  if (name === 'shell')
    await page.route('**/login?planted=boot', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/"supabaseUrl":"[^"]+"/, '"supabaseUrl":""') });
    });
  await page.goto(withPlanted(home, 'boot'));
  await move(page);
}

interface Seen {
  readonly remote: string;
  readonly version: string;
  readonly message?: string;
  readonly place?: string;
  readonly metric?: string;
}

let planted: ReleaseFixture;
let site: OwnSite;
test.beforeAll(async () => {
  planted = writeReleaseFixture(set, packages.flatMap(plantsOf));
  site = await ownSite({ folder: planted.folder });
});
test.afterAll(async () => {
  await site.stop();
  planted.remove();
  for (const table of ['site_errors', 'site_views', 'site_vitals'] as const)
    await database().from(table).delete().eq('release', set);
});

/** Visits the pages of a package. The browser still sends the last reports, so the caller closes the context. */
async function visitAs(browser: Browser, one: Package): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  if (one.name === 'mfe-dashboard') await startSignedIn(await context.newPage(), demo.admin);
  await Promise.all(
    [throwEverywhere, throwOnDemand, throwAtStart].map(async (visit) => {
      const page = await context.newPage();
      await told(page, () => visit(page, one));
    }),
  );
  return context;
}

test('an error thrown anywhere reaches an administrator with the package and version that threw it', async ({
  page,
  browser,
}) => {
  const contexts = await Promise.all(packages.map((one) => visitAs(browser, one)));

  const { versions } = release();
  const ownerOf = ({ name }: Package) => `${name}@${versions[name] ?? ''}`;
  const fileGone = ({ gone }: Package) =>
    planted.files.find((file) => file.includes(`/${gone.chunk}.`)) ?? '';
  const wanted = packages.flatMap((one) =>
    [
      ...['event', 'timer', 'promise', 'render', 'demand'].map((kind) => `planted ${kind} ${one.name}`),
      one.name === 'shell' ? 'The page carries no backend address' : `planted boot ${one.name}`,
      fileGone(one),
      'LCP',
    ].map((words) => ({ words, owner: ownerOf(one) })),
  );
  const missing = async () => {
    const { data: errors } = await database().from('site_errors').select('*').eq('release', set);
    const { data: vitals } = await database().from('site_vitals').select('*').eq('release', set);
    const rows = [...(errors ?? []), ...(vitals ?? [])] as Seen[];
    return wanted.filter(
      ({ words, owner }) =>
        !rows.some(
          ({ remote, version, message = '', place = '', metric = '' }) =>
            `${message} ${place} ${metric}`.includes(words) && `${remote}@${version}` === owner,
        ),
    );
  };
  await expect.poll(missing).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));

  await signIn(page, demo.admin);
  await page.goto('/dashboard/admin?section=health');
  const latest = page.getByRole('region', { name: 'Latest errors' });
  const own = latest.getByRole('listitem').filter({ hasText: 'planted event mfe-cpps' });
  await expect(own).toContainText(`mfe-cpps ${versions['mfe-cpps'] ?? ''}. In an event or a timer.`);
  await expect(own).toContainText('/cpps');
});
