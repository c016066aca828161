import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invitationDays, officeZone } from 'shared-contract/firm';
import { formatDay } from 'shared-contract/format';
import { zonedDay } from 'shared-contract/zoned-time';
import {
  ask,
  badTokens,
  invitationsTo,
  mailTo,
  newAddress,
  openEmailLink,
  type Answer,
} from '../harness/functions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const ann = await project.signUp('ann');

const invite = (body: unknown, as: Person<ProductClient> = admin): Promise<Answer> =>
  ask(project, 'invite-user', body, { as });
const idOf = ({ body }: Answer): string => (body['invitation'] as { id: string }).id;
const roleOf = async (email: string): Promise<string | undefined> =>
  unwrap(await service.from('profiles').select('role').eq('email', email))[0]?.role;
const accept = ({ client }: Person<ProductClient>, token: string) =>
  client.rpc('accept_invitation', { token });
const seesLeads = async ({ client }: Person<ProductClient>): Promise<boolean> =>
  unwrap(await client.from('leads').select('id').limit(1)).length === 1;
const anotherAdmin = async (name: string): Promise<Person<ProductClient>> => {
  const person = await project.signUp(name);
  succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', person.id));
  return person;
};

test('an invited person follows the letter, accepts, and has the role with the session at hand', async () => {
  const email = newAddress('grace');
  const { data, error } = await admin.client.functions.invoke<{ invitation: Record<string, unknown> }>(
    'invite-user',
    { body: { email: ` ${email.toUpperCase()} `, name: 'Grace', role: 'admin' } },
  );
  assert.equal(error, null);
  assert.deepEqual(Object.keys(data?.invitation ?? {}).sort(), [
    'email',
    'expiresAt',
    'id',
    'name',
    'role',
    'status',
  ]);
  assert.deepEqual([data?.invitation['email'], data?.invitation['status']], [email, 'pending']);

  const { person, token, page } = await openEmailLink(project, email);
  assert.equal(page.origin + page.pathname, 'http://localhost:3000/reset-password');
  assert.equal(await roleOf(email), 'user', 'following the link alone gives nothing');
  assert.deepEqual(unwrap(await accept(person, token)), { role: 'admin', choosePassword: true });
  assert.equal(await roleOf(email), 'admin');
  assert.ok(await seesLeads(person));
  assert.deepEqual(unwrap(await accept(person, token)), { role: 'admin', choosePassword: true });
  succeed(await person.client.auth.updateUser({ password: 'chosen-1' }));
  assert.ok(await seesLeads(await project.signIn(email, 'chosen-1')));

  const kept = unwrap(await admin.client.from('invitations').select('*').eq('email', email).single());
  assert.equal(
    (await ask(project, 'open-invitation', { token })).status,
    404,
    'an accepted one signs no one in',
  );
  assert.equal(Date.parse(kept.expires_at) - Date.parse(kept.sent_at), invitationDays * 86_400_000);
  const [letter] = await mailTo(project, email);
  const until = formatDay(zonedDay(new Date(kept.expires_at), officeZone));
  for (const words of [
    'Adaeze Nwosu invited you to the member area',
    'Your role: Administrator',
    `The link works for ${invitationDays} days, until ${until}.`,
  ])
    assert.ok(letter?.text.includes(words), words);
  assert.deepEqual([kept.status, kept.accepted_by, kept.invited_by], ['accepted', person.id, admin.id]);
  const profile = unwrap(await service.from('profiles').select('name').eq('id', person.id).single());
  assert.equal(profile.name, 'Grace');
  const audit = await service.from('audit_log').select('from_value,to_value').eq('entity_id', person.id);
  assert.deepEqual(unwrap(audit), [{ from_value: 'user', to_value: 'admin' }]);
});

