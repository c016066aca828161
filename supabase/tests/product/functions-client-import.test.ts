import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

/* Client rows from a file, as the dashboard's import sends them: text by column. */
const project = await startProduct();
const { service } = project;
const signIn = (who: string) => project.signIn(`${who}@example.com`, 'demo-password');
const [admin, coach] = [await signIn('admin'), await signIn('coach')];

interface Report {
  rows: number;
  added: number;
  updated: number;
  skipped: number;
  errorCount: number;
  errors: { row: number; column: string; value: string; reason: string }[];
  duplicates: { row: number; id: string | null; repeats: number | null; by: string; name: string }[];
  skippedRows: number[];
  batch: string | null;
}
type Someone = Person<ProductClient>;
const send = (person: Someone, rows: unknown, more: object = {}) =>
  person.client.rpc('import_clients', { rows, ...more } as never);
const report = async (...asked: Parameters<typeof send>): Promise<Report> =>
  unwrap(await send(...asked)) as unknown as Report;
const counts = ({ added, updated, skipped, errorCount }: Report) => [added, updated, skipped, errorCount];
const real = { dry_run: false };
let files = 0;
/** Rows that don't match an existing client. */
const file = (count: number): Record<string, string>[] => {
  files += 1;
  return Array.from({ length: count }, (_, n) => ({
    name: `Import ${String(files)} ${String(n)}`,
    email: `import.${String(files)}.${String(n)}@tests.example`,
    company: `Firm ${String(files)} ${String(n)}`,
  }));
};
const stored = async (like: string) =>
  unwrap(await service.from('clients').select('*').ilike('email', like).order('email'));

test('cells are read as people write them, and stored as what they mean', async () => {
  const full = {
    name: ' Ada Abbott ',
    email: 'Ada@full.example',
    company: 'Abbott Dental',
    phone: '(555) 010-9000',
    status: 'active',
    revenue: '$1,250,000.50',
    retainer_value: '36000',
    tax_savings: '',
    last_contact: '11/3/2026',
    next_deadline: '2027-03-15',
    next_deadline_name: 'Form 1120-S',
    strategies: 'Pension Strategies; R&D Credits',
  };
  assert.deepEqual(counts(await report(coach, [full])), [1, 0, 0, 0]);
  assert.deepEqual(await stored('%full.example'), [], 'a dry run stores nothing');
  const { batch } = await report(coach, [full], real);
  const [row] = await stored('%full.example');
  assert.ok(row);
  assert.deepEqual(
    [
      row.name,
      row.status,
      row.revenue,
      row.retainer_value,
      row.tax_savings,
      row.last_contact,
      row.strategies,
    ],
    ['Ada Abbott', 'Active', 1_250_000.5, 36_000, 0, '2026-11-03', ['Pension Strategies', 'R&D Credits']],
  );
  assert.deepEqual([row.user_id, row.coach_id], [coach.id, coach.id]);
  const deadlines = unwrap(
    await coach.client.from('client_deadlines').select('name, due_on').eq('client_id', row.id),
  );
  assert.deepEqual(deadlines, [{ name: 'Form 1120-S', due_on: '2027-03-15' }]);
  const events = unwrap(
    await coach.client.from('client_events').select('kind, batch_id').eq('client_id', row.id),
  );
  assert.deepEqual(events, [{ kind: 'imported', batch_id: batch }]);
  const log = unwrap(
    await admin.client
      .from('audit_log')
      .select('action, actor_id')
      .eq('entity_id', batch ?? ''),
  );
  assert.deepEqual(log, [{ action: 'import', actor_id: coach.id }]);
});

test('one bad cell stops all; each is told with row, column, value and reason', async () => {
  const good = file(3);
  const bad = [
    { ...good[0], revenue: 'plenty', last_contact: '2026-02-30' },
    { ...good[1], email: 'not an address', status: 'Paused' },
    { ...good[2], name: '  ', fax: '555' },
    'text',
  ];
  const { errors, batch, errorCount } = await report(coach, bad, real);
  assert.equal(batch, null);
  assert.deepEqual(errors.map(({ row, column, value, reason }) => [row, column, value, reason]).sort(), [
    [1, 'last_contact', '2026-02-30', 'Not a day, as 2026-12-31 or 12/31/2026'],
    [1, 'revenue', 'plenty', 'Not an amount in dollars, as 1250000 or $1,250,000.00'],
    [2, 'email', 'not an address', 'Not an email address'],
    [2, 'status', 'Paused', 'Not one of Active, Prospect and Inactive'],
    [3, 'fax', '555', 'Clients have no such column'],
    [3, 'name', '', 'Missing'],
    [4, null, null, 'Not a row'],
  ]);
  assert.equal(errorCount, 7);
  assert.deepEqual(await stored(`import.${String(files)}.%`), []);
});

