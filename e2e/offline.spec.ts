import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { isVersioned } from 'shared-contract/versions';
import { applicationForm, fillInOwner, fillInPerson } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { ownSite, type OwnSite } from './support/test-site.ts';
import { publicPages } from './support/pages.ts';
import {
  backend,
  database,
  demo,
  expect,
  freshEmail,
  goWithin,
  hydrated,
  release,
  signIn,
  test as base,
} from './support/product.ts';

const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({}, use) => {
      const site = await ownSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});
test.use({ serviceWorkers: 'allow' });

const article = paths.blogArticle('year-end-tax-planning');

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until the service worker controls it and has cached it. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptPages(page)).toContain(new URL(page.url()).pathname);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('an article that was read once opens without a network, with its looks, and comes alive', async ({
  page,
  context,
  complaints,
}) => {
  await read(page, article);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const looks = () =>
    page.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).fontSize);
  const online = await looks();
  // Opened by in-app navigation, so the page never requested its document.
  await goWithin(page, paths.pricing);
  await expect(page).toHaveURL(paths.pricing);
  await expect.poll(() => keptPages(page)).toContain(paths.pricing);
  await goOffline(context);
  for (const address of [`${paths.pricing}?package=none`, article]) {
    await page.goto(address);
    await hydrated(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await looks()).toBe(online);
  // The footer's code was loaded lazily online and must load again offline.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })).toBeVisible();
  complaints.splice(0);
});

