import type { Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { hostileLink, invitationTo, linkTo, makeAccount } from './support/emails.ts';
import { memberPages, memberPagesByRemote, publicPages, remoteAreas } from './support/pages.ts';
import {
  backend,
  database,
  demo,
  expect,
  freshEmail,
  hydrated,
  quiet,
  signIn,
  signInByForm,
  startSignedIn,
  signOut,
  test,
} from './support/product.ts';

type Address = string | ((part: never) => string) | { readonly [name: string]: Address };

const addressesIn = (part: Address): string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [part('some-part' as never)];
  return Object.values(part).flatMap(addressesIn);
};
const asking: readonly string[] = [paths.confirm, paths.resetPassword];
/** Every address that the release serves, plus one unknown address. */
const served = [...publicPages(), ...memberPages()];
const known = (address: string) => served.includes(new URL(address, 'https://any.example').pathname);
const all = [...new Set([...served, ...addressesIn(paths)])].filter((address) => !address.endsWith('.xml'));
const addresses = [...all.filter(known), ...all.filter((address) => !known(address)).slice(0, 1)];
/**
 * The shell reads the address the same way in every document, so test one page per remote, the pages that use the
 * token, and an unknown address.
 */
const ofEachKind = () => [
  ...new Set([
    ...remoteAreas().map(({ path }) => path),
    ...memberPagesByRemote().flatMap((pages) => pages.slice(0, 1)),
    ...addresses.filter((address) => asking.includes(address) || !known(address)),
  ]),
];
const password = 'nine-courses';

const storedUser = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('ninecourse-auth');
    return stored === null ? null : (JSON.parse(stored) as { user: { email: string } }).user.email;
  });

for (const who of [null, demo.client]) {
  test(`a link with somebody's session signs nobody in on any ${who ? 'kind of address, signed in' : 'address, signed out'}`, async ({
    page,
    complaints,
  }) => {
    const attacker = freshEmail();
    await makeAccount(attacker, password);
    const session = await hostileLink(attacker);
    const token = new URLSearchParams(session).get('access_token') ?? '';
    expect(token).not.toBe('');
    const used: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['authorization']?.includes(token)) used.push(page.url());
    });
    if (who) await signIn(page, who);

    for (const address of who ? ofEachKind() : addresses) {
      const join = address.includes('?') ? '&' : '?';
      await page.goto(`${address}${join}code=c0de&token_hash=abc&type=magiclink#${session}`, {
        waitUntil: 'domcontentloaded',
      });
      // Removed before the application loads.
      expect(page.url()).not.toMatch(/access_token|refresh_token|token_hash|code=|type=magiclink/);
      await page.keyboard.press('Shift');
      await hydrated(page);
      expect(page.url()).not.toMatch(/access_token|refresh_token|token_hash|code=/);
      expect(await storedUser(page), address).toBe(who);
      if (asking.includes(address)) {
        await expect(page.getByText(attacker).first()).toBeVisible();
        await expect(page.getByLabel('New Password')).toHaveCount(0);
        expect(await storedUser(page), address).toBe(who);
        expect(used.splice(0).length, address).toBeGreaterThan(0);
      }
    }
    expect(used).toEqual([]);
    await page.goto('/');
    await hydrated(page);
    expect(await storedUser(page)).toBe(who);
    // Addresses of planned pages return 404.
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('404')));
  });
}

test('words of an error in the address are shown nowhere', async ({ page }) => {
  const words = 'Call 555 0100 to unlock your account';
  for (const address of [...asking, paths.login, paths.home]) {
    await page.goto(`${address}#error=access_denied&error_description=${encodeURIComponent(words)}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('error');
    await expect(page.getByText('555 0100')).toHaveCount(0);
  }
});

test('not me: the link is forgotten and nobody is signed in', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email, password);
  await page.goto(`${paths.confirm}#${await hostileLink(email)}`);
  await expect(page.getByRole('heading', { name: `Continue as ${email}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await storedUser(page)).toBeNull();
});

test('a new account is confirmed by its letter, and asked before it is signed in', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail();
  const site = baseURL ?? '';
  await makeAccount(email, password, false);
  const { url, publishableKey } = backend();
  await fetch(`${url}/auth/v1/resend?redirect_to=${encodeURIComponent(`${site}${paths.confirm}`)}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', email }),
  });
  await page.goto(await linkTo(email, site));
  await expect(page.getByRole('heading', { name: `Continue as ${email}?` })).toBeFocused();
  expect(page.url()).toBe(`${site}${paths.confirm}`);
  expect(await storedUser(page)).toBeNull();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/dashboard$/);
  expect(await storedUser(page)).toBe(email);
});

test('an invited person accepts, chooses a password and has the role', async ({ page, baseURL }) => {
  const email = freshEmail();
  const { url, publishableKey } = backend();
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: demo.admin, password: demo.password }),
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const invited = await fetch(`${url}/functions/v1/invite-user`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ email, name: 'Grace Adeyemi', role: 'coach' }),
  });
  expect(invited.status).toBe(200);
  await page.goto(await invitationTo(email, baseURL ?? ''));
  await expect(page.getByText('Your link works once.')).toBeVisible();
  expect(page.url()).not.toContain('invitation');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: `Continue as ${email}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New Password', { exact: true }).fill('ten-courses-now');
  await page.getByLabel('Confirm Password').fill('ten-courses-now');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.waitForURL(/\/dashboard$/);
  const { data } = await database().from('profiles').select('role, name').eq('email', email).single();
  expect(data).toEqual({ role: 'coach', name: 'Grace Adeyemi' });
  // Wait for pending requests, which would fail without a session.
  await quiet(page);
  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, email, 'ten-courses-now');
});

test('a member changes their address: the old one counts until both have agreed', async ({
  page,
  baseURL,
}) => {
  const [before, after] = [freshEmail(), freshEmail()];
  const id = await makeAccount(before, password);
  await startSignedIn(page, before, password);
  await page.goto(paths.dashboard.settings);
  await page.getByLabel('Email Address').fill(after);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Waiting for you to confirm/)).toBeVisible();
  await expect(page.getByText(after).first()).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(before);
  const profileOf = async () =>
    (await database().from('profiles').select('email').eq('id', id).single()).data?.email as string;
  expect(await profileOf()).toBe(before);
  await page.reload();
  await expect(page.getByText(/^Waiting for you to confirm/)).toBeVisible();

  await page.goto(await linkTo(before, baseURL ?? ''));
  await expect(page.getByText('This address is confirmed.')).toBeVisible();
  expect(await profileOf()).toBe(before);
  await page.goto(await linkTo(after, baseURL ?? ''));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/dashboard\/settings$/);
  await expect(page.getByLabel('Email Address')).toHaveValue(after);
  await expect(page.getByText(/^Waiting for you to confirm/)).toHaveCount(0);
  expect(await profileOf()).toBe(after);
  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, after, password);
});

test('what was typed into public forms ends with the session', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email, password);
  await startSignedIn(page, email, password);
  await page.goto(paths.contact);
  await hydrated(page);
  await page.getByRole('main').getByLabel('Full Name').first().fill('Ruth Harrow');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^nc-(draft|request):/.test(key)));
  await expect.poll(drafts).not.toEqual([]);
  await page.goto(paths.dashboard.index);
  await signOut(page);
  expect(await drafts()).toEqual([]);
  await page.goto(paths.contact);
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel('Full Name').first()).toHaveValue('');
});
