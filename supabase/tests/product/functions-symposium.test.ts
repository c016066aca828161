import assert from 'node:assert/strict';
import { test } from 'node:test';
import { symposiumEvent } from 'shared-contract/symposium';
import { registration } from '../../functions/submit-form/registration.ts';
import { ask, mailTo, newAddress, type Answer } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { submission } from '../harness/sample-forms.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const owner = await project.signIn('client@example.com', 'demo-password');

let callers = 0;
/** Each request has its own network address. */
const submit = (body: unknown): Promise<Answer> =>
  ask(project, 'submit-form', body, { headers: { 'x-forwarded-for': `10.3.0.${callers++ % 250}` } });

const answers = () => ({
  name: 'Ada Owner',
  email: newAddress('ada'),
  firm: 'Owner CPA',
  attendance: 'in_person',
  reception: true,
  consent: true,
});
const register = (values: object) => submit(submission('symposium', values));
const rowsOf = async (email: string) =>
  unwrap(await service.from('symposium_registrations').select('*').ilike('email', email));

const pattern = /^SYM-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

void test('a registration is a seat with a reference, a lead for staff and one letter with a calendar file', async () => {
  const values = {
    ...answers(),
    tracks: ['ethics', 'taxes', 'taxes'],
    needs: 'A ramp',
    licenseNumber: 'TN 1',
  };
  const body = submission('symposium', {
    ...values,
    status: 'attended',
    event: 'symposium-2099',
    seats: 1e6,
  });
  const sent = await Promise.all(Array.from({ length: 5 }, () => submit(body)));
  const [row, ...more] = await rowsOf(values.email);
  assert.deepEqual(more, []);
  assert.deepEqual(
    sent,
    sent.map(() => ({ status: 200, body: { reference: row?.reference } })),
  );
  assert.match(row?.reference ?? '', pattern);
  assert.deepEqual(
    [row?.event, row?.status, row?.tracks, row?.user_id, row?.reception],
    [symposiumEvent.id, 'registered', ['ethics', 'taxes'], null, true],
  );
  const leads = unwrap(await service.from('leads').select('*').eq('email', values.email));
  assert.equal(leads.length, 1);
  assert.deepEqual(
    [leads[0]?.topic, leads[0]?.source, leads[0]?.company, leads[0]?.details],
    [
      'symposium',
      'cpe-symposium',
      'Owner CPA',
      {
        registration: row?.reference,
        event: symposiumEvent.id,
        attendance: 'in_person',
        status: 'registered',
      },
    ],
  );
  assert.ok(!JSON.stringify(leads[0]).includes('ramp'), 'a need stays with the registration');

  const [letter, ...others] = await mailTo(project, values.email);
  assert.deepEqual(others, []);
  assert.ok(letter);
  assert.equal(letter.subject, `You are registered for the symposium: ${row?.reference ?? ''}`);
  for (const words of [
    'Hello Ada Owner,',
    'Seat: In the room, Nashville, Tennessee',
    'November 20, 2027 and November 21, 2027',
    'November 19, 2027, 6:00 PM',
    'http://localhost:3000/cpe-symposium',
  ])
    assert.ok(letter.text.includes(words), words);
  const [file] = letter.attachments ?? [];
  assert.ok(file);
  assert.equal(file.name, `${row?.reference ?? ''}.ics`);
  const calendar = file.content.replaceAll('\r\n ', '');
  assert.match(calendar, /METHOD:PUBLISH/);
  assert.deepEqual(
    [...calendar.matchAll(/^DTSTART:(.*)$/gm)].map(([, start]) => start?.trim()),
    ['20271120T000000Z', '20271120T143000Z', '20271121T143000Z'],
  );
});

void test('the second registration of an address is answered like a first, and changes and tells nothing', async () => {
  const values = answers();
  const first = await register(values);
  const again = await register({
    ...values,
    email: values.email.toUpperCase(),
    name: 'Win at evil.example',
    firm: 'Evil',
    attendance: 'online',
  });
  assert.equal(again.status, 200);
  assert.deepEqual(Object.keys(again.body), ['reference']);
  assert.match(String(again.body['reference']), pattern);
  assert.notEqual(again.body['reference'], first.body['reference']);
  const [row, ...more] = await rowsOf(values.email);
  assert.deepEqual([row?.firm, row?.attendance, more], ['Owner CPA', 'in_person', []]);
  assert.equal(unwrap(await service.from('leads').select('id').eq('email', values.email)).length, 1);
  const letters = (
    await Promise.all([values.email, values.email.toUpperCase()].map((to) => mailTo(project, to)))
  )
    .flat()
    .filter(({ text }) => text.includes('This address was entered again'));
  const [letter] = letters;
  assert.ok(letter, 'its owner hears of it');
  assert.ok(!letter.text.toLowerCase().includes('evil'), letter.text);
  for (const { body } of [first, again]) assert.ok(letter.text.includes(String(body['reference'])));
});