test('administrators only, by function and by call; invitations are read by nobody else', async () => {
  const email = newAddress('closed');
  const id = idOf(await invite({ email }));
  const calls = [
    ['invite-user', { email: newAddress('x') }],
    ['resend-invitation', { invitationId: id }],
    ['withdraw-invitation', { invitationId: id }],
  ] as const;
  for (const [name, body] of calls) {
    assert.equal((await ask(project, name, body)).status, 401, `${name} as a visitor`);
    for (const as of [ann, coach]) assert.equal((await ask(project, name, body, { as })).status, 403, name);
    for (const token of await badTokens(project, admin)) {
      assert.equal((await ask(project, name, body, { token })).status, 401, `${name} with ${token}`);
    }
    const get = await fetch(`${project.backend.url}/functions/v1/${name}`, {
      headers: { apikey: project.backend.publishableKey },
    });
    assert.equal(get.status, 405);
  }
  const values = { email: 'y@example.com', name: '', role: 'admin', token_hash: '0'.repeat(64) };
  for (const client of [project.visitor(), ann.client, coach.client]) {
    assert.equal((await client.rpc('create_invitation', values)).error?.code, '42501');
    assert.ok((await client.from('invitations').insert({ email, token_hash: '1'.repeat(64) })).error);
  }
  assert.deepEqual(unwrap(await ann.client.from('invitations').select('id')), []);
  assert.deepEqual(unwrap(await coach.client.from('invitations').select('id')), []);
  assert.ok((await project.visitor().from('invitations').select('id')).error);
  assert.equal((await mailTo(project, email)).length, 1);
});

