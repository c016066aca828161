import { paths } from 'shared-contract/paths';
import { newMember, password } from '../support/members.ts';
import { filesOf } from '../support/on-a-line.ts';
import { ownSite, type OwnSite } from '../support/own-site.ts';
import { remoteAreas } from '../support/pages.ts';
import { release } from '../support/product.ts';
import { secondRelease } from '../support/second-release.ts';
import { startFirefox } from './firefox.ts';
import { css, label, Page, role, text } from './page.ts';
import { demo, expect, test } from './test.ts';

const article = paths.blogArticle('year-end-tax-planning');

/** Opens a page, and waits until the service worker has stored it. */
async function read(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const isStored = async (pathname: string) => {
    if (navigator.serviceWorker.controller === null) return false;
    for (const name of await caches.keys()) {
      if (!name.startsWith('pages-')) continue;
      const requests = await (await caches.open(name)).keys();
      if (requests.some(({ url }) => new URL(url).pathname === pathname)) return true;
    }
    return false;
  };
  await page.until(isStored, 'the page is stored', address);
  return (await page.see(css('h1'))).text;
}

test('a page that was read opens offline, another one leads to the offline page and back', async ({
  page,
  line,
}) => {
  const title = await read(page, article);
  line.set(() => true, { kind: 'cut' });
  await page.goto(`${paths.services}?from=nowhere`);
  await page.see(role('heading', 'You are offline'));
  await page.click(role('link', title, role('region', 'Pages on this device')));
  await page.at(article);
  expect((await page.see(css('h1'))).text).toBe(title);
  await page.goto(article);
  expect((await page.see(css('h1'))).text).toBe(title);

  await page.goto(`${paths.services}?from=nowhere`);
  line.heal();
  await page.click(role('link', 'Try again'));
  await page.at(`${paths.services}?from=nowhere`);
  await page.live();
  await page.gone(role('heading', 'You are offline'));
});

const testOfReleases = test.extend<{ site: OwnSite }>({
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    await site.stop();
  },
  served: async ({ site }, use) => {
    await use(site.url);
  },
});

testOfReleases(
  'a new release leaves typed text alone, and the next pages are its own',
  async ({ page, site, complaints }) => {
    const second = secondRelease();
    const isOf = (name: string) =>
      page.until((wanted) => document.documentElement.outerHTML.includes(wanted), 'release', name);
    const offer = role('button', 'Reload the page');
    /** Comes back to the tab until the page knows of the release: the code for that loads last. */
    const comeBack = () =>
      page.until(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return [...document.querySelectorAll('button')].some(
          ({ textContent }) => textContent === 'Reload the page',
        );
      }, 'a new release is offered');
    const form = role('form', 'Contact form');
    try {
      await page.goto('/contact');
      await page.fill(label('Full Name', form), 'Ruth Ainsley');
      await site.serve({ folder: second.folder });
      await comeBack();
      await page.see(text(/^A new version of this site is here\./));
      expect(await page.see(label('Full Name', form))).toMatchObject({ value: 'Ruth Ainsley' });
      await page.click(offer);
      await isOf(second.name);
      await page.live();
      expect(await page.see(label('Full Name', form))).toMatchObject({ value: 'Ruth Ainsley' });

      await page.fill(label('Email', form), 'ruth@harrow.example');
      await site.serve();
      await comeBack();
      await page.click(css('a[href="/about"]'));
      await page.at('/about');
      await page.click(css('a[href="/team"]'));
      await page.at('/team');
      await isOf(release().release);
      await page.gone(offer);
      expect(await complaints()).toEqual([]);
    } finally {
      second.remove();
    }
  },
);

const failure = role('heading', 'We could not load this page');
const cpps = () => {
  const found = remoteAreas().find(({ area }) => area === 'mfe-cpps');
  if (!found) throw new Error('The release has no mfe-cpps.');
  return found;
};

for (const [what, kind] of [
  ['is blocked', 'cut'],
  ['hangs', 'hang'],
  ['has other bytes', 'damage'],
] as const)
  test(`a remote whose entry ${what}: the page says so, the rest works, and Try again loads it`, async ({
    page,
    line,
    complaints,
  }) => {
    const { remote, path } = cpps();
    line.set(filesOf(remote, 'entry'), { kind });
    await page.goto('/about');
    const link = css(`a[href="${path}"]`);
    // In sight, the footer loads its code: until then its links load documents.
    await page.point(link);
    await page.gone(css(`[data-late] a[href="${path}"]`));
    await page.click(link);
    await page.see(failure);
    await page.click(css('a[href="/about"]', role('banner')));
    await page.at('/about');
    await page.gone(failure);
    await page.tab.back();
    await page.at(path);
    await page.see(failure);
    line.heal();
    await page.click(role('button', 'Try again'));
    await page.see(css('[data-mfe="mfe-cpps"] h1'));
    await page.gone(failure);
    expect((await complaints()).filter((words) => !/mfe.cpps|\[composition\]/.test(words))).toEqual([]);
  });

