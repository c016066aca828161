import assert from 'node:assert/strict';
import { test } from 'node:test';
import { officeZone } from 'shared-contract/firm.ts';
import { clientsList } from 'shared-contract/lists/clients.ts';
import { leadsList } from 'shared-contract/lists/leads.ts';
import { requestWords } from 'shared-contract/lists/list-conditions.ts';
import { filterOfMany } from 'shared-contract/lists/list-filter.ts';
import type { ListDefinition, ListFilter, ListQuery } from 'shared-contract/lists/list.ts';
import { addDays, zonedDay } from 'shared-contract/zoned-time.ts';
import { ask } from '../harness/functions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';
import { tokenOf } from '../harness/raw.ts';

/* Bulk changes and their undo, as the dashboard calls them. */
const project = await startProduct();
const { service } = project;
const signIn = (who: string) => project.signIn(`${who}@example.com`, 'demo-password');
const [admin, coach, rival, owner] = await Promise.all(['admin', 'coach', 'coach2', 'client'].map(signIn));
type Someone = Person<ProductClient> | undefined;
const as = (person: Someone): ProductClient => person?.client ?? assert.fail('nobody');

interface Changed {
  batch: string;
  matched: number;
  changed: number;
}
interface Undone {
  restored: number;
  left: number;
}
const bulk = (person: Someone, change: object, expected: number, rows: { ids?: string[]; filter?: object }) =>
  as(person).rpc('bulk_change', { list: 'clients', change, expected, ...rows } as never);
const done = async (...asked: Parameters<typeof bulk>): Promise<Changed> =>
  unwrap(await bulk(...asked)) as unknown as Changed;
const undo = (person: Someone, batch: string) => as(person).rpc('undo', { batch });
const undone = async (person: Someone, batch: string): Promise<Undone> =>
  unwrap(await undo(person, batch)) as unknown as Undone;
/** Creates clients assigned to the coach and owned by the owner. */
async function make(count: number, more: object = {}): Promise<string[]> {
  const row = { name: 'Many', user_id: owner?.id ?? null, coach_id: coach?.id ?? null, ...more };
  const made = await service
    .from('clients')
    .insert(Array.from({ length: count }, () => row))
    .select('id');
  return unwrap(made).map(({ id }) => id);
}
const states = async (ids: string[]) =>
  unwrap(await service.from('clients').select('status, coach_id, version').in('id', ids).order('id'));

test('a version says whose turn it is: the second of two who read the same row finds none', async () => {
  const [id = ''] = await make(1);
  const write = (person: Someone, phone: string) =>
    as(person).from('clients').update({ phone }).eq('id', id).eq('version', 1).select('version, updated_by');
  const [first, second] = await Promise.all([write(coach, '5550101'), write(owner, '5550102')]);
  const rows = [unwrap(first), unwrap(second)].flat();
  assert.deepEqual(
    rows.map(({ version }) => version),
    [2],
  );
  assert.ok([coach?.id, owner?.id].includes(rows[0]?.updated_by ?? ''));
  const forged = await as(coach).from('clients').update({ version: 1 }).eq('id', id);
  assert.equal(forged.error?.code, '42501');
});

test('a status is set for many, written down with its batch, and undone where nobody was since', async () => {
  const ids = await make(40);
  const { batch, matched, changed } = await done(coach, { status: 'Active' }, 40, { ids });
  assert.deepEqual([matched, changed], [40, 40]);
  const events = unwrap(
    await as(owner)
      .from('client_events')
      .select('kind, from_value, to_value, actor_id')
      .eq('batch_id', batch),
  );
  assert.equal(events.length, 40);
  assert.deepEqual(events[0], {
    kind: 'status',
    from_value: 'Prospect',
    to_value: 'Active',
    actor_id: coach?.id,
  });
  const log = unwrap(
    await as(admin).from('audit_log').select('action, from_value, to_value').eq('batch_id', batch),
  );
  assert.deepEqual(log, [{ action: 'bulk', from_value: '40', to_value: 'Active' }]);

  // Another user has changed two of them in the meantime.
  succeed(await as(owner).from('clients').update({ phone: '5550103' }).in('id', ids.slice(0, 2)));
  assert.deepEqual(await undone(coach, batch), { restored: 38, left: 2 });
  const after = await states(ids);
  assert.equal(after.filter(({ status }) => status === 'Active').length, 2);
  const again = await undo(coach, batch);
  assert.deepEqual([again.status, again.error?.message], [409, 'This was undone already']);
});

