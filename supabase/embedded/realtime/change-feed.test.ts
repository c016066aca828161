import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openPglite } from '../database/open-pglite.ts';
import { withSession } from '../database/serial-dialect.ts';
import { ChangeFeed, type Change } from './change-feed.ts';
import { changesSchema } from './schema.ts';

const database = await openPglite();
after(() => database.close());
await database.script(`create role listener; create table watched (n int); grant all on watched to listener;
  create publication supabase_realtime for table watched`);
await database.script(changesSchema);

test('a request keeps its own role and claims while its change is delivered', async () => {
  const { promise: isDelivering, resolve: deliver } = Promise.withResolvers<Change>();
  const { promise: hasAsked, resolve: goOn } = Promise.withResolvers<undefined>();
  const feed = new ChangeFeed(
    database,
    (change) =>
      database.db.transaction().execute(async (transaction) => {
        await sql`select set_config('role', 'listener', true), set_config('request.jwt.claims', 'theirs', true)`.execute(
          transaction,
        );
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
  assert.deepEqual((await isDelivering).record, { n: 7 }, 'the change is delivered');
  assert.deepEqual(own, { role: 'postgres', claims: null });
});