/** Stores text until not one letter more fits. */
function fillStorage(): void {
  let part = 'x'.repeat(2 ** 22);
  let count = 0;
  while (part !== '')
    try {
      localStorage.setItem(`filler-${String(count)}`, part);
      count += 1;
    } catch {
      part = part.slice(part.length / 2);
      if (part.length === 1) part = '';
    }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.fill(label('Email'), demo.client);
  await page.fill(label('Password'), demo.password);
  await page.press('Enter');
}
const unstorable = text(/^Your browser can’t store your sign-in\./, role('form', 'Sign in'));

test('a browser whose storage is full shows public pages, and the sign-in says what is wrong', async ({
  page,
  complaints,
}) => {
  await page.tab.goto(`${page.site}/robots.txt`);
  await page.tab.run(fillStorage);
  await page.goto('/contact');
  await page.fill(label('Full Name', role('form', 'Contact form')), 'Ruth Ainsley');
  await signIn(page);
  await page.see(unstorable);
  await page.tab.run(() => localStorage.clear());
  await signIn(page);
  await page.at('/dashboard');
  await page.see(role('button', /^User menu/));
  expect(await complaints()).toEqual([]);
});

for (const [what, settings, hasStorage] of [
  ['a private window', { 'browser.privatebrowsing.autostart': true }, true],
  ['a browser that refuses all storage', { 'network.cookie.cookieBehavior': 2 }, false],
] as const)
  test(`${what} shows public pages, and the sign-in ${hasStorage ? 'lasts' : 'says what is wrong'}`, async ({
    engineName,
    enginePath,
    line,
  }) => {
    test.skip(
      engineName !== 'firefox',
      'MiniBrowser’s windows are private under a driver, and refuse no storage.',
    );
    const engine = await startFirefox(enginePath, settings);
    try {
      const page = new Page(await engine.open(), line.url);
      await page.goto('/contact');
      await page.fill(label('Full Name', role('form', 'Contact form')), 'Ruth Ainsley');
      await signIn(page);
      if (hasStorage) {
        await page.at('/dashboard');
        await page.goto('/dashboard/settings');
        await page.see(role('button', /^User menu/));
      } else await page.see(unstorable);
    } finally {
      await engine.close();
    }
  });

test('without a WebSocket the member area works', async ({ page, signedInAs, backendLine, complaints }) => {
  const { email } = await newMember('client');
  backendLine.set((pathname) => pathname.startsWith('/realtime/'), { kind: 'cut' });
  await signedInAs(email, password);
  await page.goto('/dashboard/settings?tab=profile');
  await expect.poll(() => backendLine.asked.some((pathname) => pathname.startsWith('/realtime/'))).toBe(true);
  await page.fill(label('Full Name'), 'Dana Quillon');
  await page.click(role('button', 'Save Changes'));
  await page.see(text('Profile updated successfully'));
  await page.see(role('button', /^User menu.*Dana Quillon/));
  await page.gone(role('alert'));
  await page.click(role('button', /^User menu/));
  await page.click(role('menuitem', 'Sign Out'));
  await page.at('/login');
  expect(await complaints()).toEqual([]);
});

test('on a slow line a page is read, and its form filled in, before the application runs', async ({
  page,
  line,
  complaints,
}) => {
  line.set((pathname) => pathname.endsWith('.js'), { kind: 'trickle', bytesPerSecond: 40_000 });
  await page.tab.goto(`${page.site}/contact`);
  const name = label('Full Name', role('form', 'Contact form'));
  const typed = async () => (await page.see(name)).value;
  await expect(async () => {
    // The brand's fonts may move the field before the click.
    await page.fill(name, 'Ruth Ainsley');
    expect(await typed()).toBe('Ruth Ainsley');
  }).toPass();
  expect(await page.tab.run(() => document.querySelector('#root[data-live]') === null)).toBe(true);
  await page.live();
  await expect.poll(typed).toBe('Ruth Ainsley');
  expect(await complaints()).toEqual([]);
});
