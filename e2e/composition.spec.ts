import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { sharedModules } from '@scripts/build/packages';
import { remoteAreas } from './support/pages.ts';
import { demo, expect, goWithin, hydrated, release, signIn, test } from './support/product.ts';

const entryOf = (name: string) => new RegExp(`/remotes/${name}/remoteEntry\\.[^/]+\\.js$`);
const anyFileOf = (name: string) => new RegExp(`/remotes/${name}/`);

/** Sets an attribute on the document, to distinguish a recovery from a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
const samePage = (page: Page) => expect(page.locator('html[data-same-page]')).toHaveCount(1);

const headingOf = (page: Page, area: string) =>
  page.locator(`[data-mfe="${area}"]`).getByRole('heading', { level: 1 });

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Lets a test change a remote's entry file and its integrity hash in the page's manifest. */
async function replaceEntry(page: Page, name: string, change: (code: string) => string) {
  let original = '';
  let changed = '';
  await page.route(entryOf(name), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: changed,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const entry = new RegExp(`/remotes/${name}/remoteEntry\\.[^"]+\\.js`).exec(html)?.[0] ?? '';
    original = await (await page.request.get(entry)).text();
    changed = change(original);
    await route.fulfill({ response, body: html.replaceAll(sha(original), sha(changed)) });
  });
}

