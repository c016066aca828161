import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openPglite } from './open-pglite.ts';
import { withSession } from './serial-dialect.ts';

const database = await openPglite();
after(() => database.close());
await database.script(
  'create role one; create role two; create table kept (n int); grant all on kept to one, two',
);

const whoAmI = sql<{ name: string }>`select current_user as name`;

test('a transaction keeps its role while others run', async () => {
  const names = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      database.db.transaction().execute(async (transaction) => {
        const role = n % 2 === 0 ? 'one' : 'two';
        await sql.raw(`set local role ${role}`).execute(transaction);
        await setImmediate();
        return [role, (await whoAmI.execute(transaction)).rows[0]?.name];
      }),
    ),
  );
  for (const [role, name] of names) assert.equal(name, role);
  assert.equal((await whoAmI.execute(database.db)).rows[0]?.name, 'postgres');
});

test('a failed transaction is rolled back and blocks nobody', async () => {
  const failing = database.db.transaction().execute(async (transaction) => {
    await sql`insert into kept values (1)`.execute(transaction);
    await sql`select no_such_column`.execute(transaction);
  });
  await assert.rejects(failing, /no_such_column/);
  assert.deepEqual((await sql`select * from kept`.execute(database.db)).rows, []);
});

test('inside a session a plain statement joins the open transaction instead of waiting for ever', async () => {
  const name = await withSession(() =>
    database.db.transaction().execute(async (transaction) => {
      await sql`set local role one`.execute(transaction);
      return (await whoAmI.execute(database.db)).rows[0]?.name;
    }),
  );
  assert.equal(name, 'one');
});
