import assert from 'node:assert/strict';
import { test } from 'node:test';
import postgres from 'postgres';
import { listenTo } from '../../../tests/harness/channels.ts';
import { startSample, unwrap } from '../../../tests/harness/project.ts';

/* PGlite has one session, so overlapping transactions require a PostgreSQL server. */
const skip = process.env['TEST_POSTGRES_URL'] === undefined && 'needs a PostgreSQL server';

test(
  'a change that commits late is told late, in its place, and a rolled back one holds nobody up',
  { skip },
  async () => {
    const project = await startSample();
    const ann = await project.signUp('ann');
    const made: { id: string } = unwrap(
      await ann.client.from('clients').insert({ name: 'Own' }).select('id').single(),
    );
    const listener = await listenTo(ann.client, { table: 'stories', event: 'INSERT' });
    const slow = postgres(project.backend.databaseUrl ?? '', { max: 2, onnotice: () => undefined });

    const wait = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = slow.begin(async (sql) => {
      await sql`insert into public.stories (client_id, title) values (${made.id}, 'late')`;
      begun.resolve();
      await wait.promise;
    });
    await begun.promise;
    await slow
      .begin(async (sql) => {
        await sql`insert into public.stories (client_id, title) values (${made.id}, 'undone')`;
        throw new Error('undo');
      })
      .catch(() => undefined);
    unwrap(await ann.client.from('stories').insert({ client_id: made.id, title: 'early' }).select());
    assert.deepEqual(listener.events, [], 'the earlier change is waited for');
    wait.resolve();
    await late;
    const titles = (await listener.until(2)).map((event) => (event.new as Record<string, unknown>)['title']);
    assert.deepEqual(titles, ['late', 'early']);
    await listener.leave();
    await slow.end();
  },
);