/** Failures that occur immediately. broken-lines.spec.ts tests hanging and slow connections on real sockets. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'is blocked': (route) => route.abort(),
  'answers with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'is damaged by one byte': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  },
};

for (const { area: name, path } of remoteAreas().filter(({ member }) => !member)) {
  for (const [what, fail] of Object.entries(failures)) {
    test(`${name} ${what}: its own area fails, the rest works, Try again recovers in place`, async ({
      page,
      complaints,
    }) => {
      let requests = 0;
      await page.route(entryOf(name), (route) => {
        requests += 1;
        return fail(route);
      });
      await page.goto('/login');
      await hydrated(page);
      await mark(page);
      await goWithin(page, path);
      const alert = page.getByRole('alert').filter({ hasText: 'We could not load' });
      await expect(alert).toBeVisible({ timeout: 8_000 });
      await expect(alert).toContainText('break in the connection');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      // A user who navigates away and back doesn't cause another request for the failed file.
      await goWithin(page, '/register');
      await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
      await goWithin(page, path);
      await expect(alert).toBeVisible();
      expect(requests).toBeLessThanOrEqual(3);

      await page.unroute(entryOf(name));
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(headingOf(page, name)).toBeVisible();
      await samePage(page);
      complaints.splice(0);
    });
  }

  test(`${name} throws at start: Try again recovers in place`, async ({ page, complaints }) => {
    await replaceEntry(
      page,
      name,
      (code) =>
        `if(!window.startedTwice){window.startedTwice=true;throw new Error('thrown at start')}${code}`,
    );
    await page.goto('/login');
    await hydrated(page);
    await mark(page);
    await goWithin(page, path);
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load' });
    await expect(alert).toBeVisible({ timeout: 8_000 });
    await expect(alert).toContainText('The cause is an error on our side.');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(headingOf(page, name)).toBeVisible();
    await samePage(page);
    complaints.splice(0);
  });

  test(`${name}: a page whose remote is dead stays readable and its links work`, async ({
    page,
    complaints,
  }) => {
    await page.route(anyFileOf(name), (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await page.goto(path);
    await expect(headingOf(page, name)).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    complaints.splice(0);
  });
}

for (const [what, fail] of Object.entries(failures)) {
  test(`the dashboard ${what}: sign-in still works, Try again recovers in place`, async ({
    page,
    complaints,
  }) => {
    let requests = 0;
    await page.route(entryOf('mfe-dashboard'), (route) => {
      requests += 1;
      return fail(route);
    });
    await signIn(page, demo.client);
    await mark(page);
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load' });
    await expect(alert).toBeVisible({ timeout: 8_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    expect(requests).toBeLessThanOrEqual(3);
    await page.unroute(entryOf('mfe-dashboard'));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-mfe="mfe-dashboard"]')).toBeVisible();
    await samePage(page);
    complaints.splice(0);
  });
}

test('the tools are down: the dashboard keeps its frame, Try again recovers inside it', async ({
  page,
  complaints,
}) => {
  await page.route(entryOf('mfe-cpps'), (route) => route.abort());
  await signIn(page, demo.coach);
  await mark(page);
  await goWithin(page, '/dashboard/cpps-tools');
  const inside = page
    .locator('[data-mfe="mfe-dashboard"]')
    .getByRole('alert')
    .filter({ hasText: 'We could not load' });
  await expect(inside).toBeVisible({ timeout: 8_000 });
  await page.unroute(entryOf('mfe-cpps'));
  await inside.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-mfe="mfe-dashboard"] [data-mfe="mfe-cpps"]')).toBeVisible();
  await samePage(page);
  complaints.splice(0);
});

test('a second click while a remote is on its way loses nothing', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(entryOf('mfe-marketing'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await hydrated(page);
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  const asked = page.waitForRequest(entryOf('mfe-marketing'));
  await about.click();
  await asked;
  await about.click();
  release();
  await expect(page.getByText('Meet the whole team').first()).toBeVisible();
});

for (const kind of ['page chunk', 'style'] as const) {
  test(`a damaged ${kind} is refused and Try again recovers`, async ({ page, complaints }) => {
    const file = kind === 'style' ? /mfe-cpps\/static\/css\// : /mfe-cpps\/static\/js\/async\/cpps-overview/;
    await page.route(file, failures['is damaged by one byte']!);
    await page.goto('/login');
    await hydrated(page);
    await mark(page);
    await goWithin(page, '/cpps');
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load' });
    await expect(alert).toBeVisible({ timeout: 8_000 });
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Entity Structuring + Retirement Flow').first()).toBeVisible();
    await samePage(page);
    complaints.splice(0);
  });
}

for (const shared of ['react', 'shared-auth']) {
  test(`a remote built against another ${shared} is refused with both versions, and nothing of it runs`, async ({
    page,
    complaints,
  }) => {
    const running = release().manifest.remotes['mfe_marketing']?.builtAgainst[shared] ?? '';
    const version = `${String(Number.parseInt(running) + 1)}.0.0`;
    let asked = false;
    await page.route(anyFileOf('mfe-cpps'), (route) => {
      asked = true;
      return route.continue();
    });
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /("mfe_cpps":.*?"builtAgainst":)(\{.*?\})/,
        (_all, before: string, versions: string) => {
          const built = { ...(JSON.parse(versions) as Record<string, string>), [shared]: version };
          return before + JSON.stringify(built);
        },
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/login');
    await hydrated(page);
    await goWithin(page, '/cpps');
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load' });
    await expect(alert).toBeVisible();
    await alert.getByText('What went wrong').click();
    await expect(alert).toContainText(
      `was built against ${shared} ${version}, this page runs ${shared} ${running}`,
    );
    expect(asked).toBe(false);
    complaints.splice(0);
  });
}

for (const path of ['/login', '/about']) {
  test(`a wrong field of one remote costs that remote alone: started at ${path}`, async ({
    page,
    complaints,
  }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/("mfe_cpps":\{.*?"entry":)"[^"]+"/, '$17');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await hydrated(page);
    await goWithin(page, '/cpps');
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load' });
    await expect(alert).toBeVisible();
    await alert.getByText('What went wrong').click();
    await expect(alert).toContainText('"remotes.mfe_cpps.entry" should be text, got 7');
    await goWithin(page, '/team');
    await expect(page.locator('[data-mfe="mfe-marketing"]')).toBeVisible();
    complaints.splice(0);
  });
}

test('a page keeps the styles of its remote for as long as it is open', async ({ page }) => {
  await page.clock.install();
  const areas = remoteAreas().filter((area) => !area.member);
  for (const { path } of areas) {
    await page.goto(path);
    await hydrated(page);
    const styles = () =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ href, ownerNode }) =>
          href === null ? (ownerNode as HTMLElement).dataset['sheet'] : new URL(href).pathname,
        ),
      );
    // One stylesheet is inlined in the document, and the next page requests its own.
    const other = areas.find((area) => area.path !== path);
    await goWithin(page, other?.path ?? path);
    await expect(page.locator(`[data-mfe="${other?.area ?? ''}"]`)).toBeVisible();
    const before = await styles();
    expect(before.length).toBeGreaterThan(2);
    await page.clock.runFor(60_000);
    expect({ path, styles: await styles() }).toEqual({ path, styles: before });
  }
});

test('host and remotes share one React, one router and one store', async ({ page }) => {
  const served: string[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/.*\.js$/.test(response.url())) served.push(response.url());
  });
  await signIn(page, demo.coach);
  await expect(page.locator('[data-mfe="mfe-dashboard"]')).toBeVisible();
  await goWithin(page, '/dashboard/cpps-tools');
  await expect(page.locator('[data-mfe="mfe-cpps"]')).toBeVisible();
  await goWithin(page, '/');
  await expect(page.locator('[data-mfe="mfe-marketing"]')).toBeVisible();
  // The header and the dashboard share one session.
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: 'Sign Out' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .first(),
  ).toBeVisible();

  interface Share {
    readonly get: unknown;
  }
  // The host and the remotes share one scope. Each shared module has one version and one source, whichever side loads
  // it first.
  const scope = await page.evaluate(() => {
    const { __INSTANCES__ } = (
      window as unknown as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Share>>> }[];
        };
      }
    ).__FEDERATION__;
    const maps = __INSTANCES__.map(({ shareScopeMap }) => shareScopeMap['default'] ?? {});
    const names = [...new Set(maps.flatMap((map) => Object.keys(map)))];
    return names.map((name) => ({
      name,
      readers: maps.filter((map) => name in map).length,
      versions: new Set(maps.flatMap((map) => Object.keys(map[name] ?? {}))).size,
      origins: new Set(maps.flatMap((map) => Object.values(map[name] ?? {}).map(({ get }) => get))).size,
    }));
  });
  expect(scope.map(({ name }) => name).sort()).toEqual(
    sharedModules()
      .map(({ key }) => key)
      .sort(),
  );
  for (const { name, ...counted } of scope)
    expect({ name, ...counted }).toEqual({ name, readers: 4, versions: 1, origins: 1 });
  expect(served.length).toBeGreaterThan(5);
  for (const url of served) {
    const code = await (await page.request.get(url)).text();
    expect(code, url).not.toContain('Minified React error');
    expect(code, url).not.toContain('patchRoutesOnNavigation');
    expect(code, url).not.toContain('onAuthStateChange');
  }
});
