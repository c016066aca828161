import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

/* Clients from a file, as the import of the dashboard sends them: text by column, row by row. */
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
/** Rows that nobody has yet. */
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
  const { data } = await coach.client.rpc('undo_change', { batch: batch ?? '' });
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
  const { data } = await admin.client.rpc('undo_change', { batch: batch ?? '' });
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
  const { data } = await coach.client.rpc('undo_change', { batch: batch ?? '' });
  assert.deepEqual(data, { restored: 5000, left: 0 });
});