test('rows that are so already are not changed', async () => {
  const ids = [...(await make(2)), ...(await make(1, { status: 'Active' }))];
  const { matched, changed } = await done(admin, { status: 'Active' }, 3, { ids });
  assert.deepEqual([matched, changed], [3, 2]);
  assert.deepEqual((await states(ids)).map(({ version }) => version).sort(), [1, 2, 2]);
});

test('another number than was seen changes nothing and says both', async () => {
  const ids = await make(3, { name: 'Counted', strategies: ['R&D Credits', 'Counted'] });
  const filter = { strategy: ['Counted'], status: ['Prospect'] };
  await make(1, { name: 'Late', strategies: ['Counted'] });
  const { status, error } = await bulk(coach, { status: 'Inactive' }, 3, { filter });
  assert.deepEqual(
    [status, error?.message],
    [409, '3 clients were chosen, and now there are 4. Nothing was changed.'],
  );
  assert.ok((await states(ids)).every((row) => row.status === 'Prospect'));
  assert.equal((await done(coach, { status: 'Inactive' }, 4, { filter })).changed, 4);
  const foreign = await bulk(rival, { status: 'Active' }, 3, { ids });
  assert.equal(foreign.error?.message, '3 clients were chosen, and now there are 0. Nothing was changed.');
});

test('an administrator gives many clients to a coach, who hears of it once', async () => {
  const ids = await make(25);
  const heard = async () =>
    unwrap(await as(rival).from('notifications').select('title').eq('kind', 'client')).map(
      ({ title }) => title,
    );
  const before = (await heard()).length;
  assert.equal((await bulk(coach, { coach: rival?.id }, 25, { ids })).error?.code, '42501');
  const { batch } = await done(admin, { coach: rival?.id }, 25, { ids });
  assert.equal(unwrap(await as(rival).from('clients').select('id').in('id', ids)).length, 25);
  const notices = await heard();
  assert.deepEqual([notices.length - before, notices.includes('You have 25 new clients')], [1, true]);
  assert.equal((await undo(coach, batch)).status, 404, 'nobody undoes what another did');
  assert.deepEqual(await undone(admin, batch), { restored: 25, left: 0 });
  assert.ok((await states(ids)).every((row) => row.coach_id === coach?.id));
  const ghost = await bulk(admin, { coach: owner?.id }, 25, { ids });
  assert.deepEqual([ghost.status, ghost.error?.details], [400, 'change.coach']);
});

