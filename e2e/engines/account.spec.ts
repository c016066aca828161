import { writeFileSync } from 'node:fs';
import { Authenticator } from '../support/authenticator.ts';
import { lettersTo, linkTo, makeAccount } from '../support/letters.ts';
import { newMember, password } from '../support/members.ts';
import { database, freshEmail } from '../support/product.ts';
import { css, label, role, text, type Page } from './page.ts';
import { demo, expect, test } from './test.ts';

/** The form of the sign-in page. */
async function giveCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.see(role('heading', 'Sign in'));
  await page.fill(label('Email'), email);
  await page.fill(label('Password'), secret);
  await page.click(role('button', 'Sign In'));
}

async function signOut(page: Page): Promise<void> {
  await page.click(role('button', /^User menu/));
  await page.click(role('menuitem', 'Sign Out'));
  await page.at('/login');
}

/** A client without open questions of the first visit. */
async function settledMember() {
  const member = await newMember('client');
  await database().from('profiles').update({ onboarded: true }).eq('id', member.id);
  return member;
}

test('the sign-in form refuses a wrong password, then leads to the page that was wanted', async ({
  page,
  complaints,
}) => {
  await page.goto('/dashboard/settings?tab=security');
  await page.at('/login');
  await giveCredentials(page, demo.client, 'not-the-password');
  await page.see(text('Invalid email or password. Please try again.', role('form', 'Sign in')));
  expect(await page.see(label('Email'))).toMatchObject({ value: demo.client });
  await page.fill(label('Password'), demo.password);
  await page.press('Enter');
  await page.at('/dashboard/settings?tab=security');
  await page.see(role('heading', 'Two-Factor Authentication'));
  await signOut(page);
  await page.goto('/dashboard');
  await page.at('/login');
  expect(await complaints()).toEqual([]);
});

test('a visitor registers, and an unconfirmed account is confirmed by the link in its email', async ({
  page,
  complaints,
}) => {
  const email = freshEmail();
  await page.goto('/register');
  await page.click(text('Business Owner'));
  await page.fill(label('Full Name'), 'Dana Whitcombe');
  await page.fill(label('Email'), email);
  await page.fill(label('Phone'), '(615) 555-0177');
  await page.fill(label('Company'), 'Whitcombe Masonry');
  await page.fill(label('Password'), password);
  await page.fill(label('Confirm Password'), password);
  await page.click(role('button', 'Create Account'));
  await page.at('/dashboard');
  await page.see(role('button', /^User menu.*Dana Whitcombe/));
  await signOut(page);

  const unconfirmed = freshEmail();
  await makeAccount(unconfirmed, password, false);
  await giveCredentials(page, unconfirmed, password);
  await page.click(role('button', 'Send the confirmation email again'));
  await page.see(text(`A new confirmation email is on its way to ${unconfirmed}.`));
  await page.goto(await linkTo(unconfirmed, page.site));
  await page.at('/confirm');
  expect(await page.see(role('heading', `Continue as ${unconfirmed}?`))).toMatchObject({ isFocused: true });
  await page.click(role('button', 'Continue'));
  await page.at('/dashboard');
  expect(await complaints()).toEqual([]);
});

test('a forgotten password is replaced by the link in the email', async ({ page, complaints }) => {
  const { email } = await settledMember();
  await page.goto('/forgot-password');
  await page.fill(label('Email'), email);
  await page.press('Enter');
  await page.see(text(/check your email/i));
  await lettersTo(email);
  await page.goto(await linkTo(email, page.site));
  await page.at('/reset-password');
  await page.click(role('button', 'Continue'));
  await page.fill(label('New Password'), 'ten-courses-now');
  await page.fill(label('Confirm Password'), 'ten-courses-now');
  await page.click(role('button', 'Save the new password'));
  await page.at('/dashboard');
  await signOut(page);
  await giveCredentials(page, email, password);
  await page.see(text('Invalid email or password. Please try again.', role('form', 'Sign in')));
  await page.fill(label('Password'), 'ten-courses-now');
  await page.press('Enter');
  await page.at('/dashboard');
  expect(await complaints()).toEqual([]);
});

