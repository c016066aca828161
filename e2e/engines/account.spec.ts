import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Authenticator } from '../support/authenticator.ts';
import { emailsTo, linkTo, makeAccount } from '../support/emails.ts';
import { newMember, password } from '../support/members.ts';
import { database, freshEmail } from '../support/product.ts';
import { css, label, role, text, type User } from './user.ts';
import { demo, expect, test } from './test.ts';

async function giveCredentials(user: User, email: string, secret: string): Promise<void> {
  await user.see(role('heading', 'Sign in'));
  await user.fill(label('Email'), email);
  await user.fill(label('Password'), secret);
  await user.click(role('button', 'Sign In'));
}

/** Creates a client who has finished onboarding. */
async function settledMember() {
  const member = await newMember('client');
  await database().from('profiles').update({ onboarded: true }).eq('id', member.id);
  return member;
}

test('the sign-in form refuses a wrong password, then leads to the page that was wanted @smoke', async ({
  user,
  complaints,
}) => {
  await user.goto('/dashboard/settings?tab=security');
  await user.at('/login');
  await giveCredentials(user, demo.client, 'not-the-password');
  await user.see(text('Invalid email or password. Please try again.', role('form', 'Sign in')));
  expect(await user.see(label('Email'))).toMatchObject({ value: demo.client });
  await user.fill(label('Password'), demo.password);
  await user.press('Enter');
  await user.at('/dashboard/settings?tab=security');
  await user.see(role('heading', 'Two-Factor Authentication'));
  await user.signOut();
  await user.goto('/dashboard');
  await user.at('/login');
  expect(await complaints()).toEqual([]);
});

test('a visitor registers, and an unconfirmed account is confirmed by the link in its email', async ({
  user,
  complaints,
}) => {
  const email = freshEmail();
  await user.goto('/register');
  await user.click(text('Business Owner'));
  await user.fill(label('Full Name'), 'Dana Whitcombe');
  await user.fill(label('Email'), email);
  await user.fill(label('Phone'), '(615) 555-0177');
  await user.fill(label('Company'), 'Whitcombe Masonry');
  await user.fill(label('Password'), password);
  await user.fill(label('Confirm Password'), password);
  await user.click(role('button', 'Create Account'));
  await user.at('/dashboard');
  await user.see(role('button', /^User menu.*Dana Whitcombe/));
  await user.signOut();

  const unconfirmed = freshEmail();
  await makeAccount(unconfirmed, password, false);
  await giveCredentials(user, unconfirmed, password);
  await user.click(role('button', 'Send the confirmation email again'));
  await user.see(text(`A new confirmation email is on its way to ${unconfirmed}.`));
  await user.goto(await linkTo(unconfirmed, user.site));
  await user.at('/confirm');
  expect(await user.see(role('heading', `Continue as ${unconfirmed}?`))).toMatchObject({ isFocused: true });
  await user.click(role('button', 'Continue'));
  await user.at('/dashboard');
  expect(await complaints()).toEqual([]);
});

test('a forgotten password is replaced by the link in the email', async ({ user, complaints }) => {
  const { email } = await settledMember();
  await user.goto('/forgot-password');
  await user.fill(label('Email'), email);
  await user.press('Enter');
  await user.see(text(/check your email/i));
  await emailsTo(email);
  await user.goto(await linkTo(email, user.site));
  await user.at('/reset-password');
  await user.click(role('button', 'Continue'));
  await user.fill(label('New Password'), 'ten-courses-now');
  await user.fill(label('Confirm Password'), 'ten-courses-now');
  await user.click(role('button', 'Save the new password'));
  await user.at('/dashboard');
  await user.signOut();
  await giveCredentials(user, email, password);
  await user.see(text('Invalid email or password. Please try again.', role('form', 'Sign in')));
  await user.fill(label('Password'), 'ten-courses-now');
  await user.press('Enter');
  await user.at('/dashboard');
  expect(await complaints()).toEqual([]);
});

