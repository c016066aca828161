import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, unwrap, succeed, type ProductClient } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const page = (client: ProductClient, first: number, last: number) =>
  client
    .from('clients')
    .select('name, company, status', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .range(first, last);
const find = (client: ProductClient, pattern: string) =>
  page(client, 0, 23).or(`name.ilike.${pattern},company.ilike.${pattern}`);
const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name).sort();

const signIn = (who: string) => project.signIn(`${who}@example.com`, 'demo-password');
const [admin, coach, client] = [await signIn('admin'), await signIn('coach'), await signIn('client')];

test('the figures of each of the three demo accounts are those of the specification', async () => {
  for (const person of [client, coach, admin]) {
    assert.deepEqual(unwrap(await person.client.rpc('client_figures').single()), {
      clients: person === admin ? 18 : 16,
      active: 12,
      prospects: 4,
      tax_savings: 1_200_000,
      retainers: 340_000,
    });
  }
});

test('figures are the caller’s: no argument asks for somebody else’s', async () => {
  const stranger = await project.signUp('stranger');
  const token = await tokenOf(stranger);
  for (const name of ['client_figures', 'story_figures']) {
    for (const key of ['user_id', 'id', 'coach_id']) {
      const asked = await send(project, `/rest/v1/rpc/${name}`, {
        method: 'POST',
        token,
        body: { [key]: client.id },
      });
      assert.equal(asked.status, 404, asked.text);
      const filtered = await send(project, `/rest/v1/rpc/${name}?${key}=eq.${client.id}`, {
        method: 'POST',
        token,
        body: {},
      });
      assert.ok(filtered.status >= 400, filtered.text);
    }
    const { status, text } = await send(project, `/rest/v1/rpc/${name}`, { method: 'POST', token, body: {} });
    assert.equal(status, 200);
    assert.deepEqual(
      (JSON.parse(text) as object[]).map((row) => Object.values(row).map(Number)),
      [name === 'client_figures' ? [0, 0, 0, 0, 0] : [0, 0, 0]],
    );
  }
});

test('figures agree with the list that they spare', async () => {
  for (const person of [admin, coach, client]) {
    const rows = unwrap(await person.client.from('clients').select('status, tax_savings, stories(status)'));
    const stories = rows.flatMap((row) => row.stories);
    assert.deepEqual(unwrap(await person.client.rpc('story_figures').single()), {
      clients_with_stories: rows.filter((row) => row.stories.length > 0).length,
      stories: stories.length,
      published: stories.filter(({ status }) => status === 'published').length,
    });
    const figures = unwrap(await person.client.rpc('client_figures').single());
    assert.equal(figures.clients, rows.length);
    assert.equal(
      figures.tax_savings,
      rows.reduce((sum, row) => sum + row.tax_savings, 0),
    );
  }
});

test('visitors get no figures', async () => {
  for (const name of ['client_figures', 'story_figures'] as const) {
    const { data, error } = await project.visitor().rpc(name);
    assert.equal(data, null);
    assert.equal(error.code, '42501');
  }
});

test('pages follow one another without a gap, and the last one is short', async () => {
  const all = unwrap(await page(client.client, 0, 99));
  const [first, second] = [await page(client.client, 0, 9), await page(client.client, 10, 19)];
  assert.deepEqual([first.count, second.count], [16, 16]);
  assert.deepEqual([...unwrap(first), ...unwrap(second)], all);
  assert.equal(unwrap(second).length, 6);
});

test('a page after the last one is refused by a code of its own', async () => {
  const { error } = await page(client.client, 24, 47);
  assert.equal(error?.code, 'PGRST103');
});

test('a search looks at name and company, in either case, and counts what it finds', async () => {
  const byCompany = await find(client.client, '%DENTAL%');
  assert.deepEqual([names(unwrap(byCompany)), byCompany.count], [['Marguerite Fontenot'], 1]);
  assert.deepEqual(names(unwrap(await find(client.client, '%harriet%'))), ['Harriet Voss']);
  assert.deepEqual(unwrap(await find(client.client, '%nobody at all%')), []);
  assert.deepEqual(names(unwrap(await find(client.client, '%Voss & D%'))), ['Harriet Voss']);
});

test('a comma or a bracket, asked for as any character, is found', async () => {
  succeed(
    await client.client
      .from('clients')
      .insert({ name: 'Lind, Holm (Steel)', user_id: client.id, status: 'Inactive' }),
  );
  assert.deepEqual(names(unwrap(await find(client.client, '%Lind_ Holm _Steel_%'))), ['Lind, Holm (Steel)']);
});
