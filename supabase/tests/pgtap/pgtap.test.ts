import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openMigrated } from '../harness/migrated-database.ts';
import { findOpenPolicies, findWideGrants } from './catalogue.ts';
import { findGaps } from './completeness.ts';
import { runTapFiles } from './run-files.ts';

let gaps: string[];
let catalogue: Record<'wide' | 'open' | 'plantedWide' | 'plantedOpen', string[]>;

const { database, close } = await openMigrated();
try {
  gaps = await findGaps(database, await runTapFiles(database));
  const [wide, open] = [await findWideGrants(database.db), await findOpenPolicies(database.db)];
  const { plantedWide, plantedOpen } = await planted();
  catalogue = { wide, open, plantedWide, plantedOpen };
} finally {
  await close();
}

/** Runs both checks on seeded violations and rolls them back. */
async function planted(): Promise<{ plantedWide: string[]; plantedOpen: string[] }> {
  return database.db.connection().execute(async (session) => {
    const run = (text: string) => sql.raw(text).execute(session);
    await run('begin');
    try {
      await run(`create table public.planted (id int, user_id uuid)`);
      await run('grant insert (id), update on public.planted, public.todo_profiles to authenticated');
      await run('grant insert on public.clients to anon');
      await run(
        `create policy own on public.planted for select to authenticated using (user_id = auth.uid())`,
      );
      await run(`create policy every on public.planted for insert with check (true)`);
      await run(`drop policy members_only on public.stories`);
      return { plantedWide: await findWideGrants(session), plantedOpen: await findOpenPolicies(session) };
    } finally {
      await run('rollback');
    }
  });
}

void test('every table, action and caller of schema public is covered, with a refusal and its honest twin', () => {
  assert.deepEqual(gaps, []);
});

void test('no API role may write a whole table or view: columns are granted by name', () => {
  assert.deepEqual(catalogue.wide, []);
  assert.deepEqual(catalogue.plantedWide, [
    'clients INSERT anon',
    'planted UPDATE authenticated',
    'todo_profiles UPDATE authenticated',
  ]);
});

void test('every policy for members asks for a session that lives and an account in good standing', () => {
  assert.deepEqual(catalogue.open, []);
  assert.deepEqual(catalogue.plantedOpen, [
    'planted every',
    'planted own',
    'stories stories_delete',
    'stories stories_insert',
    'stories stories_select',
    'stories stories_update',
  ]);
});
