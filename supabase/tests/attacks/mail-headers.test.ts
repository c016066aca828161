import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { isMailable } from 'shared-contract/email-address';
import { ask, newAddress } from '../harness/functions.ts';
import { openMigrated } from '../harness/migrated-database.ts';
import { startProduct, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { database, close } = await openMigrated();
after(close);

/** Addresses that an email program would read as more than one. */
const hostile = [
  'v@x.test?bcc=everybody@x.test&body=Pay%20here',
  'v?bcc=w@x.test',
  'v%0D%0ABcc:w@x.test',
  'v@x.test,w@x.test',
  'v@x.test#',
  '"v"<v@x.test>',
  'v@x.test\r\nBcc: w@x.test',
  'v@x-.test',
];

test('nobody brings one in: not a visitor, a member, a form or a sign-up', async () => {
  const [visitor, ann] = [project.visitor(), await project.signUp('ann')];
  for (const email of hostile) {
    for (const { error } of [
      await visitor.from('leads').insert({ name: 'V', email }),
      await visitor.from('subscribers').insert({ email }),
      await ann.client.from('clients').insert({ name: 'V', email }),
      await ann.client.from('profiles').update({ email }).eq('id', ann.id),
    ]) {
      assert.ok(error?.code === '23514' || error?.code === '42501', `${email} ${JSON.stringify(error)}`);
    }
    const values = { name: 'V', email, message: 'm' };
    const body = { form: 'contact', values, website: '', requestId: crypto.randomUUID() };
    assert.equal((await ask(project, 'submit-form', body)).status, 400, email);
    const { data } = await project.visitor().auth.signUp({ email, password: 'secret-of-v' });
    assert.equal(data.user, null, email);
  }
  unwrap(await ann.client.from('clients').insert({ name: 'V', email: 'v@x.test' }).select());
});

/** Addresses that the auth server's own check, a browser's form, or both accept. */
const odd = ['v%w@x.test', 'v?bcc=w@x.test', 'v@x-.test', 'ü@x.test', '"v"@x.test'];

test('an account takes no such address at any door, and hears so at once, in words', async () => {
  const ann = await project.signUp('ann');
  const { admin } = project.service.auth;
  const words = 'Unable to validate email address: invalid format';
  for (const email of odd) {
    for (const { error } of [
      await project.visitor().auth.signUp({ email, password: 'secret-of-v' }),
      await ann.client.auth.updateUser({ email }),
      await admin.createUser({ email, password: 'secret-of-v' }),
      await admin.updateUserById(ann.id, { email }),
      await admin.inviteUserByEmail(email),
      await admin.generateLink({ type: 'invite', email }),
    ])
      assert.deepEqual([error?.status, error?.message], [400, words], email);
    const { error } = await project.visitor().auth.signInWithOtp({ email });
    assert.equal(error, null, 'alike for known and unknown, and nothing comes of it');
  }
  const { users } = unwrap(await admin.listUsers({ perPage: 1000 }));
  assert.deepEqual(
    users.filter(({ email, new_email }) => odd.includes(email ?? '') || odd.includes(new_email ?? '')),
    [],
  );
});

test('browser, functions and database agree on what an address is', async () => {
  const addresses = [
    ...hostile,
    ...odd,
    'a@b',
    'ann@example.com',
    "o'hara+tax@sub.example-1.co",
    'a@-x.test',
    'a@x..test',
  ];
  const { rows } = await sql<{ address: string; takes: boolean }>`
    select address, private.is_mailable(address) as takes
    from jsonb_array_elements_text(${JSON.stringify(addresses)}::text::jsonb) as address`.execute(
    database.db,
  );
  assert.equal(rows.length, addresses.length);
  for (const { address, takes } of rows) assert.equal(isMailable(address), takes, address);
});

test('a name is one line in whatever is written to somebody', async () => {
  const visitor = project.visitor();
  const name = 'Ann\r\n\r\nYour account is closed, go to https://evil.example\u2028now';
  assert.equal((await visitor.from('leads').insert({ name, email: newAddress('v') })).error?.code, '23514');
  const email = newAddress('ann');
  const values = { name, email, message: 'Two\nlines' };
  const body = { form: 'contact', values, website: '', requestId: crypto.randomUUID() };
  assert.equal((await ask(project, 'submit-form', body)).status, 200);
  const [row] = unwrap(await project.service.from('leads').select('name, message').eq('email', email));
  assert.deepEqual(row, {
    name: 'Ann Your account is closed, go to https://evil.example now',
    message: 'Two\nlines',
  });
});
