import type { Page } from '@playwright/test';
import { sessionKey } from 'shared-contract/stored-keys';
import { Authenticator } from './support/authenticator.ts';
import { atRest, expectAccessible } from './support/axe.ts';
import {
  backend,
  database,
  demo,
  expect,
  freshEmail,
  signInByForm,
  signOut,
  test,
} from './support/product.ts';

async function person(role = 'user') {
  const email = freshEmail();
  const created = await database().auth.admin.createUser({
    email,
    password: demo.password,
    email_confirm: true,
    user_metadata: { name: 'Nora Quill' },
  });
  const id = created.data.user?.id ?? '';
  await database().from('profiles').update({ onboarded: true, role }).eq('id', id);
  return { email, id };
}

async function readable(page: Page): Promise<void> {
  await atRest(page);
  await expectAccessible(page);
}

const dialog = (page: Page) => page.getByRole('dialog');
const codeField = (page: Page) => dialog(page).getByLabel('6-digit code');
const secondStep = (page: Page) => page.getByLabel('Enter the code from your app');

async function openSettings(page: Page): Promise<void> {
  // Block realtime: after it connects, it would read the profile again with a token issued before the second factor.
  await page.routeWebSocket(/\/realtime\//, () => undefined);
  await page.goto('/dashboard/settings?tab=security');
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();
}

/** Starts enrollment up to the QR code, and passes the key shown next to it to the authenticator. */
async function beginEnrolment(page: Page): Promise<Authenticator> {
  await page.getByRole('button', { name: 'Enable 2FA' }).click();
  await dialog(page).getByLabel('Your password', { exact: true }).fill(demo.password);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await dialog(page).locator('code').textContent()) ?? '';
  return new Authenticator(key.replaceAll(' ', ''));
}

async function enable(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  const app = await beginEnrolment(page);
  await codeField(page).fill(app.next());
  const list = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await dialog(page).getByLabel('I have stored these codes').check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible();
  return { app, codes };
}

async function giveFirstStep(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(secondStep(page)).toBeFocused();
}

test('an app is connected, asked for at the next sign-in, and stood in for by a recovery code', async ({
  page,
  complaints,
}) => {
  const { email } = await person();
  await signInByForm(page, email);
  await openSettings(page);
  await readable(page);

  await page.getByRole('button', { name: 'Enable 2FA' }).click();
  const password = dialog(page).getByLabel('Your password', { exact: true });
  await password.fill('not-this-one');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).locator('[data-slot="field-error"]')).toHaveText('That is not your password.');
  await readable(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enable 2FA' })).toBeFocused();

  const app = await beginEnrolment(page);
  await readable(page);
  await codeField(page).fill(app.codeAt(Date.now() - 300_000));
  await expect(dialog(page).locator('[data-slot="field-error"]')).toHaveText(
    'That code is not right. Codes change every 30 seconds.',
  );
  await codeField(page).fill(app.next());
  const list = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeDisabled();
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
  await dialog(page).getByLabel('I have stored these codes').check();
  await readable(page);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

  await signOut(page, false);
  await giveFirstStep(page, email);
  await readable(page);
  // Typing a member URL doesn't help: the member area redirects to this step.
  await page.goto('/dashboard/settings?tab=security');
  await expect(secondStep(page)).toBeFocused();
  await secondStep(page).fill('000000');
  await expect(page.locator('[data-slot="field-error"]')).toHaveText(
    'That code is not right. Codes change every 30 seconds.',
  );
  await secondStep(page).fill(app.next());
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();

  await signOut(page, false);
  await giveFirstStep(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await readable(page);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.waitForURL(/\/dashboard/);
  await openSettings(page);
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  const log = page.getByRole('list', { name: 'Entries of the security log' });
  await expect(log).toContainText('Recovery code used');
  await expect(log).toContainText('Two-factor authentication turned on');
  // The browser logs one rejected password and two rejected codes.
  expect(complaints.splice(0).filter((line) => !/status of 4(00|22)/.test(line))).toEqual([]);
});

