import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, badTokens, mailTo, newAddress, type Answer } from '../harness/functions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const rival = await project.signIn('coach2@example.com', 'demo-password');
const ann = await project.signUp('ann');

const addLead = async (assigned_to: string | null = null): Promise<string> => {
  const row = {
    name: 'Lea D',
    email: newAddress('lea'),
    phone: '615 555 0142',
    company: 'Lea Co',
    assigned_to,
  };
  return unwrap(await service.from('leads').insert(row).select('id').single()).id;
};
const convert = (body: unknown, as: Person<ProductClient> = admin): Promise<Answer> =>
  ask(project, 'convert-lead', body, { as });
const readLead = async (id: string) => unwrap(await service.from('leads').select('*').eq('id', id).single());
const clientsOf = async (email: string) =>
  unwrap(await service.from('clients').select('*').eq('email', email));

test('an administrator converts a lead: client, status, history and audit log', async () => {
  const leadId = await addLead();
  const { data, error } = await admin.client.functions.invoke<{ clientId: string; created: boolean }>(
    'convert-lead',
    { body: { leadId, coachId: coach.id } },
  );
  assert.equal(error, null);
  assert.equal(data?.created, true);
  const lead = await readLead(leadId);
  assert.deepEqual([lead.status, lead.client_id], ['converted', data.clientId]);
  const [client] = await clientsOf(lead.email);
  assert.deepEqual(
    [
      client?.id,
      client?.name,
      client?.phone,
      client?.company,
      client?.status,
      client?.coach_id,
      client?.user_id,
    ],
    [data.clientId, 'Lea D', '615 555 0142', 'Lea Co', 'Prospect', coach.id, null],
  );
  const events = unwrap(await service.from('lead_events').select('*').eq('lead_id', leadId));
  assert.deepEqual(
    events.map((event) => [event.kind, event.from_value, event.to_value, event.actor_id]),
    [['status', 'new', 'converted', admin.id]],
  );
  const audit = unwrap(
    await service
      .from('audit_log')
      .select('action,actor_id')
      .in('entity_id', [leadId, data.clientId])
      .order('action'),
  );
  assert.deepEqual(audit, [
    { action: 'coach', actor_id: admin.id },
    { action: 'convert', actor_id: admin.id },
    { action: 'status', actor_id: admin.id },
  ]);
  assert.equal(unwrap(await coach.client.from('clients').select('id').eq('id', data.clientId)).length, 1);
});

test('asked again, and by twelve at once, the answer is the same client', async () => {
  const leadId = await addLead(coach.id);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => convert({ leadId }, n % 2 === 0 ? admin : coach)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(({ body }) => body['clientId'])).size, 1);
  assert.equal(answers.filter(({ body }) => body['created'] === true).length, 1);
  const lead = await readLead(leadId);
  const made = await clientsOf(lead.email);
  assert.deepEqual(
    made.map(({ coach_id }) => coach_id),
    [coach.id],
  );
  const events = unwrap(
    await service.from('lead_events').select('id').eq('lead_id', leadId).eq('kind', 'status'),
  );
  assert.equal(events.length, 1);
});

test('a coach converts leads of their own, for themselves', async () => {
  const own = await addLead(coach.id);
  assert.equal((await convert({ leadId: own, coachId: rival.id }, coach)).status, 403);
  assert.equal((await readLead(own)).status, 'new');
  const { status, body } = await convert({ leadId: own, coachId: coach.id }, coach);
  assert.deepEqual([status, body['created']], [200, true]);
  for (const leadId of [await addLead(), await addLead(rival.id), crypto.randomUUID()]) {
    const refused = await convert({ leadId }, coach);
    assert.deepEqual([refused.status, refused.body['message']], [404, 'There is no such lead']);
  }
});

test('nobody else converts, by function or by call', async () => {
  const leadId = await addLead(coach.id);
  assert.equal((await ask(project, 'convert-lead', { leadId })).status, 401);
  assert.equal((await convert({ leadId }, ann)).status, 403);
  for (const token of await badTokens(project, admin)) {
    assert.equal((await ask(project, 'convert-lead', { leadId }, { token })).status, 401, token);
  }
  assert.equal((await ann.client.rpc('convert_lead', { lead_id: leadId })).error?.code, '42501');
  assert.equal((await project.visitor().rpc('convert_lead', { lead_id: leadId })).error?.code, '42501');
  const smuggled = { leadId, role: 'admin', coach_id: ann.id, user_id: ann.id };
  assert.equal((await convert(smuggled, ann)).status, 403);
  const lead = await readLead(leadId);
  assert.deepEqual([lead.status, lead.client_id, await clientsOf(lead.email)], ['new', null, []]);
});

