import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import bcrypt from 'bcryptjs';
import { startProduct, succeed, unwrap } from '../../../tests/harness/project.ts';
import { forge, send, tokenOf } from '../../../tests/harness/raw.ts';

const open = await startProduct({ confirmEmail: false });
const closed = await startProduct({ confirmEmail: true });
const fresh = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
const post = (path: string, body: object, from = 'local', project = open) =>
  send(project, `/auth/v1/${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
const signIn = (email: string, password: string, from: string) =>
  post('token?grant_type=password', { email, password }, from);

test('wrong passwords are limited by account and source, alike for known and unknown; the owner gets in', async () => {
  const ann = await open.signUp('ann');
  const tried = async (email: string, from: string) => {
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await signIn(email, 'wrong-guess', from));
    return answers.map(({ status, text }) => [status, text]);
  };
  const known = await tried(ann.email, '10.1.0.1');
  assert.deepEqual(await tried(fresh('nobody'), '10.1.0.2'), known);
  assert.deepEqual(
    known.map(([status]) => status),
    [...Array<number>(10).fill(400), 429, 429],
  );
  assert.match(String(known.at(-1)?.[1]), /"error_code":"over_request_rate_limit"/);
  assert.equal((await signIn(ann.email, ann.password, '10.1.0.1')).status, 429, 'not even the right one');
  const { error } = await open.visitor().auth.signInWithPassword(ann);
  assert.equal(error, null, 'from elsewhere');
});

test('one /64 is one source, as is an IPv4 address written as IPv6', async () => {
  const ann = await open.signUp('ann');
  const guess = async (from: string) => (await signIn(ann.email, 'wrong-guess', from)).status;
  const statuses = [];
  for (let index = 0; index < 70; index += 1) statuses.push(await guess(`2001:db8:7:2::${index + 1}`));
  assert.equal(statuses.filter((status) => status === 400).length, 10);
  for (let index = 0; index < 10; index += 1) await guess('10.2.2.1');
  assert.equal(await guess('::ffff:10.2.2.1'), 429);
  assert.equal(await guess('2001:db8:7:3::1'), 400, 'another network');
});

test('another spelling of the address passes no limit', async () => {
  const ann = await open.signUp('ann');
  const spelled = async (path: string, body: object, from: string) => (await post(path, body, from)).status;
  for (const path of ['%74oken?grant_type=password', 'token?grant%5Ftype=x&grant_type=password'])
    for (let index = 0; index < 12; index += 1)
      assert.equal(await spelled(path, { email: ann.email, password: ann.password }, '10.1.9.1'), 400, path);
  for (let index = 0; index < 52; index += 1)
    assert.equal(await spelled('%72ecover', { email: ann.email }, '10.1.9.1'), 400);
  assert.deepEqual(await (await fetch(`${open.backend.url}/inbox.json?to=${ann.email}`)).json(), []);
  assert.equal((await signIn(ann.email, ann.password, '10.1.9.1')).status, 200);
});

test('many at once are no way around', async () => {
  const ann = await open.signUp('ann');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(ann.email, 'wrong-guess', '10.1.0.3')),
  );
  assert.equal(answers.filter(({ status }) => status === 429).length, 10);
});

test('signing in often and well is not limited', async () => {
  const ann = await open.signUp('ann');
  for (let index = 0; index < 30; index += 1)
    assert.equal((await signIn(ann.email, ann.password, '10.1.0.4')).status, 200);
});

test('wrong codes are limited for known and unknown alike, under every name of the code', async () => {
  const ann = await open.signUp('ann');
  succeed(await open.visitor().auth.resetPasswordForEmail(ann.email));
  for (const [email, from] of [
    [ann.email, '10.1.1.1'],
    [fresh('nobody'), '10.1.1.2'],
  ] as const) {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const type = ['recovery', 'email', 'magiclink', 'signup'][index % 4];
      statuses.push((await post('verify', { email, token: '000000', type }, from)).status);
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(403), 429, 429]);
  }
});

test('one password is hashed at every sign-in, and at every sign-up that waits for a letter', async () => {
  const known = await closed.signUp('known');
  const confirmed = 'client@example.com';
  const invited = fresh('invited');
  unwrap(await closed.service.auth.admin.inviteUserByEmail(invited));
  const counted = async (
    method: 'compare' | 'hash',
    call: () => Promise<{ status: number; text: string }>,
  ) => {
    const calls = mock.method(bcrypt, method);
    const { status, text } = await call();
    calls.mock.restore();
    return { hashes: calls.mock.callCount(), status, text };
  };
  const grant = (email: string) =>
    counted('compare', () =>
      post('token?grant_type=password', { email, password: 'wrong-guess' }, '10.1.2.1', closed),
    );
  const reference = await grant(fresh('nobody'));
  assert.equal(reference.hashes, 1);
  for (const email of [confirmed, known.email, invited])
    assert.deepEqual(await grant(email), reference, email);
  const signUp = async (email: string) => {
    const { hashes, status } = await counted('hash', () =>
      post('signup', { email, password: 'long-enough' }, '10.1.2.1', closed),
    );
    return { hashes, status };
  };
  for (const email of [fresh('new'), confirmed, known.email])
    assert.deepEqual(await signUp(email), { hashes: 1, status: 200 }, email);
});

test('asking for a letter is answered alike for known and unknown addresses', async () => {
  const waiting = await closed.signUp('waiting');
  const addresses = ['client@example.com', waiting.email, fresh('nobody')];
  for (const [path, more] of [
    ['otp', { create_user: false }],
    ['otp', {}],
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ] as const) {
    const answers = [];
    for (const email of addresses) {
      const { status, text, headers } = await post(path, { ...more, email }, '10.1.3.1', closed);
      answers.push([status, text, [...headers].filter(([name]) => name !== 'date')]);
    }
    assert.deepEqual(answers, Array(3).fill(answers[0]), `${path} ${JSON.stringify(more)}`);
    assert.deepEqual(answers[0]?.slice(0, 2), [200, '{}']);
  }
});

test('a sign-in link makes an account only where it may, and proves the address only when it is used', async () => {
  const [never, later] = [fresh('never'), fresh('later')];
  await post('otp', { email: never, create_user: false });
  await post('otp', { email: later });
  const find = async (email: string) =>
    unwrap(await open.service.auth.admin.listUsers({ perPage: 1000 })).users.find(
      (user) => user.email === email,
    );
  assert.equal(await find(never), undefined);
  assert.equal((await find(later))?.email_confirmed_at, undefined);
  const response = await fetch(`${open.backend.url}/inbox.json?to=${later}`);
  const [mail] = (await response.json()) as { code: string }[];
  const { user } = unwrap(
    await open.visitor().auth.verifyOtp({ email: later, token: mail?.code ?? '', type: 'email' }),
  );
  assert.equal(user?.email, later);
  assert.ok((await find(later))?.email_confirmed_at);
});

test('letters to one address have a limit, the same for everybody', async () => {
  for (const [email, from] of [
    ['client@example.com', '10.1.4.1'],
    [fresh('nobody'), '10.1.4.2'],
  ] as const) {
    const statuses = [];
    for (let index = 0; index < 52; index += 1)
      statuses.push((await post('recover', { email }, from)).status);
    assert.deepEqual(statuses, [...Array<number>(50).fill(200), 429, 429]);
  }
});

test('signing up and asking for another address are letters too: the same limit, before a password is hashed', async () => {
  const waiting = (await closed.signUp('waiting')).email;
  const mover = await closed.signIn('coach@example.com', 'demo-password');
  const token = await tokenOf(mover);
  const change = (email: string, from: string) =>
    send(closed, '/auth/v1/user', {
      method: 'PUT',
      token,
      body: { email },
      headers: { 'x-forwarded-for': from },
    });
  const signUp = (email: string, from: string) =>
    post('signup', { email, password: 'long-enough' }, from, closed);
  const refused = [];
  for (const [email, from] of [
    [waiting, '10.1.5.1'],
    ['client@example.com', '10.1.5.2'],
    [fresh('nobody'), '10.1.5.3'],
  ] as const) {
    for (let index = 0; index < 50; index += 1) await post('recover', { email }, from, closed);
    const hash = mock.method(bcrypt, 'hash');
    for (const { status, text } of [await signUp(email, from), await change(email, from)])
      refused.push([status, text]);
    hash.mock.restore();
    assert.equal(hash.mock.callCount(), 0, email);
  }
  assert.deepEqual(refused, Array(6).fill(refused[0]));
  assert.equal(refused[0]?.[0], 429);
  assert.equal((await change(mover.email, '10.1.5.1')).status, 200, 'the address that one has is no letter');
  const next = fresh('next');
  const statuses = [];
  for (let index = 0; index < 52; index += 1) statuses.push((await change(next, '10.1.5.4')).status);
  assert.deepEqual(statuses, [...Array<number>(50).fill(200), 429, 429]);
  assert.equal((await signUp(waiting, '10.1.5.5')).status, 200, 'from elsewhere');
});

test('a password that bcrypt would cut is refused in every place; 72 bytes are kept whole', async () => {
  const [fits, cut] = [`${'é'.repeat(35)}ab`, `${'é'.repeat(35)}abc`];
  const ann = await open.signUp('ann');
  const made = await open.service.auth.admin.createUser({ email: fresh('made'), password: cut });
  const { user } = unwrap(
    await open.service.auth.admin.createUser({ email: fresh('made'), password: fits, email_confirm: true }),
  );
  const answers = [
    await open.visitor().auth.signUp({ email: fresh('long'), password: cut }),
    await closed.visitor().auth.signUp({ email: fresh('long'), password: cut }),
    await ann.client.auth.updateUser({ password: cut }),
    made,
    await open.service.auth.admin.updateUserById(ann.id, { password: cut }),
  ];
  for (const { error } of answers) {
    assert.deepEqual([error?.status, error?.code], [400, 'validation_failed']);
    assert.match(error?.message ?? '', /72 bytes/);
  }
  await open.signIn(ann.email, ann.password);
  await open.signIn(user.email ?? '', fits);
  const short = await open
    .visitor()
    .auth.signInWithPassword({ email: user.email ?? '', password: fits.slice(0, -1) });
  assert.equal(short.error?.code, 'invalid_credentials');
});

test('a link to a stored file speaks for nobody, at no door; nor does a token without role or audience', async () => {
  const owner = await open.signIn('client@example.com', 'demo-password');
  const documents = owner.client.storage.from('documents');
  const name = `${owner.id}/own.txt`;
  succeed(await documents.upload(name, new Blob(['own'], { type: 'text/plain' })));
  const { signedUrl } = unwrap(await documents.createSignedUrl(name, 60));
  const link = new URL(signedUrl).searchParams.get('token') ?? '';
  assert.equal(await (await fetch(signedUrl)).text(), 'own');
  const session = { sub: owner.id, role: 'authenticated', aud: 'authenticated' };
  for (const token of [
    link,
    await forge(open, { ...session, role: undefined }),
    await forge(open, { ...session, aud: 'elsewhere' }),
    await forge(open, { sub: owner.id, aud: [] }),
  ]) {
    for (const door of ['rest/v1/cohorts?select=id', 'auth/v1/user', `storage/v1/object/documents/${name}`]) {
      const { status } = await send(open, `/${door}`, { token });
      assert.ok(status === 401 || status === 403, `${door} ${status}`);
    }
    assert.equal((await send(open, '/functions/v1/delete-account', { method: 'POST', token })).status, 401);
  }
  for (const token of [await tokenOf(owner), await forge(open, session)])
    assert.equal((await send(open, '/rest/v1/cohorts?select=id', { token })).status, 200);
});
