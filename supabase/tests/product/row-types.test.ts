import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readSchema, renderTypes } from 'embedded-backend/types';
import { openMigrated } from '../harness/migrated-database.ts';

/* The row types must match the values that the database allows in each column. */
const { database, close } = await openMigrated();
after(close);
const run = (text: string) => database.script(text);

async function typesOf(table: string, column: string): Promise<string[]> {
  const text = renderTypes(await readSchema(database.db));
  const block = text.slice(text.indexOf(`      ${table}: {`)).split('Relationships')[0] ?? '';
  return Array.from(block.matchAll(new RegExp(`^ +${column}(\\??: .*)$`, 'gm')), ([, type = '']) => type);
}

test('a column has the values of its constraint, and a value that is added reaches the types', async () => {
  const before = ': "Active" | "Prospect" | "Inactive"';
  assert.deepEqual(await typesOf('clients', 'status'), [before, `?${before}`, `?${before}`]);
  await run(`alter table public.clients drop constraint clients_status_check;
    alter table public.clients add check (status in ('Active', 'Prospect', 'Inactive', 'Paused'))`);
  const now = `${before} | "Paused"`;
  assert.deepEqual(await typesOf('clients', 'status'), [now, `?${now}`, `?${now}`]);
});

test('domains, enums, empty columns and lists carry their values, too', async () => {
  await run(`create domain public.tier as text check (value in ('one', 'two'));
    create domain public.points as integer check (value > 0);
    create type public.mood as enum ('calm', 'keen');
    create table public.sample (id bigint generated always as identity primary key, tier public.tier not null,
      points public.points not null, mood public.mood not null, tiers public.tier[] not null,
      choice varchar(9) check (choice in ('a', 'it''s')), free text not null check (length(free) < 9))`);
  const first = async (column: string) => (await typesOf('sample', column))[0];
  assert.equal(await first('tier'), ': "one" | "two"');
  assert.equal(await first('points'), ': number');
  assert.equal(await first('mood'), ': Database["public"]["Enums"]["mood"]');
  assert.equal(await first('tiers'), ': ("one" | "two")[]');
  assert.equal(await first('choice'), `: "a" | "it's" | null`);
  assert.equal(await first('free'), ': string');
});
