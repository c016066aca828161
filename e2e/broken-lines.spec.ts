import type { Page } from '@playwright/test';
import type { Line } from '@scripts/core/browsers';
import { filesOf, mark, parts, test } from './support/on-a-line.ts';
import { remoteAreas } from './support/pages.ts';
import { expect, goWithin, hydrated } from './support/product.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

const remotes = remoteAreas();
const remoteOf = (area: string) => {
  const found = remotes.find((one) => one.area === area);
  if (!found) throw new Error(`The release has no ${area}.`);
  return found;
};

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not load' });
const notStarted = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page has not started.' });
const headingOf = (page: Page, area: string) =>
  page.locator(`[data-mfe="${area}"]`).getByRole('heading', { level: 1 });
const tryAgain = { name: 'Try again' } as const;

/** Matches the header, or the member area's loading screen before the user is known. */
const shellOf = (page: Page) => page.getByRole('banner').or(page.getByRole('status')).first();

/** Counts a remote's stylesheets, whether requested or inlined in the document. */
const sheetsOf = (page: Page, area: string) =>
  page.evaluate(
    (name) =>
      [...document.styleSheets].filter(({ href, ownerNode }) =>
        (href ?? (ownerNode as HTMLElement).dataset['sheet'])?.includes(`/remotes/${name}/`),
      ).length,
    area,
  );

/** Returns the number of requests for each path. */
function timesAsked(line: Line, matches: (pathname: string) => boolean): number[] {
  const asked = line.asked.filter(matches);
  return [...new Set(asked)].map((pathname) => asked.filter((one) => one === pathname).length);
}

/** Asserts that "Try again" loads the page without a reload, with one more request per missing file. */
async function recovers(page: Page, line: Line, area: string, matches: (pathname: string) => boolean) {
  expect(Math.max(...timesAsked(line, matches))).toBe(1);
  line.heal();
  await mark(page);
  await alertOf(page).getByRole('button', tryAgain).click();
  await expect(headingOf(page, area)).toBeVisible();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  expect(Math.max(...timesAsked(line, matches))).toBe(2);
}

for (const { area, remote, path, member } of remotes) {
  test.describe(area, () => {
    test.use({ signedIn: member });

    for (const part of parts) {
      test(`its ${part} hangs on a direct load`, async ({ page, line, complaints }) => {
        const matches = filesOf(remote, part);
        line.set(matches, { kind: 'hang' });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(shellOf(page)).toBeVisible({ timeout: 2_000 });
        const alert = alertOf(page);
        // A prerendered page is readable without its scripts, and contains its styles.
        await expect(member ? alert : headingOf(page, area)).toBeVisible({ timeout: 8_000 });
        if (member) await recovers(page, line, area, matches);
        else line.heal();
        await expect.poll(() => sheetsOf(page, area)).toBe(1);
        complaints.splice(0);
      });

      test(`its ${part} hangs inside the page`, async ({ page, line, complaints }) => {
        await page.goto(member ? '/about' : '/login');
        await hydrated(page);
        const matches = filesOf(remote, part);
        line.set(matches, { kind: 'hang' });
        await goWithin(page, path);
        await expect(alertOf(page)).toBeVisible({ timeout: 8_000 });
        await expect(page.getByRole('banner')).toBeVisible();
        await recovers(page, line, area, matches);
        await expect.poll(() => sheetsOf(page, area)).toBe(1);
        complaints.splice(0);
      });
    }
  });
}

test.describe('a file that stops half way', () => {
  const { remote, area, path } = remoteOf('mfe-cpps');

  test('has failed, and Try again recovers', async ({ page, line, complaints }) => {
    await page.goto('/login');
    await hydrated(page);
    const matches = filesOf(remote, 'entry');
    line.set(matches, { kind: 'stall', after: 2_000 });
    await goWithin(page, path);
    await expect(alertOf(page)).toBeVisible({ timeout: 8_000 });
    await recovers(page, line, area, matches);
    complaints.splice(0);
  });
});

test('a server that stays dead is asked once for each Try again, and the words stay', async ({
  page,
  line,
  complaints,
}) => {
  const { remote, path } = remoteOf('mfe-cpps');
  await page.goto('/login');
  await hydrated(page);
  const matches = filesOf(remote, 'entry');
  line.set(matches, { kind: 'fail' });
  await goWithin(page, path);
  const again = alertOf(page).getByRole('button', tryAgain);
  await expect(again).toBeVisible();
  const before = line.asked.filter(matches).length;
  await again.click();
  await expect.poll(() => line.asked.filter(matches).length).toBeGreaterThan(before);
  await expect(again).toBeEnabled();
  expect(line.asked.filter(matches).length - before).toBe(1);
  complaints.splice(0);
});

for (const part of ['entry', 'page chunk', 'sheet'] as const) {
  test(`a slow ${part} is waited for`, async ({ page, line, complaints }) => {
    const { remote, area, path } = remoteOf('mfe-cpps');
    await page.goto('/login');
    await hydrated(page);
    // Compressed, each of these files takes eight to twelve seconds at this rate.
    line.set(filesOf(remote, part), { kind: 'trickle', bytesPerSecond: part === 'entry' ? 900 : 450 });
    await goWithin(page, path);
    await expect(headingOf(page, area)).toBeVisible({ timeout: 30_000 });
    // The browser logs preloaded files that aren't used within a few seconds. Only messages from the application count.
    expect(complaints.splice(0).filter((words) => words.includes('[composition]'))).toEqual([]);
  });
}