test('who is there already is skipped, updated or added, as chosen', async () => {
  const rows = file(3);
  await report(coach, rows, real);
  const [first, second, third] = rows;
  const again = [
    { name: 'Renamed', email: first?.['email']?.toUpperCase(), phone: '5550101' },
    { name: second?.['name']?.toUpperCase(), company: second?.['company'], phone: '5550102' },
    { ...third, email: 'fresh@repeat.example', company: 'Elsewhere' },
    { name: 'Twice', email: 'fresh@repeat.example' },
  ];
  const checked = await report(coach, again);
  assert.deepEqual(counts(checked), [1, 0, 3, 0]);
  assert.deepEqual(
    checked.duplicates.map(({ row, by, repeats }) => [row, by, repeats]),
    [
      [1, 'email', null],
      [2, 'name', null],
      [4, 'email', 3],
    ],
  );
  assert.deepEqual(counts(await report(coach, again, { duplicates: 'add' })), [4, 0, 0, 0]);
  const { batch, ...merged } = await report(coach, again, { ...real, duplicates: 'update' });
  assert.deepEqual(counts({ ...merged, batch }), [1, 2, 1, 0]);
  const known = await stored(`import.${String(files)}.%`);
  assert.deepEqual(
    known.map(({ name, phone, company }) => [name, phone, company?.slice(0, 4)]),
    [
      ['Renamed', '5550101', 'Firm'],
      [second?.['name']?.toUpperCase(), '5550102', 'Firm'],
      [third?.['name'], null, 'Firm'],
    ],
    'a column that the file does not have stays',
  );
  const { data } = await coach.client.rpc('undo', { batch: batch ?? '' });
  assert.deepEqual(data, { restored: 3, left: 0 });
  const back = await stored(`import.${String(files)}.%`);
  assert.deepEqual(
    back.map(({ name, phone }) => [name, phone]),
    rows.map(({ name }) => [name, null]),
  );
  assert.deepEqual(await stored('fresh@repeat.example'), []);
});

test('another account’s client is nobody’s duplicate, and tells nothing', async () => {
  const [row] = file(1);
  await report(coach, [row], real);
  const stranger = await project.signUp('stranger');
  assert.deepEqual(counts(await report(stranger, [row])), [1, 0, 0, 0]);
  assert.deepEqual(
    unwrap(
      await stranger.client.rpc('similar_clients', {
        name: row?.['name'] ?? '',
        email: row?.['email'] ?? '',
      }),
    ),
    [],
  );
  const near = unwrap(
    await coach.client.rpc('similar_clients', { name: `  ${row?.['name']?.toUpperCase() ?? ''}` }),
  );
  assert.deepEqual(
    near.map(({ client_name, matched_by }) => [client_name, matched_by]),
    [[row?.['name'], 'name']],
  );
});

test('an import is undone but for what somebody has worked on since; after ten minutes it stays', async () => {
  const rows = file(6);
  const { batch } = await report(admin, rows, real);
  const [edited, noted, coached] = await stored(`import.${String(files)}.%`);
  assert.equal(edited?.user_id, null, 'what an administrator imports is the firm’s');
  succeed(await admin.client.from('clients').update({ phone: '5550105' }).eq('id', edited.id));
  const note = { client_id: noted?.id ?? '', kind: 'note', note: 'Called about the binder.' } as const;
  succeed(await admin.client.from('client_events').insert(note));
  succeed(
    await admin.client
      .from('client_deadlines')
      .insert({ client_id: coached?.id ?? '', name: 'Extension', due_on: '2027-10-15' }),
  );
  const { data } = await admin.client.rpc('undo', { batch: batch ?? '' });
  assert.deepEqual(data, { restored: 3, left: 3 });
  assert.equal((await stored(`import.${String(files)}.%`)).length, 3);
});

test('the same file twice at once is imported once', async () => {
  const rows = file(50);
  const both = await Promise.all([report(coach, rows, real), report(coach, rows, real)]);
  assert.deepEqual(both.map(({ added }) => added).sort(), [0, 50]);
  assert.equal((await stored(`import.${String(files)}.%`)).length, 50);
});

test('five thousand rows go in one call, one more does not', async () => {
  const rows = file(5000);
  const more = await send(coach, [...rows, rows[0]]);
  assert.deepEqual([more.status, more.error?.details], [400, 'rows']);
  const { added, batch } = await report(coach, rows, real);
  assert.equal(added, 5000);
  const { data } = await coach.client.rpc('undo', { batch: batch ?? '' });
  assert.deepEqual(data, { restored: 5000, left: 0 });
});

const slice = (person: Someone, batch: string, first: number, rows: unknown, duplicates = 'skip') =>
  send(person, rows, { ...real, duplicates, batch, first_row: first });
const sent = async (...asked: Parameters<typeof slice>): Promise<Report> =>
  unwrap(await slice(...asked)) as unknown as Report;
const refusal = async (...asked: Parameters<typeof slice>) => {
  const { status, error } = await slice(...asked);
  return [status, error?.message, error?.details];
};

