import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mail } from 'embedded-backend/mail';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct({ confirmEmail: true });
const { backend, service } = project;
const back = 'http://localhost:3000/back';

const mailTo = async (address: string): Promise<Mail[]> => {
  const response = await fetch(`${backend.url}/inbox.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
};
/** Opens an email's link like a browser. Returns the target address. */
const follow = async (mail: Mail | undefined): Promise<{ page: string; fragment: URLSearchParams }> => {
  assert.ok(mail?.link);
  const response = await fetch(mail.link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return { page: target.origin + target.pathname, fragment: new URLSearchParams(target.hash.slice(1)) };
};
const address = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
const signUp = (email: string, password = 'secret-1') =>
  project
    .visitor()
    .auth.signUp({ email, password, options: { emailRedirectTo: back, data: { full_name: 'N' } } });

test('signing up waits for the letter; its link leads back with a session', async () => {
  const email = address('ann');
  const data = unwrap(await signUp(email));
  assert.equal(data.session, null);
  const early = await project.visitor().auth.signInWithPassword({ email, password: 'secret-1' });
  assert.deepEqual([early.error?.code, early.error?.message], ['email_not_confirmed', 'Email not confirmed']);
  const [mail] = await mailTo(email);
  const { page, fragment } = await follow(mail);
  assert.deepEqual([page, fragment.get('type')], [back, 'signup']);
  const session = {
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  };
  assert.equal(unwrap(await project.visitor().auth.setSession(session)).user?.email, email);
  await project.signIn(email, 'secret-1');
  assert.ok((await follow(mail)).fragment.get('error_code'), 'a link works once');
});

test('an address that waits is told only after the right password', async () => {
  const email = address('wait');
  unwrap(await signUp(email));
  const wrong = await project.visitor().auth.signInWithPassword({ email, password: 'not-this' });
  assert.equal(wrong.error?.code, 'invalid_credentials');
});

test('the code of the letter confirms too, by both names', async () => {
  for (const type of ['signup', 'email'] as const) {
    const email = address('code');
    unwrap(await signUp(email));
    const [mail] = await mailTo(email);
    assert.ok((await project.visitor().auth.verifyOtp({ email, token: '000000x', type })).error);
    const verified = await project.visitor().auth.verifyOtp({ email, token: mail?.code ?? '', type });
    assert.ok(unwrap(verified).session);
  }
});

test('signing up with a known address looks like signing up with a new one', async () => {
  const [known, waiting, fresh] = [address('known'), address('waiting'), address('fresh')];
  unwrap(await signUp(known));
  await follow((await mailTo(known))[0]);
  unwrap(await signUp(waiting));
  const shapes = [];
  for (const email of [known, waiting, fresh]) {
    const { data, error } = await signUp(email, 'another-1');
    shapes.push([error, data.session, data.user?.role, Object.keys(data.user?.user_metadata ?? {}).sort()]);
  }
  assert.deepEqual(shapes[0], shapes[2]);
  assert.deepEqual(shapes[1], shapes[2]);
  assert.equal((await mailTo(known)).length, 1, 'a confirmed address gets no second letter');
  assert.equal((await mailTo(waiting)).length, 2);
  await follow((await mailTo(waiting))[0]);
  await project.signIn(waiting, 'secret-1');
});

test('resend: a new letter for who waits, the same answer for everybody', async () => {
  const [waiting, confirmed] = [address('again'), address('done')];
  unwrap(await signUp(waiting));
  unwrap(await signUp(confirmed));
  await follow((await mailTo(confirmed))[0]);
  const answers = [];
  for (const email of [waiting, confirmed, address('unknown')]) {
    const { data, error } = await project
      .visitor()
      .auth.resend({ type: 'signup', email, options: { emailRedirectTo: back } });
    answers.push({ data, error });
  }
  assert.deepEqual(answers[0], answers[1]);
  assert.deepEqual(answers[0], answers[2]);
  const letters = await mailTo(waiting);
  assert.deepEqual([letters.length, (await mailTo(confirmed)).length], [2, 1]);
  assert.ok((await follow(letters[1])).fragment.get('error_code'), 'the older link no longer works');
  assert.ok((await follow(letters[0])).fragment.get('access_token'));
});

test('recovery: the link leads back with a session that sets a new password', async () => {
  const email = address('lost');
  unwrap(await signUp(email));
  await follow((await mailTo(email))[0]);
  const ask = (to: string) =>
    project.visitor().auth.resetPasswordForEmail(to, { redirectTo: `${back}/reset` });
  const [known, unknown] = [await ask(email), await ask(address('nobody'))];
  assert.deepEqual(known, unknown);
  const [mail] = await mailTo(email);
  assert.equal(mail?.kind, 'recovery');
  const { page, fragment } = await follow(mail);
  assert.deepEqual([page, fragment.get('type')], [`${back}/reset`, 'recovery']);
  const client = project.visitor();
  unwrap(
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    }),
  );
  unwrap(await client.auth.updateUser({ password: 'brand-new-1' }));
  await project.signIn(email, 'brand-new-1');
});

test('a recovery code and a token hash are verified by the client', async () => {
  const email = address('hash');
  unwrap(await signUp(email));
  await follow((await mailTo(email))[0]);
  succeed(await project.visitor().auth.resetPasswordForEmail(email));
  const code = (await mailTo(email))[0]?.code ?? '';
  assert.ok(unwrap(await project.visitor().auth.verifyOtp({ email, token: code, type: 'recovery' })).session);
  succeed(await project.visitor().auth.resetPasswordForEmail(email));
  const hash = new URL((await mailTo(email))[0]?.link ?? '').searchParams.get('token') ?? '';
  assert.ok(unwrap(await project.visitor().auth.verifyOtp({ token_hash: hash, type: 'recovery' })).session);
});

test('a link leads to the site when it asks for a foreign place', async () => {
  const email = address('away');
  unwrap(await signUp(email));
  await follow((await mailTo(email))[0]);
  succeed(
    await project.visitor().auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/take' }),
  );
  const { page } = await follow((await mailTo(email))[0]);
  assert.equal(page, 'http://localhost:3000/');
});

test('a new address counts once the letters to both are followed, and the profile shows it', async () => {
  const [before, after] = [address('before'), address('after')];
  unwrap(await signUp(before));
  await follow((await mailTo(before))[0]);
  const person = await project.signIn(before, 'secret-1');
  const { user } = unwrap(await person.client.auth.updateUser({ email: after }, { emailRedirectTo: back }));
  assert.deepEqual([user.email, user.new_email], [before, after]);
  succeed(await person.client.auth.resend({ type: 'email_change', email: before }));
  assert.equal((await mailTo(after)).length, 2);
  const emailOf = async () => unwrap(await person.client.from('profiles').select('email').single()).email;
  await follow((await mailTo(before))[0]);
  assert.equal(await emailOf(), before);
  const { fragment } = await follow((await mailTo(after))[0]);
  assert.equal(fragment.get('type'), 'email_change');
  await project.signIn(after, 'secret-1');
  assert.equal(await emailOf(), after);
});

test('an invitation signs in who follows it; its profile has the role user', async () => {
  const email = address('guest');
  const invited = await service.auth.admin.inviteUserByEmail(email, {
    redirectTo: back,
    data: { role: 'admin' },
  });
  const { user } = unwrap(invited);
  assert.equal((await project.visitor().auth.signInWithPassword({ email, password: '' })).error?.status, 400);
  const { page, fragment } = await follow((await mailTo(email))[0]);
  assert.deepEqual([page, fragment.get('type')], [back, 'invite']);
  assert.equal(unwrap(await service.from('profiles').select('role').eq('id', user.id).single()).role, 'user');
  const again = await service.auth.admin.inviteUserByEmail(email);
  assert.equal(again.error?.code, 'email_exists');
  assert.equal((await project.visitor().auth.admin.inviteUserByEmail(address('x'))).error?.status, 403);
});

test('generated links carry what a letter would', async () => {
  const email = address('linked');
  const { properties } = unwrap(
    await service.auth.admin.generateLink({ type: 'invite', email, options: { redirectTo: back } }),
  );
  assert.equal((await mailTo(email)).length, 0);
  const response = await fetch(properties.action_link, { redirect: 'manual' });
  assert.match(response.headers.get('location') ?? '', /^http:\/\/localhost:3000\/back#access_token=/);
});

test('the inbox is a page that shows text as text, for this machine only', async () => {
  const email = 'a&b<img>@example.com'.replaceAll(/[<>]/g, '');
  unwrap(await signUp(email));
  const list = await (await fetch(backend.inboxUrl)).text();
  assert.match(list, /<h1>Inbox<\/h1>/);
  assert.ok(list.includes('a&amp;bimg@example.com'));
  const [mail] = await mailTo(email);
  const response = await fetch(`${backend.inboxUrl}/${mail?.id}`);
  const page = await response.text();
  assert.ok(page.includes(`href="${mail?.link?.replaceAll('&', '&amp;')}"`));
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.equal((await fetch(`${backend.inboxUrl}/none`)).status, 404);
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