test('a public page needs no file to look as it should, and nothing moves when they come', async ({
  page,
  line,
}) => {
  const looks = () =>
    // The toast container is added with the application and is still empty.
    page.locator('body *:not(script, nc-messages, nc-messages *)').evaluateAll((elements) =>
      elements.map((element) => {
        const { display, color, paddingInline, fontSize } = getComputedStyle(element);
        return [element.tagName, display, color, paddingInline, fontSize].join(' ');
      }),
    );
  const { area, path } = remoteOf('mfe-marketing');
  await watchShifts(page, 'counts');
  line.set((pathname) => /^\/(static|remotes)\//.test(pathname), { kind: 'trickle', bytesPerSecond: 40_000 });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const bare = await looks();
  line.heal();
  await hydrated(page);
  expect(bare.length).toBeGreaterThan(200);
  expect((await looks()).filter((look) => !look.startsWith('STYLE'))).toEqual(
    bare.filter((look) => !look.startsWith('STYLE')),
  );
  expect(await shiftsOf(page)).toEqual([]);
  expect(await sheetsOf(page, area)).toBe(1);
});

test('a page whose remote did not come is taken over at the next sign of use', async ({
  page,
  line,
  complaints,
}) => {
  const { remote, path } = remoteOf('mfe-cpps');
  line.set(filesOf(remote, 'entry'), { kind: 'cut' });
  const failed = page.waitForEvent('pageerror');
  await page.goto(path);
  await failed;
  line.heal();
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await hydrated(page);
  complaints.splice(0);
});

for (const { what, path, signedIn, fault } of [
  { what: 'hang', path: '/dashboard', signedIn: true, fault: 'hang' },
  { what: 'are cut off', path: '/dashboard', signedIn: true, fault: 'cut' },
  { what: 'hang', path: '/login', signedIn: false, fault: 'hang' },
] as const) {
  test.describe(`the shell's own scripts ${what} on ${path}`, () => {
    test.use({ signedIn });

    test('the page says so, and Try again brings it', async ({ page, line, complaints }) => {
      line.set((pathname) => pathname.startsWith('/static/js/main.'), { kind: fault });
      await page.goto(path, { waitUntil: 'commit' });
      // The sign-in page hydrates on first use.
      if (!signedIn) await page.getByLabel('Email').focus();
      await expect(notStarted(page)).toBeVisible({ timeout: 12_000 });
      await expect(page.getByRole('status')).toHaveCount(0);
      line.heal();
      await notStarted(page).getByRole('button', tryAgain).click();
      await hydrated(page);
      await expect(notStarted(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      complaints.splice(0);
    });
  });
}

test('a start that fails says so where there is nothing without it, and Try again starts in place', async ({
  page,
  line,
  complaints,
}) => {
  line.set((pathname) => pathname.includes('/shell-login.'), { kind: 'cut' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('client@example.com');
  await expect(notStarted(page)).toBeVisible();
  line.heal();
  await mark(page);
  await notStarted(page).getByRole('button', tryAgain).click();
  await hydrated(page);
  await expect(notStarted(page)).toBeHidden();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue('client@example.com');
  complaints.splice(0);
});

for (const [what, file] of [
  ['the shell’s own script', /^\/static\/js\/main\./],
  ['the remote', /^\/remotes\/mfe-marketing\/remoteEntry\./],
] as const) {
  test(`a form of a public page is never sent without its code: ${what} is cut off`, async ({
    page,
    line,
    complaints,
  }) => {
    line.set((pathname) => file.test(pathname), { kind: 'cut' });
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact form' });
    const name = form.getByLabel('Full Name');
    const send = form.getByRole('button', { name: 'Send message' });
    await name.fill('Ruth Ainsley');
    await send.click();
    await expect(notStarted(page)).toBeVisible();
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await mark(page);
    line.heal();
    await send.click();
    await expect(form.getByRole('alert')).toContainText('There is a problem');
    await expect(notStarted(page)).toBeHidden();
    await expect(name).toHaveValue('Ruth Ainsley');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
    complaints.splice(0);
  });
}

test.describe('the frame and the page of another remote in it', () => {
  test.use({ signedIn: true });
  const { remote } = remoteOf('mfe-cpps');
  const path = remote.routes.find((route) => route.startsWith('/dashboard/')) ?? '';

  for (const how of ['a direct load', 'a link'] as const) {
    test(`the frame is there while the page is on its way, then the words: ${how}`, async ({
      page,
      line,
      complaints,
    }) => {
      const frame = page.locator('[data-mfe="mfe-dashboard"]');
      if (how === 'a link') {
        await page.goto('/about');
        await hydrated(page);
      }
      const matches = filesOf(remote, 'entry');
      line.set(matches, { kind: 'hang' });
      await (how === 'a link' ? goWithin(page, path) : page.goto(path, { waitUntil: 'commit' }));
      const menu = frame.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true });
      await expect(menu).toBeVisible({ timeout: 4_000 });
      await expect(frame.getByRole('status').filter({ hasText: 'Loading this page' })).toBeVisible();
      const alert = frame.getByRole('alert').filter({ hasText: 'We could not load' });
      await expect(alert).toBeVisible({ timeout: 8_000 });
      line.heal();
      await mark(page);
      await alert.getByRole('button', tryAgain).click();
      await expect(frame.locator('[data-mfe="mfe-cpps"]')).toBeVisible();
      await expect(page.locator('html[data-same-page]')).toHaveCount(1);
      complaints.splice(0);
    });
  }

  test('a public page that fails shows its words when one comes from the member area', async ({
    page,
    line,
    complaints,
  }) => {
    await page.goto('/dashboard');
    await expect(headingOf(page, 'mfe-dashboard')).toBeVisible();
    line.set(filesOf(remote, 'entry'), { kind: 'cut' });
    await goWithin(page, '/cpps');
    await expect(alertOf(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    complaints.splice(0);
  });
});
