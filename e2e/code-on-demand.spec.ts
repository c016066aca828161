import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openLine } from '@scripts/core/browsers';
import { paths } from 'shared-contract/paths';
import {
  demo,
  expect,
  freshEmail,
  goWithin,
  hydrated,
  quiet,
  signIn,
  siteUrl,
  test,
} from './support/product.ts';

const UNREACHED = 'We could not reach the server. Check your connection and try again.';
/** Technical messages of the bundler, the browser, or the federation runtime. */
const raw = /chunk|https?:|\.js|RUNTIME|fetch/i;
const lateCode = /\/static\/js\/async\//;
const footerCode = /\/static\/js\/async\/shell-footer\./;

const message = (within: Locator | Page) => within.getByRole('alert').filter({ hasText: UNREACHED });
const reload = (within: Locator | Page) => within.getByRole('button', { name: 'Reload the page' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not load' });

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await quiet(page);
}

async function expectRoom(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

function formPages(): string[] {
  const folder = process.env['E2E_SITE_FOLDER'] ?? '';
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { pages } = JSON.parse(read('release.json')) as {
    pages: Record<string, { file: string; status: number }>;
  };
  return (
    Object.entries(pages)
      .filter(([, { status }]) => status === 200)
      .filter(([, { file }]) => /<main.*<form[^>]* method="post".*<\/main>/s.test(read(file)))
      .map(([address]) => address)
      // The verify form opens another page, so it loads no code here.
      .filter((address) => address !== paths.verify)
  );
}

async function answer(form: Locator): Promise<void> {
  for (const group of await form.locator('fieldset:visible').all()) {
    const choice = group.getByRole('radio').first();
    if ((await choice.count()) > 0) await choice.check({ force: true });
  }
  for (const field of await form.locator('input:not([data-secret]):visible, textarea:visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox' || type === 'radio') continue;
    await field.fill(
      type === 'email' ? 'ruth@harrow.example' : type === 'tel' ? '615 555 0177' : 'Ruth Ainsley',
    );
  }
  for (const list of await form.locator('select:visible').all()) await list.selectOption({ index: 1 });
}

/** Returns the entered texts and selected choices of every step. */
const answers = (form: Locator) =>
  form
    .locator('input:not([type=password]):not([data-secret]), textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(({ type, checked }) => checked || !['radio', 'checkbox'].includes(type))
        .map(({ name, value }) => `${name}: ${value}`),
    );

test('every form says in words that the line is gone, and keeps what was typed over a reload', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const addresses = formPages();
  expect(addresses).toContain('/login');
  expect(addresses.length).toBeGreaterThan(7);
  for (const address of [...addresses, '/register']) {
    await test.step(address, async () => {
      await open(page, address);
      if (address === '/register') await page.getByRole('button', { name: 'Business owner' }).click();
      const form = page
        .getByRole('main')
        .getByRole('form')
        .filter({ has: page.locator('button[type=submit]') })
        .first();
      await expect(form).toBeVisible();
      await context.setOffline(true);
      await expect(async () => {
        if ((await message(page).count()) > 0) return;
        await answer(form);
        await form.locator('button[type=submit]').click();
        await expect(message(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(message(page)).not.toContainText(raw);
      await expectRoom(page);
      const before = await answers(form);
      await context.setOffline(false);
      const loaded = page.waitForEvent('load');
      await reload(message(page)).click();
      await loaded;
      await hydrated(page);
      if (address === '/register') await page.getByRole('button', { name: 'Business owner' }).click();
      await expect.poll(() => answers(form)).toEqual(before);
    });
  }
  complaints.splice(0);
});

test('the submit asks for no code once somebody has been in the form', async ({ page }) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.endsWith('.js')) asked.push(url);
  });
  await form.getByLabel('Full Name').focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await quiet(page);
  asked.splice(0);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('There is a problem');
  expect(asked).toEqual([]);
});

test('the newsletter in the footer says so, and sends what was typed once the line is back', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/about');
  await context.setOffline(true);
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const email = freshEmail();
  await form.getByLabel('Send it to').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const words = message(page);
  await expect(words).toBeVisible();
  await expect(reload(words)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toContainText(email);
  await expect(words).toHaveCount(0);
  complaints.splice(0);
});

for (const how of ['click', 'Enter'] as const) {
  test(`offline, a link by ${how} leads to words at its address, and Try again to the page`, async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/login');
    await context.setOffline(true);
    const link = page.getByRole('link', { name: 'Create an account' });
    if (how === 'click') await link.click();
    else await link.press('Enter');
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
    await failure(page).getByText('What went wrong').click();
    await expect(failure(page)).not.toContainText(raw);
    await expectRoom(page);
    await expect(page.getByRole('contentinfo')).toContainText('General information, not advice.');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goForward();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    complaints.splice(0);
  });
}

