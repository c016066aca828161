import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite } from '@scripts/build/site';
import { startService, type Service } from '@scripts/core/processes';
import { siteSettings } from '@scripts/release/local';
import { paths } from 'shared-contract/paths';
import sharp from 'sharp';
import { otherFirm, traces } from './support/firm.ts';
import { demo, expect, freshEmail, hydrated, test } from './support/product.ts';
import { siteEnvironment, storeRelease } from './support/test-store.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

/* A firm that embeds two providers' forms and has a photo of one person: a brand file, a site built with it, and stubs
   for the providers. The stubs respond inside the browser, so that their URLs can use https, as the product requires. */
const INTAKE = 'https://intake.example';
const ACME = 'https://forms.acme.example';
const embeds = {
  contact: { provider: 'Intake Desk', url: `${INTAKE}/contact`, script: `${INTAKE}/embed.js` },
  newsletter: { provider: 'Acme Forms', url: `${ACME}/newsletter?list=9` },
};

const photos = { 'harlan-teague': './portraits/harlan.jpg' };

const root = path.resolve(import.meta.dirname, '..');

test.describe.configure({ mode: 'default' });

let folder: string;
let built: string;
let withoutPhoto = '';
let site: Service;
let letters: Service;
let asked: string[];

test.beforeAll(async () => {
  // This test runs a build and a backend while other tests keep the machine busy.
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-firm-'));
  const brandFile = path.join(folder, 'brand.ts');
  writeFileSync(brandFile, otherFirm({ embeds, photos }));
  process.env['BRAND_FILE'] = brandFile;
  const build = () => buildSite(() => undefined);
  await build().then(
    () => Promise.reject(new Error('The site was built without the photograph that its brand file names.')),
    (error: unknown) => (withoutPhoto = String(error)),
  );
  mkdirSync(path.join(folder, 'portraits'));
  await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#2f7f79' } })
    .jpeg()
    .toFile(path.join(folder, photos['harlan-teague']));
  built = await build().finally(() => delete process.env['BRAND_FILE']);
  // Emails come from a separate backend, because the other tests' backend uses the default brand file.
  letters = await startService('The firm’s backend', path.join(root, 'supabase/embedded/main.ts'), {
    env: { BACKEND_PORT: '0', DATA_DIR: path.join(folder, 'data'), BRAND_FILE: brandFile },
  });
  site = await startService('The firm’s site', path.join(root, 'shell/server/node/main.ts'), {
    env: siteEnvironment(siteSettings(await storeRelease(built, folder))),
  });
});

test.afterAll(async () => {
  await site.stop();
  await letters.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ context }) => {
  asked = [];
  await context.route(/^https:\/\/(intake|forms\.acme)\.example\//, async (route) => {
    const address = route.request().url();
    asked.push(address);
    await route.fulfill(
      address.endsWith('.js')
        ? { contentType: 'text/javascript', body: 'window.intakeLoads = (window.intakeLoads ?? 0) + 1;' }
        : {
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Form</title><label>Your name <input></label>',
          },
    );
  });
  // The embedded form's space is reserved, so nothing may move after a click either.
  await watchShifts(context, 'counts');
});

const firmBackend = () =>
  JSON.parse(readFileSync(path.join(folder, 'data/backend.json'), 'utf8')) as {
    url: string;
    publishableKey: string;
  };

const open = async (page: Page, address: string) => {
  await page.goto(new URL(address, site.url).href);
  await hydrated(page);
};
const group = (page: Page, label: string) => page.getByRole('group', { name: label });
const frame = (page: Page, label: string) => group(page, label).locator('iframe');
const load = (page: Page, label: string) =>
  group(page, label).getByRole('button', { name: 'Load the form' }).click();
const script = (page: Page) => page.locator(`script[src="${embeds.contact.script}"]`);