test('a coach who lost the role converts nothing with the old token', async () => {
  const former = await project.signUp('former');
  succeed(await service.from('profiles').update({ role: 'coach' }).eq('id', former.id));
  const leadId = await addLead(former.id);
  succeed(await service.from('profiles').update({ role: 'user' }).eq('id', former.id));
  assert.equal((await convert({ leadId }, former)).status, 403);
  const { status } = await convert({ leadId });
  assert.equal(status, 200);
  assert.equal((await clientsOf((await readLead(leadId)).email))[0]?.coach_id, null);
});

test('bad input names the field', async () => {
  const leadId = await addLead();
  const cases: [unknown, Record<string, string>][] = [
    [{}, { leadId: 'Choose a lead' }],
    [{ leadId: '1; drop table leads' }, { leadId: 'Choose a lead' }],
    [{ leadId, coachId: 'me' }, { coachId: 'Choose a coach' }],
    [{ leadId, coachId: ann.id }, { coachId: 'Choose a coach' }],
    [{ leadId, coachId: crypto.randomUUID() }, { coachId: 'Choose a coach' }],
  ];
  for (const [body, errors] of cases) {
    const answer = await convert(body);
    assert.deepEqual([answer.status, answer.body['errors']], [400, errors]);
  }
  assert.equal((await readLead(leadId)).status, 'new');
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});

test('a coach writes to their client: looked at first, sent once, and written down', async () => {
  const to = newAddress('cli');
  const row = { name: 'Ada Holm', email: to, coach_id: coach.id, user_id: ann.id };
  const { id: clientId } = unwrap(await service.from('clients').insert(row).select('id').single());
  const letter = {
    clientId,
    subject: 'Where your plan stands',
    body: 'It <b>stands</b> well.\n\nFirst line\nSecond line',
    requestId: crypto.randomUUID(),
  };
  const write = (body: object, as: Person<ProductClient> = coach) =>
    ask(project, 'send-client-letter', { ...letter, ...body }, { as });

  const preview = await write({ mode: 'preview' });
  assert.match(
    String(preview.body['text']),
    /Hello Ada Holm,\n\nIt <b>stands<\/b> well\.\n\nFirst line\nSecond line\n\n/,
  );
  assert.deepEqual(await mailTo(project, to), [], 'looking sends nothing');
  assert.deepEqual((await write({})).body, { to, sent: true });
  assert.deepEqual((await write({})).body, { to, sent: true });
  const [mail, ...more] = await mailTo(project, to);
  assert.deepEqual(more, []);
  assert.equal(mail?.subject, letter.subject);
  assert.ok(
    mail.html?.includes('It &lt;b&gt;stands&lt;/b&gt; well.') &&
      mail.html.includes('First line<br>Second line'),
  );
  const events = unwrap(
    await coach.client
      .from('client_events')
      .select('note, actor_id')
      .eq('client_id', clientId)
      .eq('kind', 'email'),
  );
  assert.deepEqual(events, [{ note: `${letter.subject}\n\n${letter.body}`, actor_id: coach.id }]);

  const changed = await write({ body: 'Another' });
  assert.equal(changed.status, 409, 'the same id stands for one letter');
  const again = { requestId: crypto.randomUUID() };
  assert.equal((await write(again, rival)).status, 404);
  assert.equal((await write(again, ann)).status, 403);
  assert.equal((await ask(project, 'send-client-letter', letter)).status, 401);
  const empty = await write({ ...again, subject: ' ', body: '' });
  assert.deepEqual(empty.body['errors'], { subject: 'Enter a subject', body: 'Write the email' });
  assert.equal((await mailTo(project, to)).length, 1);
});

