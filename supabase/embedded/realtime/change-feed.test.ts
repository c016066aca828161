import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openPglite } from '../database/open-pglite.ts';
import { withSession } from '../database/serial-dialect.ts';
import { ChangeFeed, type Change } from './change-feed.ts';
import { changesSchema, messagesSchema } from './schema.ts';
import { readPublishedTables } from './tables.ts';
import { visibilitySchema, visiblePlaces, type Question } from './visibility.ts';

const database = await openPglite();
after(() => database.close());
await database.script(`
  create role listener; create role anon; create role authenticated; create role service_role;
  create table watched (n int, owner text, body text); alter table watched enable row level security;
  grant all on watched to listener, authenticated;
  create function claim(name text) returns text language sql stable
    return current_setting('request.jwt.claims')::jsonb ->> name;
  create policy watched_own on watched for select to authenticated
    using (owner = claim('sub') and n < (claim('most'))::int);
  create publication supabase_realtime for table watched`);
await database.script(messagesSchema + changesSchema);

test('a request keeps its own role and claims while its change is delivered', async () => {
  const { promise: isDelivering, resolve: deliver } = Promise.withResolvers<Change>();
  const { promise: hasAsked, resolve: goOn } = Promise.withResolvers<undefined>();
  const feed = new ChangeFeed(
    database,
    ([change]) =>
      database.db.transaction().execute(async (transaction) => {
        await sql`select set_config('role', 'listener', true), set_config('request.jwt.claims', 'theirs', true)`.execute(
          transaction,
        );
        assert.ok(change);
        deliver(change);
        await hasAsked;
      }),
    (error) => assert.ifError(error),
  );
  await feed.start();
  const own = await withSession(async () => {
    await sql`insert into watched values (7)`.execute(database.db);
    await isDelivering;
    const asked = sql<{ role: string; claims: string | null }>`
      select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims`.execute(
      database.db,
    );
    goOn(undefined);
    return (await asked).rows[0];
  });
  await feed.stop();
  assert.equal((await isDelivering).record?.['n'], 7, 'the change is delivered');
  assert.deepEqual(own, { role: 'postgres', claims: null });
});

test('each caller sees what the policies let them see, and one whose policies fail takes nothing from the others', async () => {
  const [table] = await readPublishedTables(database.db);
  assert.ok(table);
  assert.deepEqual(table.decisive, ['n', 'owner'], 'no policy reads the body');
  await database.script(visibilitySchema([table]));
  const question = (role: string, sub: string, most: string, places = [0, 1, 2]): Question => ({
    caller: { role, sub, claims: { role, sub, most } },
    places: new Set(places),
  });
  const [ann, broken, bob, visitor, service] = [
    question('authenticated', 'ann', '5'),
    question('authenticated', 'ann', 'x'),
    question('authenticated', 'bob', '5', [0, 1]),
    question('anon', 'ann', '5'),
    question('service_role', '', ''),
  ];
  const failures: unknown[] = [];
  const rows = [
    { n: 1, owner: 'ann' },
    { n: 9, owner: 'ann' },
    { n: 1, owner: 'bob' },
  ];
  const all = [ann, broken, bob, visitor, service];
  const seen = await visiblePlaces(database.db, table, rows, all, (error) => failures.push(error));
  assert.deepEqual(
    all.map((one) => [...(seen.get(one) ?? [])]),
    [[0], [], [], [], []],
    'bob did not ask about the row that is his; the service role may not read the table here',
  );
  assert.match(String(failures), /invalid input syntax for type integer: "x"/);
  assert.equal(failures.length, 1);
  const { rows: after } = await sql<{ role: string; claims: string }>`
    select current_user as role, current_setting('request.jwt.claims', true) as claims`.execute(database.db);
  assert.deepEqual(after, [{ role: 'postgres', claims: '' }]);
});