test('signing out in one tab signs the other one out, and so does signing in', async ({
  user,
  signedInAs,
  complaints,
}) => {
  const { email } = await settledMember();
  await signedInAs(email, password);
  await user.goto('/dashboard/settings');
  await user.see(label('Full Name'));
  const other = await user.another();
  await other.goto('/dashboard');
  await other.signOut();
  await user.at('/login');
  await giveCredentials(other, email, password);
  await other.at('/dashboard');
  await user.at(/^\/dashboard/);
  await user.see(role('button', /^User menu/));
  expect(await complaints()).toEqual([]);
});

test('a second factor is switched on, asked for at the sign-in, and replaced by a recovery code', async ({
  user,
  signedInAs,
  complaints,
}) => {
  const { email } = await settledMember();
  await signedInAs(email, password);
  await user.goto('/dashboard/settings?tab=security');
  await user.click(role('button', 'Enable 2FA'));
  const dialog = role('dialog');
  await user.fill(label('Your password', dialog), password);
  await user.click(role('button', 'Continue', dialog));
  await user.see(role('img', 'QR code for your authenticator app', dialog));
  const { text: key } = await user.see(css('code', dialog));
  const app = new Authenticator(key.replaceAll(' ', ''));
  await user.fill(label('6-digit code', dialog), app.next());
  const codes = role('listitem', undefined, role('list', 'Recovery codes'));
  const { text: code } = await user.see(codes);
  expect(await user.count(codes)).toBe(10);
  await user.click(label('I have stored these codes'));
  await user.click(role('button', 'Done', dialog));
  await user.see(text('10 of 10 recovery codes left'));

  await user.signOut();
  await giveCredentials(user, email, password);
  const step = label('Enter the code from your app');
  await expect.poll(async () => (await user.see(step)).isFocused).toBe(true);
  await user.tab.type(app.next());
  await user.at(/^\/dashboard/);

  await user.signOut();
  await giveCredentials(user, email, password);
  await user.click(role('button', 'Use a recovery code'));
  await user.fill(role('textbox', 'Recovery code'), code);
  await user.click(role('button', 'Use this code'));
  await user.at(/^\/dashboard/);
  await user.goto('/dashboard/settings?tab=security');
  await user.see(text('9 of 10 recovery codes left'));
  expect(await complaints()).toEqual([]);
});

test('a picture is cropped by keyboard, stored, and shown in the bar', async ({
  user,
  signedInAs,
  complaints,
}) => {
  const { email, id } = await settledMember();
  await signedInAs(email, password);
  await user.goto('/dashboard/settings?tab=profile');
  await user.see(role('button', 'Choose a picture'));
  const drawn = await user.tab.run(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  const file = test.info().outputPath('me.png');
  writeFileSync(file, drawn.split(',')[1] ?? '', 'base64');
  await user.tab.chooseFile('[aria-label="Picture file"]', file);
  await user.click(role('slider', 'Zoom'));
  await user.press('End');
  expect(await user.see(role('slider', 'Zoom'))).toMatchObject({ value: '4' });
  await user.click(role('button', 'Save picture'));
  await user.see(text('Picture saved'));
  await user.see(css('img', role('button', /^User menu/)));
  await user.until(
    () => [...document.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth === 320),
    'the picture is shown',
  );

  const { data } = await database().storage.from('avatars').list(id);
  expect(data).toHaveLength(1);
  const { name, metadata } = data?.[0] ?? {};
  const { data: stored } = await database()
    .storage.from('avatars')
    .download(`${id}/${String(name)}`);
  const [first] = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer());
  // WebKit can't export WebP from a canvas.
  const [type, ending] = first === 0xff ? ['image/jpeg', '.jpg'] : ['image/webp', '.webp'];
  expect({ type: metadata?.['mimetype'], ending: path.extname(String(name)) }).toEqual({ type, ending });
  expect(await complaints()).toEqual([]);
});