test('a reply to a lead: looked at first, sent once, the first answer; by nobody whose lead it is not', async () => {
  const leadId = await addLead(coach.id);
  const { email: to, reference } = await readLead(leadId);
  const letter = {
    leadId,
    subject: 'What you asked',
    body: 'It <b>depends</b>.\n\nOn two things.',
    requestId: crypto.randomUUID(),
  };
  const write = (body: object, as: Person<ProductClient> = coach) =>
    ask(project, 'send-lead-letter', { ...letter, ...body }, { as });

  const preview = await write({ mode: 'preview' });
  assert.match(String(preview.body['text']), /Hello Lea D,\n\nIt <b>depends<\/b>\.\n\nOn two things\.\n\n/);
  assert.ok(String(preview.body['text']).includes(reference));
  assert.deepEqual(await mailTo(project, to), [], 'looking sends nothing');
  assert.deepEqual((await write({})).body, { to, sent: true });
  assert.deepEqual((await write({})).body, { to, sent: true });
  const mails = await mailTo(project, to);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [letter.subject],
  );
  assert.ok(mails[0]?.html?.includes('It &lt;b&gt;depends&lt;/b&gt;.'));
  const events = unwrap(
    await coach.client.from('lead_events').select('note, actor_id').eq('lead_id', leadId).eq('kind', 'email'),
  );
  assert.deepEqual(events, [{ note: `${letter.subject}\n\n${letter.body}`, actor_id: coach.id }]);

  assert.equal((await write({ body: 'Another' })).status, 409, 'the same id stands for one letter');
  const again = { requestId: crypto.randomUUID() };
  assert.equal((await write(again, rival)).status, 404);
  assert.equal((await write(again, ann)).status, 403);
  for (const token of await badTokens(project, coach))
    assert.equal((await ask(project, 'send-lead-letter', letter, { token })).status, 401);
  const empty = await write({ ...again, subject: ' ', body: '' });
  assert.deepEqual(empty.body['errors'], { subject: 'Enter a subject', body: 'Write the email' });
  // A direct call without the function only accepts leads that the caller may write to.
  const past = { lead_id: leadId, request_id: again.requestId, fingerprint: 'x', note: 'Never sent' };
  assert.equal((await rival.client.rpc('finish_lead_letter', past)).error?.code, 'PT404');
  assert.equal((await ann.client.rpc('finish_lead_letter', past)).error?.code, '42501');
  for (let sent = 1; sent < 5; sent++)
    assert.equal((await write({ requestId: crypto.randomUUID() }, admin)).status, 200);
  const many = await write({ requestId: crypto.randomUUID() });
  assert.equal(many.status, 429);
  assert.equal((await mailTo(project, to)).length, 5);
});

test('a coach sends the intake form: one letter, by whose link its reader signs in as the client', async () => {
  const reader = await project.signUp('intake');
  const row = { name: 'Ina Take', email: reader.email, coach_id: coach.id, user_id: coach.id };
  const { id: clientId } = unwrap(await service.from('clients').insert(row).select('id').single());
  const request = { clientId, requestId: crypto.randomUUID() };
  const send = (as: Person<ProductClient>) => ask(project, 'send-intake', request, { as });
  assert.equal((await send(rival)).status, 404);
  assert.equal((await send(reader)).status, 403);
  assert.equal((await ask(project, 'send-intake', request)).status, 401);
  assert.deepEqual(await mailTo(project, reader.email), []);

  assert.deepEqual((await send(coach)).body, { to: reader.email, sent: true });
  assert.deepEqual((await send(coach)).body, { to: reader.email, sent: true });
  const [mail, ...more] = await mailTo(project, reader.email);
  assert.deepEqual(more, [], 'the same request sends no second one');
  const [, token = ''] = /\/onboarding\?intake=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const foreign = await ann.client.rpc('accept_intake', { token });
  assert.equal(foreign.error?.code, '42501', 'the letter of another opens nothing');
  const accepted = unwrap(await reader.client.rpc('accept_intake', { token }));
  assert.deepEqual(accepted, { clientId, name: 'Ina Take', isRepeat: false });
  const events = unwrap(
    await coach.client
      .from('client_events')
      .select('to_value, actor_id')
      .eq('client_id', clientId)
      .eq('kind', 'intake')
      .order('id'),
  );
  assert.deepEqual(events, [
    { to_value: 'sent', actor_id: coach.id },
    { to_value: 'opened', actor_id: reader.id },
  ]);
  const wish = { user_id: reader.id, preferences: { notifications: { email: false } } };
  succeed(await service.from('user_preferences').upsert(wish));
  const unwanted = await ask(
    project,
    'send-intake',
    { clientId, requestId: crypto.randomUUID() },
    { as: coach },
  );
  assert.deepEqual(
    [unwanted.status, unwanted.body['message']],
    [403, 'Ina Take has turned off emails from here. Call instead, or write from your own mailbox.'],
  );
});
