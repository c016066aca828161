import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { projectPaths } from 'embedded-backend/start';
import { mailTo, newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

// Runs the product with double confirmation of email changes, which a hosted project enables by default.
const folder = await mkdtemp(join(tmpdir(), 'both-addresses-'));
after(() => rm(folder, { recursive: true, force: true }));
for (const part of ['migrations', 'functions', 'seed.sql'])
  await symlink(join(projectPaths.supabase, part), join(folder, part));
const config = await readFile(join(projectPaths.supabase, 'config.toml'), 'utf8');
await writeFile(
  join(folder, 'config.toml'),
  config.replace(/double_confirm_changes = \w+/, 'double_confirm_changes = true'),
);
const project = await startProduct({ supabaseDir: folder });
const back = 'http://localhost:3000/confirm';

async function follow(address: string): Promise<URL> {
  const [mail] = await mailTo(project, address);
  assert.ok(mail?.link, `no letter to ${address}`);
  const response = await fetch(mail.link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}
const codeTo = async (address: string): Promise<string> => (await mailTo(project, address))[0]?.code ?? '';

async function ask() {
  const person = await project.signUp('mover');
  const next = newAddress('moved');
  const answer = await person.client.auth.updateUser({ email: next }, { emailRedirectTo: back });
  assert.deepEqual([unwrap(answer).user.email, unwrap(answer).user.new_email], [person.email, next]);
  return { ...person, next };
}
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await project.visitor().auth.signInWithPassword({ email, password })).error === null;

for (const [what, order] of [
  ['the old address first', (old: string, next: string) => [old, next]],
  ['the new address first', (old: string, next: string) => [next, old]],
] as const) {
  test(`${what}: its letter changes nothing and says that another waits; the second one makes the change`, async () => {
    const { client, email, next, password } = await ask();
    const [one = '', two = ''] = order(email, next);
    const halfway = await follow(one);
    assert.equal(halfway.origin + halfway.pathname, back);
    const said = new URLSearchParams(halfway.hash.slice(1));
    assert.match(said.get('message') ?? '', /other email/);
    assert.equal(said.get('access_token'), null);
    assert.deepEqual([await signsIn(email, password), await signsIn(next, password)], [true, false]);

    assert.match((await follow(one)).hash, /error/, 'a letter counts once');
    assert.deepEqual([await signsIn(email, password), await signsIn(next, password)], [true, false]);

    const done = new URLSearchParams((await follow(two)).hash.slice(1));
    assert.deepEqual([done.get('type'), done.has('access_token')], ['email_change', true]);
    assert.deepEqual([await signsIn(email, password), await signsIn(next, password)], [false, true]);
    assert.equal(unwrap(await client.from('profiles').select('email').single()).email, next);
  });
}

test('the codes of both letters do the same', async () => {
  const { email, next, password } = await ask();
  const verify = async (address: string) =>
    project.visitor().auth.verifyOtp({ email: address, token: await codeTo(address), type: 'email_change' });
  assert.equal(unwrap(await verify(email)).session, null);
  assert.ok((await verify(email)).error);
  assert.ok(unwrap(await verify(next)).session);
  assert.ok(await signsIn(next, password));
});

test('another spelling of the link does not make one letter enough', async () => {
  const { email, next, password } = await ask();
  const [mail] = await mailTo(project, email);
  const link = mail?.link ?? '';
  for (const [spelled, method, status] of [
    [link.replace('/verify', '/%76erify'), 'GET', 400],
    [`${link}&%74ype=signup`, 'GET', 400],
    [`${link}&type=signup`, 'GET', 400],
    [link, 'HEAD', 405],
  ] as const)
    assert.equal((await fetch(spelled, { method, redirect: 'manual' })).status, status, spelled);
  assert.ok(await signsIn(email, password));
  await follow(email);
  await follow(next);
  assert.ok(await signsIn(next, password), 'the letters are still good');
});

test('asking again makes the letters of before void, one that was followed too', async () => {
  const { client, email, next, password } = await ask();
  await follow(email);
  const [old] = await mailTo(project, next);
  succeed(await client.auth.updateUser({ email: next }, { emailRedirectTo: back }));
  const response = await fetch(old?.link ?? '', { redirect: 'manual' });
  assert.match(response.headers.get('location') ?? '', /error/);
  assert.equal(await signsIn(next, password), false);
  await follow(next);
  assert.equal(await signsIn(next, password), false, 'the address in force has to agree again');
  await follow(email);
  assert.ok(await signsIn(next, password));
});

test('a page elsewhere is not led to, halfway either', async () => {
  const { email } = await ask();
  const [mail] = await mailTo(project, email);
  const link = new URL(mail?.link ?? '');
  link.searchParams.set('redirect_to', 'https://evil.example/take');
  const response = await fetch(link, { redirect: 'manual' });
  assert.equal(new URL(response.headers.get('location') ?? '').hostname, 'localhost');
});