test('a coach: closed before the first code it stays off; with it the password changes; turned off it is asked for no more', async ({
  page,
  complaints,
}) => {
  const { email, id } = await person('coach');
  await signInByForm(page, email);
  await openSettings(page);
  await beginEnrolment(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enable 2FA' })).toBeFocused();
  await expect
    .poll(async () => (await database().auth.admin.getUserById(id)).data.user?.factors ?? [])
    .toEqual([]);

  const { app, codes } = await enable(page);
  await expect(page.getByRole('main').getByText('Coach', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(page.getByRole('heading', { name: 'Data Summary' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'User Reports' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Current Password').fill(demo.password);
  await page.getByLabel('New Password', { exact: true }).fill('nine-courses');
  await page.getByLabel('Confirm New Password').fill('nine-courses');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await readable(page);

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await codeField(page).fill(app.next());
  const list = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const fresh = await list.allTextContents();
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  await dialog(page).getByLabel('I have stored these codes').check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog(page).getByText('Your password alone will open your account.')).toBeVisible();
  await readable(page);
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog(page)
    .getByRole('textbox', { name: 'Recovery code' })
    .fill(codes[0] ?? '');
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog(page).locator('[data-slot="field-error"]')).toHaveText(
    'That recovery code is not right, or it was used before.',
  );
  await dialog(page)
    .getByRole('textbox', { name: 'Recovery code' })
    .fill(fresh[0] ?? '');
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enable 2FA' })).toBeVisible();
  await signOut(page, false);
  await signInByForm(page, email, 'nine-courses');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(complaints.splice(0).filter((line) => !/status of 4(00|22)/.test(line))).toEqual([]);
});

test('by keyboard alone, at 320 pixels: nothing is out of reach and nothing runs out of the window @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { email } = await person();
  await signInByForm(page, email);
  await openSettings(page);
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await fits();
  await page.getByRole('button', { name: 'Enable 2FA' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Your password', { exact: true }).focus();
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeVisible();
  await fits();
  const key = (await dialog(page).locator('code').textContent()) ?? '';
  const app = new Authenticator(key.replaceAll(' ', ''));
  await codeField(page).focus();
  await page.keyboard.type(app.next());
  await expect(dialog(page).getByLabel('I have stored these codes')).toBeVisible();
  await fits();
  await dialog(page).getByLabel('I have stored these codes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  await signOut(page, false);
  await giveFirstStep(page, email);
  await fits();
  await page.keyboard.type(app.next());
  await page.waitForURL(/\/dashboard/);
});

test('a second browser is shown, ended, and let in nowhere from then on', async ({ page, browser }) => {
  const { email } = await person();
  await signInByForm(page, email);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  await signInByForm(other, email);
  // Read the token before the session ends, because the page then signs out.
  const token = await other.evaluate((name) => {
    const session: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return (session as { access_token: string }).access_token;
  }, sessionKey);
  await openSettings(page);
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This device');
  await expect(sessions.first()).toContainText(/Chrome on /);
  await sessions
    .last()
    .getByRole('button', { name: /^End the session/ })
    .click();
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  const { url, publishableKey } = backend();
  const asked = await fetch(`${url}/rest/v1/profiles?select=id`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  expect(await asked.json()).toEqual([]);
  await context.close();

  const further = await browser.newContext({ serviceWorkers: 'block' });
  await signInByForm(await further.newPage(), email);
  await openSettings(page);
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(dialog(page)).toContainText('1 device signs in again.');
  await readable(page);
  await dialog(page).getByRole('button', { name: 'End sessions' }).click();
  await expect(sessions).toHaveCount(1);
  await further.close();
  const log = page.getByRole('list', { name: 'Entries of the security log' });
  await expect(log).toContainText('Ended all other sessions');
  await expect(log).toContainText('Ended a session');
});