test('a page that was never opened leads to the offline page: what is kept, and back by itself', async ({
  page,
  context,
  complaints,
}) => {
  await read(page, article);
  const title = (await page.title()).split(' | ')[0] ?? '';
  await goOffline(context);
  await page.goto(`${paths.services}?from=nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await hydrated(page);
  const kept = page.getByRole('region', { name: 'Pages on this device' });
  await expect(kept.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await kept.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(article);
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `${paths.services}?from=nowhere`,
  );
  await context.setOffline(false);
  await page.waitForURL(/\/services/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  complaints.splice(0);
});

/** Copies the tested release as the next one, with another name and a changed text on one page. */
function nextRelease(folder: string, name: string): string {
  const next = path.join(folder, name);
  cpSync(process.env['E2E_SITE_FOLDER'] ?? '', next, { recursive: true });
  const edit = (file: string, change: (text: string) => string) => {
    const at = path.join(next, file);
    writeFileSync(at, change(readFileSync(at, 'utf8')));
  };
  const { release: now } = release();
  edit('sw.js', (text) => text.replaceAll(now, name));
  edit('html/about.html', (text) => text.replace('<html ', `<html data-made-for="${name}" `));
  return next;
}

test.describe('releases', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-offline-'));
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('a new release is there at the next page, and the one before the last leaves the device', async ({
    page,
    site,
  }) => {
    const caches = () => page.evaluate(() => window.caches.keys());
    const { release: first } = release();
    await site.serve();
    await read(page, paths.about);
    await read(page, article);
    await site.serve({ folder: nextRelease(folder, 'second') });
    await page.goto(paths.about);
    await expect(page.locator('html')).toHaveAttribute('data-made-for', 'second');
    await expect.poll(caches).toContain('pages-second');
    // Pages read in the previous release remain available.
    expect(await caches()).toContain(`pages-${first}`);
    await page.reload();
    await site.serve({ folder: nextRelease(folder, 'third') });
    await page.goto(paths.about);
    await expect(page.locator('html')).toHaveAttribute('data-made-for', 'third');
    await expect.poll(caches).not.toContain(`pages-${first}`);
    await site.serve();
  });

  test('switched off at the edge, the worker and all that it kept are gone', async ({ page, site }) => {
    await site.serve();
    await read(page, paths.about);
    await site.serve({ serviceWorker: 'off' });
    await page.goto(paths.about);
    await hydrated(page);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          await navigator.serviceWorker.getRegistrations(),
          await caches.keys(),
          await indexedDB.databases(),
        ]),
      )
      .toEqual([[], [], []]);
    await page.goto(article);
    await hydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await site.serve();
  });
});

test('nothing of an account, the member area or a letter’s link is ever kept', async ({
  page,
  complaints,
}) => {
  await read(page, paths.about);
  await signIn(page, demo.client);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of [
    paths.confirm,
    paths.bookManage('a-token-of-a-letter'),
    paths.newsletterLeave('a-token-of-a-letter'),
    paths.cppsApplicationOf('CPPS-7K3M-Q9XT'),
    `${paths.contact}?access_token=a-token-of-a-letter`,
    '/no/such/page',
    '/cpa/nobody',
    article,
  ]) {
    await page.goto(address);
    await hydrated(page);
  }
  await expect.poll(() => keptPages(page)).toContain(article);
  const kept = await page.evaluate(
    async (words) => {
      const found: { address: string; says: string[] }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
          found.push({ address: request.url, says: words.filter((word) => text.includes(word)) });
        }
      }
      return found;
    },
    // The last text is the start of a session token.
    [demo.client, 'a-token-of-a-letter', 'eyJhbGciOi'],
  );
  const { pages } = release();
  const isPublic = (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname === paths.offline) return [...searchParams.keys()].join() === '__WB_REVISION__';
    if (new URL(address).search !== '' || pathname.includes('mfe-dashboard')) return false;
    return isVersioned(pathname.slice(1)) || (publicPages().includes(pathname) && !pages[pathname]?.noindex);
  };
  expect(kept.map(({ address }) => address).filter((address) => !isPublic(address))).toEqual([]);
  expect(kept.filter(({ says }) => says.length > 0)).toEqual([]);
  expect(kept.map(({ address }) => new URL(address).pathname)).not.toContain(paths.contact);
  // The browser logs the missing documents.
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});

test.describe('a form without a network', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
  const panel = (page: Page) => page.locator('[data-slot=kept]').filter({ visible: true });
  const message = 'Is a cash balance plan worth a look?';

  async function sendOffline(page: Page, context: BrowserContext, email: string): Promise<void> {
    await read(page, `${paths.contact}?topic=retirement`);
    await form(page).getByLabel('Full Name').fill('Orla Brandt');
    await form(page).getByLabel('Email').fill(email);
    await form(page).getByLabel('Message').fill(message);
    await goOffline(context);
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(panel(page)).toContainText('You are offline. This is stored on this device.');
  }
  const rows = async (email: string) =>
    ((await database().from('leads').select('reference,message').eq('email', email)).data ?? []) as object[];
  const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Orla Brandt.' });

  test('says that it is kept, also after a reload, and is sent once when the network is back', async ({
    page,
    context,
    complaints,
  }) => {
    const email = freshEmail();
    await sendOffline(page, context, email);
    await expectAccessible(page);
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Try now' }).click();
    await expect(panel(page)).toContainText('There is no connection yet.');
    expect(await rows(email)).toEqual([]);
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    const stored = await rows(email);
    expect(stored).toEqual([expect.objectContaining({ message })]);
    const [{ reference = 'no reference' } = {}] = stored as { reference?: string }[];
    await expect(page.locator('[data-slot=received]')).toContainText(reference);
    await page.reload();
    await hydrated(page);
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    complaints.splice(0);
  });

  test('of nobody signed in waits too where it is an application for certification', async ({
    page,
    context,
    complaints,
  }) => {
    const email = freshEmail();
    const application = applicationForm(page);
    await read(page, paths.cppsApply);
    await fillInPerson(application, email);
    await fillInOwner(application);
    await goOffline(context);
    await application.getByRole('button', { name: 'Send application' }).click();
    await expect(panel(page)).toContainText('You are offline. This is stored on this device.');
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    const { data } = await database().from('certification_applications').select('user_id').eq('email', email);
    expect(data).toEqual([{ user_id: null }]);
    // The browser logs the missing documents.
    complaints.splice(0);
  });

  test('is sent at the next visit, and the reference is said on whatever page that is', async ({
    page,
    context,
    complaints,
  }) => {
    const email = freshEmail();
    await sendOffline(page, context, email);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(paths.about);
    await expect(next.locator('[data-slot=toast]')).toContainText(/Contact form: .* Your reference is NC-/);
    expect(await rows(email)).toHaveLength(1);
    complaints.splice(0);
  });

  test('that the server refuses stands there again as it was typed, with the reason', async ({
    page,
    context,
    complaints,
  }) => {
    const email = freshEmail();
    await sendOffline(page, context, email);
    const { value } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('nc-kept:contact') ?? '{}') as { value: { id: string } },
    );
    // Another submission uses the same request id in the meantime.
    const { url, publishableKey } = backend();
    const other = await fetch(`${url}/functions/v1/submit-form`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        form: 'contact',
        requestId: value.id,
        website: '',
        values: {
          name: 'Orla Brandt',
          email,
          topic: 'retirement',
          message: 'Something else',
          source: 'contact',
        },
      }),
    });
    expect(other.status).toBe(200);
    await context.setOffline(false);
    await expect(form(page).getByRole('alert')).toContainText('received');
    await expect(form(page).getByLabel('Message')).toHaveValue(message);
    expect(await rows(email)).toHaveLength(1);
    complaints.splice(0);
  });

  test('is changed or discarded before it is sent', async ({ page, context, complaints }) => {
    const email = freshEmail();
    await sendOffline(page, context, email);
    await panel(page).getByRole('button', { name: 'Change it' }).click();
    await expect(form(page).getByLabel('Message')).toHaveValue(message);
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await panel(page).getByRole('button', { name: 'Discard' }).click();
    await panel(page).getByRole('button', { name: 'Discard it for good' }).click();
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    await context.setOffline(false);
    await page.goto(paths.about);
    await page.goto(paths.contact);
    await hydrated(page);
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    expect(await rows(email)).toEqual([]);
    complaints.splice(0);
  });

  test('is none where our site answers and only the backend is away', async ({ page, complaints }) => {
    await read(page, `${paths.contact}?topic=retirement`);
    await page.route(`${backend().url}/functions/v1/**`, (route) => route.abort('connectionfailed'));
    await form(page).getByLabel('Full Name').fill('Orla Brandt');
    await form(page).getByLabel('Email').fill(freshEmail());
    await form(page).getByLabel('Message').fill(message);
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(form(page).getByRole('alert')).toContainText('We could not reach the server');
    await expect(panel(page)).toHaveCount(0);
    complaints.splice(0);
  });
});