test('shared code that failed once is asked for again: Try again brings a form that works', async ({
  page,
  complaints,
}) => {
  await open(page, '/about');
  await page.route(lateCode, (route) => route.abort());
  await goWithin(page, '/login');
  await expect(failure(page)).toBeVisible();
  await page.unroute(lateCode);
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Email').fill(demo.client);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard/);
  complaints.splice(0);
});

test('a page whose code hangs on its socket leads on by its links, and comes alive once the code is there', async ({
  page,
  complaints,
}) => {
  const line = await openLine(siteUrl());
  line.set((pathname) => pathname.includes('/static/js/async/shell-footer.'), { kind: 'hang' });
  try {
    await page.goto(`${line.url}/about`);
    const asked = page.waitForRequest(footerCode);
    await page.keyboard.press('Tab');
    await asked;
    await page.getByRole('main').locator('a[href="/team"]').first().click();
    await expect(page).toHaveURL(/\/team$/, { timeout: 4_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const email = page.getByRole('contentinfo').getByLabel('Send it to');
    await email.fill('ruth@harrow.example');
    line.heal();
    await expect(async () => {
      await email.press('End');
      await expect(page.locator('#root[data-live]')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await expect(email).toHaveValue('ruth@harrow.example');
  } finally {
    await line.close();
  }
  complaints.splice(0);
});

test('a tab left open across a release says so in words and offers to load the page again', async ({
  page,
  complaints,
}) => {
  await open(page, '/newsletter');
  await page.route(/\/async\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Email').fill('ruth@harrow.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(message(form)).toBeVisible();
  await goWithin(page, '/team');
  await expect(failure(page)).toBeVisible();
  await page.unroute(/\/async\/.*\.js$/);
  await reload(failure(page)).click();
  await expect(page.getByText('Harlan Teague').first()).toBeVisible();
  complaints.splice(0);
});

test('the member area: a form and a download say so in words', async ({ page, context, complaints }) => {
  await signIn(page, demo.coach);
  await goWithin(page, '/dashboard/cpps-tools');
  const download = page.getByRole('button', { name: /download/i }).first();
  await expect(download).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await download.click();
  const words = page.locator('[data-slot=toast]').filter({ hasText: 'We could not download the file.' });
  await expect(words).toBeVisible();
  await expect(words).not.toContainText(raw);
  await context.setOffline(false);
  await goWithin(page, '/dashboard/settings');
  const form = page.getByRole('form', { name: 'Profile' });
  await expect(form).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await form.getByLabel('Full Name').fill('Ruth Ainsley');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(message(form)).toBeVisible();
  await expect(message(form)).not.toContainText(raw);
  await context.setOffline(false);
  complaints.splice(0);
});

test('a page that an extension has changed before it came alive is drawn anew, and whole', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('header nav')?.remove();
    });
  });
  await page.goto('/about');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  expect(complaints.splice(0).join()).toContain('React error #418');
});