test('bad input names the field; what is smuggled in beside it has no effect', async () => {
  const cases: [unknown, string, string][] = [
    [{}, 'email', 'Email is required'],
    [{ email: '  ' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Enter an email address like name@example.com'],
    [{ email: 7 }, 'email', 'Email is required'],
    [{ email: 'a@example.com', role: 'owner' }, 'role', 'Choose user, coach or admin'],
    [{ email: 'a@example.com', role: ['admin'] }, 'role', 'Choose user, coach or admin'],
    [{ email: 'a@example.com', name: 'x'.repeat(121) }, 'name', 'Shorten the name to 120 characters'],
    ['{"email":', 'body', 'The body is not JSON'],
  ];
  for (const [body, field, words] of cases) {
    const answer = await invite(body);
    assert.deepEqual([answer.status, answer.body['errors']], [400, { [field]: words }]);
  }
  assert.equal((await invite('[]')).status, 400);
  const big = await invite({ email: 'a@example.com', name: 'x'.repeat(70_000) });
  assert.equal(big.status, 413);

  const email = newAddress('smuggle');
  const smuggled = { status: 'accepted', invited_by: ann.id, token_hash: '0'.repeat(64), user_id: ann.id };
  const answer = await invite({ email, ...smuggled });
  assert.equal(answer.status, 200);
  const row = unwrap(await service.from('invitations').select('*').eq('email', email).single());
  assert.deepEqual([row.status, row.role, row.invited_by], ['pending', 'user', admin.id]);
  assert.notEqual(row.token_hash, smuggled.token_hash);
});

test('an address that somebody registered beforehand: the squatter gets and keeps nothing', async () => {
  const squatter = await project.signUp('squat');
  const { email } = squatter;
  const later = newAddress('later');
  succeed(await squatter.client.auth.updateUser({ email: later }));
  assert.equal((await invite({ email, role: 'admin' })).status, 200);
  assert.equal(await roleOf(email), 'user');
  succeed(await squatter.client.auth.updateUser({ data: { role: 'admin' } }));
  const again = await project.signIn(email, squatter.password);
  for (const token of ['', '0'.repeat(64)]) {
    assert.equal((await accept(again, token)).error?.code, 'PT404');
  }
  assert.equal(await roleOf(email), 'user');

  const { person, token } = await openEmailLink(project, email);
  unwrap(await accept(person, token));
  assert.ok(await seesLeads(person));
  for (const held of [squatter, again]) {
    assert.ok(!(await seesLeads(held)), 'a token from before gives no role');
    assert.equal((await ask(project, 'invite-user', { email: newAddress('z') }, { as: held })).status, 401);
    assert.ok((await held.client.auth.refreshSession()).error);
  }
  assert.equal(
    (await project.visitor().auth.signInWithPassword(squatter)).error?.code,
    'invalid_credentials',
  );
  const [change] = await mailTo(project, later);
  const response = await fetch(change?.link ?? '', { redirect: 'manual' });
  assert.match(response.headers.get('location') ?? '', /error/);
  assert.equal(await roleOf(email), 'admin', 'a change of address from before is void');
});

test('a token is for the invited address, while it is pending, not expired, and its inviter is an administrator', async () => {
  const second = await anotherAdmin('second');
  for (const spoil of ['foreign', 'expired', 'withdrawn', 'demoted'] as const) {
    const email = newAddress(spoil);
    const id = idOf(await invite({ email, role: 'coach' }, spoil === 'demoted' ? second : admin));
    const { person, token } = await openEmailLink(project, email);
    if (spoil === 'expired') {
      const past = new Date(Date.now() - 1000).toISOString();
      succeed(await service.from('invitations').update({ expires_at: past }).eq('id', id));
    }
    if (spoil === 'withdrawn') {
      const answer = await ask(project, 'withdraw-invitation', { invitationId: id }, { as: admin });
      assert.equal(answer.status, 200);
    }
    if (spoil === 'demoted') {
      succeed(await service.from('profiles').update({ role: 'user' }).eq('id', second.id));
    }
    const { error } = await accept(spoil === 'foreign' ? ann : person, token);
    const opened = await ask(project, 'open-invitation', { token });
    assert.equal(opened.status, spoil === 'foreign' ? 200 : 404, `${spoil}: opened again`);
    assert.equal(error?.code, spoil === 'foreign' ? '42501' : 'PT404', spoil);
    assert.equal(await roleOf(email), 'user', spoil);
  }
  assert.equal((await project.visitor().rpc('accept_invitation', { token: 'x' })).error?.code, '42501');
});

test('withdrawing takes the unused account along, works twice, and not after acceptance', async () => {
  const email = newAddress('unused');
  const id = idOf(await invite({ email, role: 'coach' }));
  const withdraw = (invitationId: string) =>
    ask(project, 'withdraw-invitation', { invitationId }, { as: admin });
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await withdraw(id);
    assert.deepEqual([status, (body['invitation'] as { status: string }).status], [200, 'withdrawn']);
  }
  assert.equal(await roleOf(email), undefined);
  const [page] = await invitationsTo(project, email);
  const opened = await ask(project, 'open-invitation', { token: page?.searchParams.get('invitation') });
  assert.equal(opened.status, 404, 'its link opens nothing');
  assert.equal((await withdraw(crypto.randomUUID())).status, 404);
  assert.deepEqual((await withdraw('7')).body['errors'], { invitationId: 'Choose an invitation' });

  const taken = newAddress('taken');
  const takenId = idOf(await invite({ email: taken, role: 'coach' }));
  const { person, token } = await openEmailLink(project, taken);
  unwrap(await accept(person, token));
  assert.equal((await withdraw(takenId)).status, 409);
  assert.equal(await roleOf(taken), 'coach');
});

test('resending: a new link in place of the old, not within a minute', async () => {
  const email = newAddress('again');
  const id = idOf(await invite({ email, role: 'coach' }));
  const resend = (invitationId: string) => ask(project, 'resend-invitation', { invitationId }, { as: admin });
  assert.equal((await resend(id)).status, 429);
  const [first] = await invitationsTo(project, email);
  const oldToken = first?.searchParams.get('invitation');
  succeed(
    await service
      .from('invitations')
      .update({ sent_at: new Date(Date.now() - 120_000).toISOString() })
      .eq('id', id),
  );
  const answers = await Promise.all([resend(id), resend(id)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429], 'two at once send one letter');
  assert.equal((await mailTo(project, email)).length, 2);
  const { person, token } = await openEmailLink(project, email);
  assert.equal((await accept(person, oldToken ?? '')).error?.code, 'PT404');
  assert.deepEqual(unwrap(await accept(person, token)), { role: 'coach', choosePassword: true });
  assert.equal((await resend(id)).status, 409);
  assert.equal((await resend(crypto.randomUUID())).status, 404);
});

test('two administrators invite one address at once: one letter, one row', async () => {
  const other = await anotherAdmin('other');
  const email = newAddress('race');
  const answers = await Promise.all(
    [admin, other, admin, other].map((as) => invite({ email, role: 'coach' }, as)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  assert.equal(unwrap(await service.from('invitations').select('id').eq('email', email)).length, 1);
  assert.equal((await mailTo(project, email)).length, 1);
});

test('who has the role or a higher one is not invited; nobody is brought down by an invitation', async () => {
  assert.equal((await invite({ email: 'coach@example.com', role: 'coach' })).status, 409);
  assert.equal((await invite({ email: 'admin@example.com', role: 'coach' })).status, 409);
  const rising = await project.signUp('rising');
  assert.equal((await invite({ email: rising.email, role: 'coach' })).status, 200);
  succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', rising.id));
  const { person, token } = await openEmailLink(project, rising.email);
  unwrap(await accept(person, token));
  assert.equal(await roleOf(rising.email), 'admin');
});

test('an account that goes takes its invitation along', async () => {
  const email = newAddress('leaving');
  await invite({ email, role: 'coach' });
  const { person, token } = await openEmailLink(project, email);
  unwrap(await accept(person, token));
  unwrap(await person.client.functions.invoke('delete-account'));
  assert.deepEqual(unwrap(await service.from('invitations').select('id').eq('email', email)), []);
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
