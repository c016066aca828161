import { startWithPuppeteer } from '@scripts/core/browsers';
import { paths } from 'shared-contract/paths';
import { newMember, password } from '../support/members.ts';
import { filesOf } from '../support/on-a-line.ts';
import { ownSite, type OwnSite } from '../support/test-site.ts';
import { remoteAreas } from '../support/pages.ts';
import { release } from '../support/product.ts';
import { secondRelease } from '../support/second-release.ts';
import { css, label, User, role, text } from './user.ts';
import { demo, expect, test } from './test.ts';

const article = paths.blogArticle('year-end-tax-planning');

/** Opens a page and waits until the service worker has cached it. */
async function read(user: User, address: string): Promise<string> {
  await user.goto(address);
  const isStored = async (pathname: string) => {
    if (navigator.serviceWorker.controller === null) return false;
    for (const name of await caches.keys()) {
      if (!name.startsWith('pages-')) continue;
      const requests = await (await caches.open(name)).keys();
      if (requests.some(({ url }) => new URL(url).pathname === pathname)) return true;
    }
    return false;
  };
  await user.until(isStored, 'the page is stored', address);
  return (await user.see(css('h1'))).text;
}

test('a page that was read opens offline, another one leads to the offline page and back', async ({
  user,
  line,
}) => {
  const title = await read(user, article);
  line.set(() => true, { kind: 'cut' });
  await user.goto(`${paths.services}?from=nowhere`);
  await user.see(role('heading', 'You are offline'));
  await user.click(role('link', title, role('region', 'Pages on this device')));
  await user.at(article);
  expect((await user.see(css('h1'))).text).toBe(title);
  await user.goto(article);
  expect((await user.see(css('h1'))).text).toBe(title);

  await user.goto(`${paths.services}?from=nowhere`);
  line.heal();
  await user.click(role('link', 'Try again'));
  await user.at(`${paths.services}?from=nowhere`);
  await user.live();
  await user.gone(role('heading', 'You are offline'));
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
  async ({ user, site, complaints }) => {
    const second = secondRelease();
    const isOf = (name: string) =>
      user.until((wanted) => document.documentElement.outerHTML.includes(wanted), 'release', name);
    const offer = role('button', 'Reload the page');
    /** Simulates returning to the tab until the page offers the new release. The code for that loads last. */
    const comeBack = () =>
      user.until(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return [...document.querySelectorAll('button')].some(
          ({ textContent }) => textContent === 'Reload the page',
        );
      }, 'a new release is offered');
    const form = role('form', 'Contact form');
    try {
      await user.goto('/contact');
      await user.fill(label('Full Name', form), 'Ruth Ainsley');
      await site.serve({ folder: second.folder });
      await comeBack();
      await user.see(text(/^A new version of this site is here\./));
      expect(await user.see(label('Full Name', form))).toMatchObject({ value: 'Ruth Ainsley' });
      await user.click(offer);
      await isOf(second.name);
      await user.live();
      expect(await user.see(label('Full Name', form))).toMatchObject({ value: 'Ruth Ainsley' });

      await user.fill(label('Email', form), 'ruth@harrow.example');
      await site.serve();
      await comeBack();
      await user.click(css('a[href="/about"]'));
      await user.at('/about');
      await user.click(css('a[href="/team"]'));
      await user.at('/team');
      await isOf(release().release);
      await user.gone(offer);
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
    user,
    line,
    complaints,
  }) => {
    const { remote, path } = cpps();
    line.set(filesOf(remote, 'entry'), { kind });
    await user.goto('/about');
    // Firefox before 143 collapses the footer's groups.
    await user.tab.run(() => {
      for (const group of document.querySelectorAll('footer details')) group.setAttribute('open', '');
    });
    const link = css(`a[href="${path}"]`);
    await user.click(link);
    await user.see(failure);
    await user.click(css('a[href="/about"]', role('banner')));
    await user.at('/about');
    await user.gone(failure);
    await user.tab.back();
    await user.at(path);
    await user.see(failure);
    line.heal();
    await user.click(role('button', 'Try again'));
    await user.see(css('[data-mfe="mfe-cpps"] h1'));
    await user.gone(failure);
    expect((await complaints()).filter((words) => !/mfe.cpps|\[composition\]/.test(words))).toEqual([]);
  });

/** Fills localStorage completely. */
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

async function signIn(user: User): Promise<void> {
  await user.goto('/login');
  await user.fill(label('Email'), demo.client);
  await user.fill(label('Password'), demo.password);
  await user.press('Enter');
}
const unstorable = text(/^Your browser can’t store your sign-in\./, role('form', 'Sign in'));

test('a browser whose storage is full shows public pages, and the sign-in says what is wrong', async ({
  user,
  complaints,
}) => {
  await user.tab.goto(`${user.site}/robots.txt`);
  await user.tab.run(fillStorage);
  await user.goto('/contact');
  await user.fill(label('Full Name', role('form', 'Contact form')), 'Ruth Ainsley');
  await signIn(user);
  await user.see(unstorable);
  await user.tab.run(() => localStorage.clear());
  await signIn(user);
  await user.at('/dashboard');
  await user.see(role('button', /^User menu/));
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
    test.skip(engineName !== 'firefox', 'No other driver starts a browser with these settings.');
    const engine = await startWithPuppeteer('firefox', enginePath, settings);
    try {
      const user = new User(await engine.open(), line.url);
      await user.goto('/contact');
      await user.fill(label('Full Name', role('form', 'Contact form')), 'Ruth Ainsley');
      await signIn(user);
      if (hasStorage) {
        await user.at('/dashboard');
        await user.goto('/dashboard/settings');
        await user.see(role('button', /^User menu/));
      } else await user.see(unstorable);
    } finally {
      await engine.close();
    }
  });

test('without a WebSocket the member area works', async ({ user, signedInAs, backendLine, complaints }) => {
  const { email } = await newMember('client');
  backendLine.set((pathname) => pathname.startsWith('/realtime/'), { kind: 'cut' });
  await signedInAs(email, password);
  await user.goto('/dashboard/settings?tab=profile');
  await expect.poll(() => backendLine.asked.some((pathname) => pathname.startsWith('/realtime/'))).toBe(true);
  await user.fill(label('Full Name'), 'Dana Quillon');
  await user.click(role('button', 'Save Changes'));
  await user.see(text('Profile updated successfully'));
  await user.see(role('button', /^User menu.*Dana Quillon/));
  await user.gone(role('alert'));
  await user.signOut();
  expect(await complaints()).toEqual([]);
});

test('on a slow line a page is read, and its form filled in, before the application runs', async ({
  user,
  line,
  complaints,
}) => {
  line.set((pathname) => pathname.endsWith('.js'), { kind: 'trickle', bytesPerSecond: 40_000 });
  await user.tab.goto(`${user.site}/contact`);
  const name = label('Full Name', role('form', 'Contact form'));
  const typed = async () => (await user.see(name)).value;
  await expect(async () => {
    // Web fonts may move the field before the click.
    await user.fill(name, 'Ruth Ainsley');
    expect(await typed()).toBe('Ruth Ainsley');
  }).toPass();
  expect(await user.tab.run(() => document.querySelector('#root[data-live]') === null)).toBe(true);
  await user.live();
  await expect.poll(typed).toBe('Ruth Ainsley');
  expect(await complaints()).toEqual([]);
});