test('signing out in one tab signs the other one out, and so does signing in', async ({
  page,
  signedInAs,
  complaints,
}) => {
  const { email } = await settledMember();
  await signedInAs(email, password);
  await page.goto('/dashboard/settings');
  await page.see(label('Full Name'));
  const other = await page.another();
  await other.goto('/dashboard');
  await signOut(other);
  await page.at('/login');
  await giveCredentials(other, email, password);
  await other.at('/dashboard');
  await page.at(/^\/dashboard/);
  await page.see(role('button', /^User menu/));
  expect(await complaints()).toEqual([]);
});

test('a second factor is switched on, asked for at the sign-in, and replaced by a recovery code', async ({
  page,
  signedInAs,
  complaints,
}) => {
  const { email } = await settledMember();
  await signedInAs(email, password);
  await page.goto('/dashboard/settings?tab=security');
  await page.click(role('button', 'Enable 2FA'));
  const dialog = role('dialog');
  await page.fill(label('Your password', dialog), password);
  await page.click(role('button', 'Continue', dialog));
  await page.see(role('img', 'QR code for your authenticator app', dialog));
  const { text: key } = await page.see(css('code', dialog));
  const app = new Authenticator(key.replaceAll(' ', ''));
  await page.fill(label('6-digit code', dialog), app.next());
  const codes = role('listitem', undefined, role('list', 'Recovery codes'));
  const { text: code } = await page.see(codes);
  expect(await page.count(codes)).toBe(10);
  await page.click(label('I have stored these codes'));
  await page.click(role('button', 'Done', dialog));
  await page.see(text('10 of 10 recovery codes left'));

  await signOut(page);
  await giveCredentials(page, email, password);
  const step = label('Enter the code from your app');
  await expect.poll(async () => (await page.see(step)).isFocused).toBe(true);
  await page.tab.type(app.next());
  await page.at(/^\/dashboard/);

  await signOut(page);
  await giveCredentials(page, email, password);
  await page.click(role('button', 'Use a recovery code'));
  await page.fill(role('textbox', 'Recovery code'), code);
  await page.click(role('button', 'Use this code'));
  await page.at(/^\/dashboard/);
  await page.goto('/dashboard/settings?tab=security');
  await page.see(text('9 of 10 recovery codes left'));
  expect(await complaints()).toEqual([]);
});

test('a picture is cropped by keyboard, stored, and shown in the bar', async ({
  page,
  signedInAs,
  complaints,
}) => {
  const { email, id } = await settledMember();
  await signedInAs(email, password);
  await page.goto('/dashboard/settings?tab=profile');
  await page.see(role('button', 'Choose a picture'));
  const drawn = await page.tab.run(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  const file = test.info().outputPath('me.png');
  writeFileSync(file, drawn.split(',')[1] ?? '', 'base64');
  await page.tab.chooseFile('[aria-label="Picture file"]', file);
  await page.click(role('slider', 'Zoom'));
  await page.press('End');
  expect(await page.see(role('slider', 'Zoom'))).toMatchObject({ value: '4' });
  await page.click(role('button', 'Save picture'));
  await page.see(text('Picture saved'));
  await page.see(css('img', role('button', /^User menu/)));
  await page.until(
    () => [...document.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth === 320),
    'the picture is shown',
  );

  // WebKit writes no WebP from a canvas.
  const { data } = await database().storage.from('avatars').list(id);
  expect(data).toHaveLength(1);
  const { name, metadata } = data?.[0] ?? {};
  const { data: stored } = await database()
    .storage.from('avatars')
    .download(`${id}/${String(name)}`);
  const [first] = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer());
  const kind = first === 0x89 ? 'png' : 'webp';
  expect({ type: metadata?.['mimetype'], name }).toEqual({
    type: `image/${kind}`,
    name: expect.stringMatching(new RegExp(`\\.${kind}$`)) as unknown,
  });
  expect(await complaints()).toEqual([]);
});