test('two at the same instant: of one choice by filter the slower is refused, of one undo as well', async () => {
  const ids = await make(30, { strategies: ['At once'] });
  const filter = { strategy: ['At once'], status: ['Prospect'] };
  const answers = await Promise.all([
    bulk(coach, { status: 'Active' }, 30, { filter }),
    bulk(admin, { status: 'Inactive' }, 30, { filter }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const statuses = new Set((await states(ids)).map(({ status }) => status));
  assert.equal(statuses.size, 1);

  const { batch } = await done(coach, { status: 'Prospect' }, 30, { ids });
  const undos = await Promise.all([undo(coach, batch), undo(coach, batch), undo(coach, batch)]);
  assert.deepEqual(undos.map(({ status }) => status).sort(), [200, 409, 409]);
  const opposite = await Promise.all([
    bulk(coach, { status: 'Active' }, 30, { ids }),
    bulk(owner, { status: 'Inactive' }, 30, { ids: ids.toReversed() }),
  ]);
  assert.deepEqual(
    opposite.map(({ status }) => status),
    [200, 200],
    'rows are taken in one order, so that nobody waits for each other for ever',
  );
});

test('deadlines written at the same instant leave the earliest as the next one', async () => {
  const [id = ''] = await make(1);
  for (let round = 0; round < 5; round += 1) {
    succeed(await service.from('client_deadlines').delete().eq('client_id', id));
    const add = (person: Someone, month: number) =>
      as(person)
        .from('client_deadlines')
        .insert({
          client_id: id,
          name: `Month ${month}`,
          due_on: `2030-${String(month).padStart(2, '0')}-15`,
        });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(n % 2 === 0 ? coach : admin, 8 - n)),
    );
    for (const answer of answers) succeed(answer);
    const row = await service
      .from('clients')
      .select('next_deadline, next_deadline_name')
      .eq('id', id)
      .single();
    assert.deepEqual(unwrap(row), { next_deadline: '2030-01-15', next_deadline_name: 'Month 1' });
  }
});

function wordsFor(filter: ListFilter): string[][] {
  if (filter.kind === 'days') {
    const today = zonedDay(new Date(), officeZone);
    return [
      ...filter.offers.map(({ value }) => [value]),
      ...[`${addDays(today, -31)}..`, `..${today}`, `${addDays(today, -9)}..${addDays(today, 9)}`].map(
        (range) => [range],
      ),
    ];
  }
  const some =
    filter.kind === 'choice'
      ? [...filter.options.slice(0, 2), ...filter.options.slice(2).slice(-1)].map(({ value }) => value)
      : ['me', coach?.id ?? '', rival?.id ?? ''];
  return [
    ...some.map((one) => [one]),
    ['none'],
    [some[0] ?? '', 'none'],
    some.slice(0, 2),
    [...some, 'none'],
  ];
}

const lists: { list: ListDefinition; set: string; column: string }[] = [
  { list: clientsList, set: 'coach', column: 'coach_id' },
  { list: leadsList, set: 'assigned', column: 'assigned_to' },
];
for (const { list, set, column } of lists) {
  test(`each filter of ${list.name} finds the same rows for the list and for a change of all that match`, async () => {
    const target = await project.signUp(`target-${list.name}`);
    const away = await project.signUp(`away-${list.name}`);
    for (const { id } of [target, away])
      succeed(await service.from('profiles').update({ role: 'coach' }).eq('id', id));
    const today = zonedDay(new Date(), officeZone);
    const day = (n: number) => addDays(today, [-91, -61, -31, -30, -8, -1, 0, 1, 7, 30, 90][n % 11] ?? 0);
    const people = [coach, rival, admin, away, null];
    const rows = Array.from({ length: 60 }, (_, n) => ({
      name: ['Ægir (50%) & "Søns", a_b', 'Plain 505 a-b'][n % 2],
      [column]: people[n % 5]?.id ?? null,
      ...(list.name === 'clients'
        ? {
            user_id: null,
            status: clientsList.filters[0].options[n % 3]?.value,
            strategies: n % 4 === 0 ? [] : [clientsList.filters[2].options[n % 13]?.stored ?? 'Other'],
            next_deadline: n % 12 === 0 ? null : day(n),
            last_contact: n % 7 === 0 ? null : day(n % 6),
          }
        : {
            email: `filtered${String(n)}@example.com`,
            status: leadsList.filters[0].options[n % 3]?.value,
            source: n % 4 === 0 ? null : leadsList.filters[1].options[n % 13]?.value,
            created_at: `${day(n % 6)}T16:00:00Z`,
          }),
    }));
    succeed(await service.from(list.name as 'clients').insert(rows as never));
    succeed(await service.from('profiles').update({ status: 'suspended' }).eq('id', away.id));

    const token = await tokenOf(admin ?? assert.fail());
    const read = async (words: [string, string][]) => {
      const asked = new URLSearchParams([...words, ['select', 'id'], ['limit', '1000']]);
      const response = await fetch(`${project.backend.url}/rest/v1/${list.name}?${asked.toString()}`, {
        headers: { authorization: `Bearer ${token}`, apikey: project.backend.publishableKey },
      });
      assert.equal(response.status, 200, asked.toString());
      return ((await response.json()) as { id: string }[]).map(({ id }) => id).sort();
    };
    const all = (await read([])).length;
    const compare = async (query: Pick<ListQuery, 'q' | 'filters'>) => {
      const shown = await read(requestWords(list, { ...query, sort: list.defaultSort }, admin?.id ?? ''));
      const answer = await as(admin).rpc('bulk_change', {
        list: list.name,
        change: { [set]: target.id },
        expected: shown.length,
        filter: filterOfMany(list, query),
      } as never);
      const what = JSON.stringify(query);
      assert.equal(answer.error?.message, undefined, what);
      assert.deepEqual(await read([[column, `eq.${target.id}`]]), shown, what);
      assert.equal((await undone(admin, (unwrap(answer) as unknown as Changed).batch)).left, 0, what);
      return shown.length;
    };
    for (const filter of list.filters) {
      const counts: number[] = [];
      for (const words of wordsFor(filter))
        counts.push(await compare({ q: '', filters: { [filter.key]: words } }));
      assert.ok(
        counts.some((count) => count > 0 && count < all),
        `no word of ${filter.key} divides the rows`,
      );
    }
    for (const q of ['ægir', '50%', 'a_b', '"s', '(50%)*,']) await compare({ q, filters: {} });
  });
}

test('someone who stops being staff keeps no clients; "No coach" finds those without an active coach', async () => {
  const former = await project.signUp('former');
  const role = async (role: string) =>
    succeed(await as(admin).from('profiles').update({ role }).eq('id', former.id));
  await role('coach');
  const tag = { name: 'Without staff' };
  const [firm] = await make(1, { ...tag, coach_id: former.id, user_id: former.id });
  const [coached] = await make(1, { ...tag, coach_id: former.id });
  const [owned] = await make(1, { ...tag, user_id: former.id });
  const [handed] = await make(1, { ...tag, coach_id: former.id, user_id: former.id });
  succeed(
    await as(admin)
      .from('clients')
      .update({ coach_id: coach?.id ?? '' })
      .eq('id', handed ?? ''),
  );
  const people = async () =>
    Object.fromEntries(
      unwrap(await service.from('clients').select('id, coach_id, user_id').eq('name', tag.name)).map(
        ({ id, coach_id, user_id }) => [id, [coach_id, user_id]],
      ),
    );
  const without = async () => {
    const { text, total } = await exported(admin, 'q=without+staff&coach=none', ['name']);
    return [total, ...[firm, coached, owned].filter((id) => text.includes(id ?? ''))];
  };
  await role('admin');
  assert.deepEqual((await people())[coached ?? ''], [former.id, owner?.id], 'an administrator keeps them');
  assert.deepEqual(await without(), [0]);

  succeed(await as(admin).from('profiles').update({ status: 'suspended' }).eq('id', former.id));
  assert.deepEqual(await without(), [2, firm, coached], 'a suspended coach is not active');
  succeed(await as(admin).from('profiles').update({ status: 'active' }).eq('id', former.id));
  assert.deepEqual(await without(), [0]);

  await role('user');
  assert.deepEqual(await people(), {
    [firm ?? '']: [null, null],
    [coached ?? '']: [null, owner?.id],
    [owned ?? '']: [coach?.id, former.id],
    [handed ?? '']: [coach?.id, null],
  });
  assert.deepEqual(await without(), [2, firm, coached]);
  const back = await as(admin)
    .from('clients')
    .update({ coach_id: former.id })
    .eq('id', coached ?? '');
  assert.deepEqual([back.status, back.error?.details], [400, 'coach_id']);
});

test('more than ten thousand are refused', async () => {
  const ids = Array.from({ length: 10_001 }, () => crypto.randomUUID());
  const { status, error } = await bulk(admin, { status: 'Active' }, 10_001, { ids });
  assert.deepEqual([status, error?.details], [400, 'ids']);
});

/** Exports clients. Returns the lines and the reported number of rows. */
async function exported(person: Someone, query: string, columns: string[]) {
  const response = await fetch(`${project.backend.url}/functions/v1/export-list`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(person ?? assert.fail('nobody'))}`,
      apikey: project.backend.publishableKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ list: 'clients', query, columns }),
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, total: Number(response.headers.get('x-total-rows')), text };
}

test('an export has every row of the list, in its order, and each is written down', async () => {
  await make(2500, { name: 'Exported, in quotes' });
  await make(1, { name: 'Exported last', company: '=1+1', status: 'Active', retainer_value: 36_000 });
  const { status, total, text } = await exported(coach, 'q=exported&sort=retainer&page=7', [
    'retainer',
    'name',
  ]);
  assert.deepEqual([status, total], [200, 2501]);
  const lines = text.split('\r\n');
  assert.equal(lines[0], '\uFEFFName,Company,Retainer,Id');
  assert.equal(lines.length, 2503, 'a head, a line each, and the end of the last one');
  assert.equal(new Set(lines.slice(1, -1).map((line) => line.slice(-36))).size, 2501);
  assert.match(lines.at(-2) ?? '', /^Exported last,'=1\+1,36000,/);
  assert.match(lines[1] ?? '', /^"Exported, in quotes",,0,/);
  const log = unwrap(
    await as(admin)
      .from('audit_log')
      .select('entity, from_value, to_value')
      .eq('action', 'export')
      .eq('actor_id', coach?.id ?? ''),
  );
  assert.deepEqual(log, [
    { entity: 'clients', from_value: 'q=exported&sort=retainer&page=7', to_value: '2501' },
  ]);
  const active = await exported(owner, 'q=exported&status=Active', ['name', 'coach']);
  assert.deepEqual([active.total, active.text.split('\r\n').length], [1, 3], 'its owner reads it too');
});

test('an export has what its caller may read, and nobody else has one', async () => {
  assert.equal((await exported(rival, 'q=exported', ['name'])).total, 0);
  const body = { list: 'clients', query: '', columns: ['name'] };
  assert.equal((await ask(project, 'export-list', body)).status, 401);
  const wrong = await ask(
    project,
    'export-list',
    { ...body, list: 'notifications' },
    { as: coach ?? assert.fail() },
  );
  assert.deepEqual([wrong.status, Object.keys(wrong.body['errors'] as object)], [400, ['list']]);
});
