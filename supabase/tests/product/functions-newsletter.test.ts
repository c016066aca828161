import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ask, mailTo, newAddress, type Answer } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
let callers = 0;
const signUp = (email: string, more: object = {}): Promise<Answer> =>
  ask(
    project,
    'submit-form',
    { form: 'newsletter', values: { email }, website: '', requestId: crypto.randomUUID(), ...more },
    { headers: { 'x-forwarded-for': `10.3.0.${callers++ % 250}` } },
  );
const choose = (action: string, token: string | undefined): Promise<Answer> =>
  ask(project, 'newsletter', { action, token });
const subscriber = async (email: string) =>
  unwrap(await service.from('subscribers').select('*').eq('email', email).single());
const wait = async (email: string, hours: number): Promise<void> => {
  const confirm_sent_at = new Date(Date.now() - hours * 3_600_000).toISOString();
  succeed(await service.from('subscribers').update({ confirm_sent_at }).eq('email', email));
};
const tokensOf = (text = '') => ({
  confirm: /\/newsletter\?confirm=([\w-]+)/.exec(text)?.[1],
  leave: /\/newsletter\?leave=([\w-]+)/.exec(text)?.[1],
});
const lastLetter = async (email: string) => tokensOf((await mailTo(project, email))[0]?.text);
const consentsOf = async (email: string) =>
  unwrap(await service.from('consents').select('purpose, given, user_id').eq('email', email).order('id'));

test('an address is asked, confirms, and has agreed', async () => {
  const email = newAddress('rhea');
  const { status, body } = await signUp(email.toUpperCase());
  assert.deepEqual([status, Object.keys(body)], [200, ['reference']]);
  const before = await subscriber(email);
  assert.deepEqual([before.status, before.source, await consentsOf(email)], ['pending', 'newsletter', []]);

  const letters = await mailTo(project, email);
  assert.equal(letters.length, 1);
  assert.match(letters[0]?.text ?? '', /http:\/\/localhost:3000\/newsletter\?confirm=/);
  const { confirm, leave } = await lastLetter(email);
  assert.match(confirm ?? '', /^[\w-]{43}$/, '32 bytes in base64url');
  assert.ok(
    !JSON.stringify(before).includes(confirm ?? '?') && !JSON.stringify(before).includes(leave ?? '?'),
  );

  for (let n = 0; n < 2; n += 1) {
    assert.deepEqual(await choose('confirm', confirm), {
      status: 200,
      body: { status: 'confirmed', email: 'r***@example.com' },
    });
  }
  assert.ok((await subscriber(email)).confirmed_at);
  assert.deepEqual(await consentsOf(email), [{ purpose: 'newsletter', given: true, user_id: null }]);
});

test('leaving is possible before and after, again and again, and the old link brings nobody back', async () => {
  const email = newAddress('lea');
  await signUp(email);
  const { confirm, leave } = await lastLetter(email);
  await choose('confirm', confirm);
  for (let n = 0; n < 2; n += 1) {
    const { body } = await choose('leave', leave);
    assert.deepEqual(body, { status: 'unsubscribed', email: 'l***@example.com' });
  }
  assert.deepEqual(
    (await consentsOf(email)).map(({ given }) => given),
    [true, false],
  );
  assert.equal((await choose('confirm', confirm)).status, 404);
  assert.equal((await subscriber(email)).status, 'unsubscribed');

  await signUp(email);
  assert.equal((await mailTo(project, email)).length, 2, 'whoever left may come back at once');
  const again = await lastLetter(email);
  assert.equal(again.leave, leave, 'the link to leave of any letter works');
  assert.notEqual(again.confirm, confirm);
  assert.equal((await choose('confirm', again.confirm)).status, 200);

  const early = newAddress('early');
  await signUp(early);
  assert.equal((await choose('leave', (await lastLetter(early)).leave)).status, 200);
  assert.deepEqual(await consentsOf(early), [], 'who never agreed takes nothing back');
});

test('a link is good for 7 days; the words say what to do', async () => {
  const email = newAddress('late');
  await signUp(email);
  const { confirm, leave } = await lastLetter(email);
  await wait(email, 7 * 24 + 1);
  const expired = await choose('confirm', confirm);
  assert.deepEqual(expired, {
    status: 404,
    body: {
      message: 'This link has expired or is not known. Enter your address again and we send you a new one.',
    },
  });
  await signUp(email);
  const fresh = await lastLetter(email);
  assert.equal((await choose('confirm', confirm)).status, 404, 'the newest letter counts');
  assert.equal((await choose('confirm', fresh.confirm)).status, 200);
  await wait(email, 30 * 24);
  assert.equal((await choose('confirm', fresh.confirm)).status, 200, 'what is confirmed stays so');
  assert.equal((await choose('leave', leave)).status, 200);
});