test('an import in slices is one entry of the audit log, and one undo takes all of it back', async () => {
  const rows = file(6).map((row) => ({
    ...row,
    next_deadline: '2027-03-15',
    next_deadline_name: 'Form 1065',
  }));
  const batch = crypto.randomUUID();
  assert.deepEqual(counts(await sent(coach, batch, 0, rows.slice(0, 4))), [4, 0, 0, 0]);
  assert.equal((await sent(coach, batch, 4, rows.slice(4))).batch, batch);
  const log = unwrap(
    await admin.client
      .from('audit_log')
      .select('action, from_value, to_value, actor_id')
      .eq('entity_id', batch),
  );
  assert.deepEqual(log, [{ action: 'import', from_value: '6', to_value: 'skip', actor_id: coach.id }]);
  const { data } = await coach.client.rpc('undo', { batch });
  assert.deepEqual(data, { restored: 6, left: 0 });
  assert.deepEqual(await stored(`import.${String(files)}.%`), []);
  assert.deepEqual(await refusal(coach, batch, 6, file(1)), [409, 'This import was undone already', 'batch']);
});

test('a slice whose answer was lost is not imported twice, one with other rows is refused', async () => {
  const rows = file(4);
  const batch = crypto.randomUUID();
  const first = await sent(coach, batch, 0, rows.slice(0, 2), 'add');
  const both = [
    sent(coach, batch, 0, rows.slice(0, 2), 'add'),
    sent(coach, batch, 0, rows.slice(0, 2), 'add'),
  ];
  for (const again of await Promise.all(both)) assert.deepEqual(counts(again), counts(first));
  assert.equal((await stored(`import.${String(files)}.%`)).length, 2);
  assert.deepEqual(await refusal(coach, batch, 0, rows.slice(2), 'add'), [
    409,
    'Other rows were imported from here already',
    'first_row',
  ]);
});

test('a slice that fails leaves the ones before it, and the import goes on after it', async () => {
  const rows = file(4);
  const batch = crypto.randomUUID();
  await sent(coach, batch, 0, rows.slice(0, 2));
  const failed = await sent(coach, batch, 2, [{ ...rows[2], revenue: 'plenty' }, rows[3]]);
  assert.deepEqual([failed.batch, failed.errorCount], [null, 1]);
  assert.equal((await stored(`import.${String(files)}.%`)).length, 2);
  assert.deepEqual(counts(await sent(coach, batch, 2, rows.slice(2))), [2, 0, 0, 0]);
  const { data } = await coach.client.rpc('undo', { batch });
  assert.deepEqual(data, { restored: 4, left: 0 });
});

test('nobody continues another account’s import, one that is complete or one that never began', async () => {
  const batch = crypto.randomUUID();
  const rows = file(2);
  await sent(coach, batch, 0, rows.slice(0, 1));
  for (const first of [0, 1]) {
    assert.deepEqual(await refusal(admin, batch, first, rows), [
      404,
      'There is no such import of yours',
      'batch',
    ]);
  }
  const complete = (await report(coach, file(1), real)).batch ?? '';
  assert.deepEqual(await refusal(coach, complete, 1, file(1)), [409, 'This import is complete', 'batch']);
  const none = await refusal(coach, crypto.randomUUID(), 250, file(1));
  assert.deepEqual(none, [404, 'There is no such import of yours', 'batch']);
  assert.deepEqual((await refusal(coach, batch, -1, file(1)))[2], 'first_row');
  assert.deepEqual(counts(await sent(coach, batch, 1, rows.slice(1))), [1, 0, 0, 0]);
});

test('a batch holds five thousand rows', async () => {
  const batch = crypto.randomUUID();
  await sent(coach, batch, 0, file(1));
  const more = await refusal(coach, batch, 1, file(5000));
  assert.deepEqual(more, [400, 'An import has 1 to 5,000 rows', 'rows']);
});

test('the check names the rows that slices leave out, so that repeats within the file stay repeats', async () => {
  const [known, other] = file(2);
  await report(coach, [known], real);
  const rows = [
    // Matches by name and company. Its new address repeats in the next line.
    { name: known?.['name'], company: known?.['company'], email: 'repeated@slices.example' },
    { name: 'Somebody', company: 'Elsewhere', email: 'repeated@slices.example' },
    other,
    { ...other, name: 'The same address' },
  ];
  const checked = await report(coach, rows);
  assert.deepEqual(
    [counts(checked), checked.skippedRows],
    [
      [1, 0, 3, 0],
      [1, 2, 4],
    ],
  );
  assert.deepEqual((await report(coach, rows, { duplicates: 'update' })).skippedRows, [2, 4]);
  assert.deepEqual((await report(coach, rows, { duplicates: 'add' })).skippedRows, []);
  // Without the list, a slice doesn't update what an earlier slice has written.
  const batch = crypto.randomUUID();
  await sent(coach, batch, 0, [other], 'update');
  assert.deepEqual(
    counts(await sent(coach, batch, 1, [{ ...other, phone: '5550199' }], 'update')),
    [0, 0, 1, 0],
  );
  assert.equal((await stored(other?.['email'] ?? ''))[0]?.phone, null);
});