void test('when the seats are taken the room has a waitlist, and online has none', async () => {
  const { id: event, seats } = symposiumEvent;
  const { count } = await service
    .from('symposium_registrations')
    .select('*', { count: 'exact', head: true })
    .match({ event, attendance: 'in_person', status: 'registered' });
  const filler = Array.from({ length: seats - (count ?? 0) - 1 }, (_, n) => ({
    event,
    name: 'Seat',
    email: newAddress(`seat${n}`),
  }));
  succeed(await service.from('symposium_registrations').insert(filler));
  const two = [answers(), answers()];
  await Promise.all(two.map(register));
  const kept = (await Promise.all(two.map(({ email }) => rowsOf(email)))).flat();
  assert.deepEqual(
    kept.map(({ status }) => status).sort(),
    ['registered', 'waitlisted'],
    'the last seat goes once',
  );
  const late = kept.find(({ status }) => status === 'waitlisted');
  const [letter] = await mailTo(project, late?.email ?? '');
  assert.match(letter?.subject ?? '', /^You are on the waitlist for the symposium: SYM-/);
  assert.deepEqual(letter?.attachments ?? [], []);
  const online = { ...answers(), attendance: 'online' };
  await register(online);
  const [row] = await rowsOf(online.email);
  assert.deepEqual([row?.status, row?.reception], ['registered', false]);

  succeed(
    await service
      .from('symposium_registrations')
      .update({ status: 'cancelled' })
      .eq('email', filler[0]?.email ?? ''),
  );
  const next = answers();
  await register(next);
  assert.equal((await rowsOf(next.email))[0]?.status, 'registered', 'a canceled seat is free again');
});

void test('after the event a registration is for the waitlist of the next', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: new Date('2027-11-22T06:00:00Z') });
  const entry = registration.parse({ ...answers(), email: 'ada@example.com' });
  context.mock.timers.reset();
  assert.deepEqual([entry.event, entry.isWaitlist], [symposiumEvent.nextId, true]);
  const email = newAddress('late');
  const requestId = crypto.randomUUID();
  unwrap(
    await service.rpc('submit_form', {
      form: 'symposium',
      entry: { ...entry, email },
      request_id: requestId,
      fingerprint: 'f',
      sender_key: 'late',
    }),
  );
  const [row] = await rowsOf(email);
  assert.deepEqual([row?.event, row?.status], [symposiumEvent.nextId, 'waitlisted']);
});

void test('what is wrong is named, and nothing is stored', async () => {
  for (const [field, wrong] of [
    ...['name', 'firm', 'attendance', 'consent', 'email'].flatMap((one) =>
      ['', undefined, null, []].map((value) => [one, value] as const),
    ),
    ['firm', 'x'.repeat(161)],
    ['licenseNumber', 'x'.repeat(61)],
    ['licenseState', 'x'.repeat(61)],
    ['needs', 'x'.repeat(1001)],
    ['phone', 'call me'],
    ['attendance', 'maybe'],
    ['tracks', ['golf']],
    ['tracks', 'taxes'],
    ['consent', false],
  ] as const) {
    const values = { ...answers(), [field]: wrong };
    const { status, body } = await register(values);
    assert.deepEqual(
      [status, Object.keys(body['errors'] ?? {})],
      [400, [field]],
      `${field} ${String(wrong)}`,
    );
    assert.deepEqual(await rowsOf(values.email), []);
  }
  const bot = answers();
  assert.equal((await submit(submission('symposium', bot, { website: 'https://spam.example' }))).status, 200);
  assert.deepEqual(await rowsOf(bot.email), []);
  assert.deepEqual(await mailTo(project, bot.email), []);
});

void test('administrators read registrations and their leads, and nobody else', async () => {
  const values = answers();
  await register(values);
  for (const [person, sees] of [
    [admin, 1],
    [coach, 0],
    [owner, 0],
  ] as const)
    for (const table of ['symposium_registrations', 'leads'] as const)
      assert.equal(
        unwrap(await person.client.from(table).select('id').eq('email', values.email)).length,
        sees,
        table,
      );
  const notices = unwrap(await admin.client.from('notifications').select('body').eq('kind', 'lead'));
  assert.ok(notices.some(({ body }) => body === 'From: cpe-symposium'));
});