test('nothing is asked of a provider before somebody agrees, whatever is scrolled to', async ({ page }) => {
  await open(page, '/contact');
  await expect(group(page, 'Contact form')).toContainText('This form comes from Intake Desk');
  expect(asked).toEqual([]);
  await open(page, '/about');
  await group(page, 'Newsletter').scrollIntoViewIfNeeded();
  await expect(group(page, 'Newsletter')).toContainText(`connects to ${new URL(ACME).host}`);
  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('after that its form stands there at the promised height, with its script, and nothing moves', async ({
  page,
}) => {
  await open(page, '/contact');
  const place = group(page, 'Contact form').locator('> div').first();
  await place.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();
  await load(page, 'Contact form');
  await expect(page.frameLocator('iframe').getByLabel('Your name')).toBeVisible();
  await expect(script(page)).toHaveCount(1);
  await page.waitForFunction(() => Reflect.get(window, 'intakeLoads') === 1);
  expect(await place.boundingBox()).toEqual(before);
  expect((await frame(page, 'Contact form').boundingBox())?.height).toBe(500);
  expect(asked.sort()).toEqual([embeds.contact.url, embeds.contact.script]);

  expect(await shiftsOf(page)).toEqual([]);

  // The other provider has received no request yet, and its form has its own slot and height.
  await open(page, '/about');
  await group(page, 'Newsletter').scrollIntoViewIfNeeded();
  expect(asked).not.toContain(embeds.newsletter.url);
  await load(page, 'Newsletter');
  await expect(frame(page, 'Newsletter')).toBeVisible();
  expect((await frame(page, 'Newsletter').boundingBox())?.height).toBe(400);
  expect(asked).toContain(embeds.newsletter.url);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the script goes when the page is left, and comes back with the remembered consent', async ({
  page,
}) => {
  await open(page, '/contact');
  await load(page, 'Contact form');
  await expect(script(page)).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(script(page)).toHaveCount(0);

  await open(page, '/contact');
  await expect(frame(page, 'Contact form')).toBeVisible();
  await expect(script(page)).toHaveCount(1);
  await group(page, 'Contact form').getByRole('button', { name: 'Take back my consent' }).click();
  await expect(frame(page, 'Contact form')).toHaveCount(0);
  await expect(script(page)).toHaveCount(0);
  asked = [];
  await open(page, '/contact');
  await expect(group(page, 'Contact form').getByRole('button', { name: 'Load the form' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('forms without a provider are the site’s own, and the whole site is the firm’s', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(/Stonebridge Planning/);
  await expect(page.getByRole('form').first()).toBeVisible();
  const response = await page.request.get(new URL('/robots.txt', site.url).href);
  expect(await response.text()).toContain('Sitemap: https://stonebridge.example/sitemap.xml');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain(`frame-src ${INTAKE} ${ACME};`);
  expect(policy).toContain(` ${INTAKE}/embed.js;`);
});

test('a photograph that is not there fails the build by the person’s name', () => {
  expect(withoutPhoto).toContain('photo of harlan-teague: there is no file');
  expect(withoutPhoto).toContain('harlan.jpg');
});

test('the photograph stands in the place of the drawing, on every page that shows the person', async ({
  page,
}) => {
  for (const address of ['/team', '/about']) {
    await open(page, address);
    const photo = page.getByRole('img', { name: 'Harlan Teague' }).first();
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/static\/image\/harlan-teague-(280|560)\.[0-9a-f]+\.avif$/);
    const { headers, status } = await page.request
      .get(shown)
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await shiftsOf(page)).toEqual([]);
  }
  // People without a photo get a drawn portrait.
  await open(page, '/team');
  await expect(page.locator('svg[data-portrait]')).not.toHaveCount(0);
});

test('each share card is another one than that of the firm in the tree', async ({ request }) => {
  const cards = readdirSync(path.join(built, 'static/cards'));
  for (const address of ['/', '/team', '/login']) {
    const tree = await (await request.get(address)).text();
    const [, page = '', digest = ''] = /cards\/([\w-]+)\.(\w+)\.png/.exec(tree) ?? [];
    expect(cards.filter((card) => card.startsWith(`${page}.`))).toHaveLength(1);
    expect(cards).not.toContain(`${page}.${digest}.png`);
  }
});

test('no file, no page and no letter of the firm names the one in the tree', async ({ request }) => {
  const found: string[] = [];
  const look = (where: string, content: string | Buffer) =>
    found.push(...traces.filter((trace) => content.includes(trace)).map((trace) => `${where}: ${trace}`));

  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const { parentPath, name } of files) look(name, readFileSync(path.join(parentPath, name)));

  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  const map = await (await request.get(new URL('/sitemap.xml', site.url).href)).text();
  const addresses = Array.from(
    map.matchAll(/<loc>https:\/\/stonebridge\.example([^<]*)</g),
    ([, at = '']) => at || '/',
  );
  expect(addresses.length).toBeGreaterThan(pages / 2);
  const others = [
    ...['/dashboard', '/login', '/nowhere', '/remotes.json', '/robots.txt', '/sitemap.xml'],
    ...['/site.webmanifest', '/.well-known/security.txt', paths.podcast.feed],
  ];
  for (const address of [...addresses, ...others]) {
    const response = await request.get(new URL(address, site.url).href);
    look(address, JSON.stringify(response.headers()) + (await response.text()));
  }

  const env = { ...process.env, BRAND_FILE: path.join(folder, 'brand.ts') };
  execFileSync(process.execPath, [path.join(root, 'supabase/embedded/write-mails.ts'), '--to', folder], {
    env,
  });
  const written = path.join(folder, 'templates');
  const mails = readdirSync(written).map(
    (name) => [name, readFileSync(path.join(written, name), 'utf8')] as const,
  );
  mails.push(['firm.json', readFileSync(path.join(folder, 'functions/_shared/mail/firm.json'), 'utf8')]);
  const { url, publishableKey } = firmBackend();
  const headers = { apikey: publishableKey };
  const [subscriber, writer] = [freshEmail(), freshEmail()];
  await request.post(`${url}/auth/v1/recover`, { headers, data: { email: demo.client } });
  const send = (form: string, values: object) =>
    request.post(`${url}/functions/v1/submit-form`, {
      headers,
      data: { form, values, website: '', requestId: crypto.randomUUID() },
    });
  await send('newsletter', { email: subscriber });
  await send('contact', { name: 'Orla Brandt', email: writer, message: 'Hello' });
  for (const email of [demo.client, subscriber, writer]) {
    const inbox = `${url}/inbox.json?to=${encodeURIComponent(email)}`;
    await expect.poll(async () => (await (await request.get(inbox)).json()) as unknown[]).not.toEqual([]);
    mails.push([`letter to ${email}`, await (await request.get(inbox)).text()]);
  }
  for (const [name, text] of mails) {
    look(name, text);
    expect(text, name).toContain('Stonebridge Planning');
    expect(text, name).toContain('77 Bridge Street');
  }
  expect(found).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the place of the form says how to reach a person', async ({ page }) => {
    await page.goto(new URL('/contact', site.url).href);
    // Playwright's matchers ignore the contents of `<noscript>`.
    const words = await group(page, 'Contact form').evaluate((place) => (place as HTMLElement).innerText);
    expect(words).toContain('This form needs JavaScript. Call (303) 555-0188');
    await expect(page.getByRole('button', { name: 'Load the form' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