test('an address that an administrator took off the list is not put back by a letter', async () => {
  const email = newAddress('off');
  await signUp(email);
  const { confirm } = await lastLetter(email);
  const off = admin.client.from('subscribers').update({ status: 'unsubscribed' }).eq('email', email);
  assert.equal(unwrap(await off.select()).length, 1);
  assert.equal((await choose('confirm', confirm)).status, 404);
});

test('nobody is sent letter after letter', async () => {
  const email = newAddress('victim');
  const sent = async (): Promise<number> => (await mailTo(project, email)).length;
  await Promise.all(Array.from({ length: 5 }, () => signUp(email)));
  assert.equal(await sent(), 1, 'five at once are one letter');
  const expected = { 0.9: 1, 1.1: 2, 1.9: 2, 2.1: 3, 3.9: 3, 4.1: 4 };
  for (const [hours, letters] of Object.entries(expected).sort(([a], [b]) => Number(a) - Number(b))) {
    await wait(email, Number(hours));
    // Calls the database like the function does, because the form rejects a sixth request within the hour.
    await service.rpc('due_newsletter_letter', {
      email,
      confirm_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
      leave_hash: 'f'.repeat(64),
    });
    assert.equal((await subscriber(email)).letters, letters, `${hours} hours later`);
  }
});

test('one who is on the list hears so once a day at most', async () => {
  const email = newAddress('member');
  await signUp(email);
  const { confirm } = await lastLetter(email);
  await choose('confirm', confirm);
  await signUp(email);
  assert.equal((await mailTo(project, email)).length, 1);
  await wait(email, 25);
  await signUp(email);
  const [letter, ...older] = await mailTo(project, email);
  assert.deepEqual([older.length, letter?.subject], [1, 'You already receive our newsletter']);
  assert.equal(tokensOf(letter?.text).confirm, undefined);
  assert.equal((await subscriber(email)).status, 'confirmed');
  assert.equal((await choose('confirm', confirm)).status, 200, 'the first letter still answers the same');
});

test('the answers of new, unconfirmed, confirmed and left addresses are alike', async () => {
  const [fresh, waiting, confirmed, left] = ['a', 'b', 'c', 'd'].map((name) => newAddress(name));
  for (const email of [waiting, confirmed, left]) await signUp(email ?? '');
  await choose('confirm', (await lastLetter(confirmed ?? '')).confirm);
  await choose('leave', (await lastLetter(left ?? '')).leave);
  for (const email of [fresh, waiting, confirmed, left]) {
    const { status, body } = await signUp(email ?? '');
    assert.deepEqual([status, Object.keys(body)], [200, ['reference']]);
    assert.match(String(body['reference']), /^NEWS-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  }
});

test('guessed, swapped, malformed and hidden-field requests change nothing and send nothing', async () => {
  const email = newAddress('target');
  await signUp(email);
  const { confirm = '', leave = '' } = await lastLetter(email);
  const row = await subscriber(email);
  for (const [action, token] of [
    ['confirm', leave],
    ['leave', confirm],
    ['confirm', confirm.slice(0, -1)],
    ['confirm', confirm.toLowerCase()],
    ['leave', row.unsubscribe_token_hash ?? ''],
    ['confirm', row.confirm_token_hash ?? ''],
    ['confirm', 'x'],
    ['confirm', '%'],
  ] as const) {
    assert.equal((await choose(action, token)).status, 404, `${action} ${token}`);
  }
  for (const body of [
    {},
    { action: 'delete', token: confirm },
    { action: 'confirm' },
    { action: 'confirm', token: [] },
  ]) {
    assert.equal((await ask(project, 'newsletter', body)).status, 400);
  }
  assert.equal((await choose('confirm', 'x'.repeat(201))).status, 400);
  assert.equal((await choose('confirm', 'x'.repeat(70_000))).status, 413);
  assert.deepEqual(await subscriber(email), row);

  const bot = newAddress('bot');
  assert.equal((await signUp(bot, { website: 'x' })).status, 200);
  assert.deepEqual(await mailTo(project, bot), []);
  for (const client of [project.visitor(), admin.client]) {
    const token_hash = row.confirm_token_hash ?? '';
    assert.equal(
      (await client.rpc('choose_newsletter', { action: 'confirm', token_hash })).error?.code,
      '42501',
    );
    const letter = { email, confirm_hash: '0'.repeat(64), leave_hash: '0'.repeat(64) };
    assert.equal((await client.rpc('due_newsletter_letter', letter)).error?.code, '42501');
  }
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});

test('without mail the answer is the same', async () => {
  await rm(join(project.dataDir, 'mail'), { recursive: true });
  const { status, body } = await signUp(newAddress('unlucky'));
  assert.deepEqual([status, Object.keys(body)], [200, ['reference']]);
  assert.match(project.logged.join(), /^mail: /);
});
