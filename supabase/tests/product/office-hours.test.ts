import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { officeZone, officeZoneName } from 'shared-contract/firm.ts';
import { readMigrations } from 'embedded-backend/migrations';
import { projectPaths } from 'embedded-backend/start';
import { localTime } from '../harness/calls.ts';
import { migrateIn, openMigrated } from '../harness/migrated-database.ts';
import { createTestDatabase } from '../harness/test-database.ts';

const { database, close } = await openMigrated();
after(close);

const startsBetween = async (first: string, last: string): Promise<string[]> => {
  const { rows } = await sql<{ at: string }>`
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from private.office_starts(${first}::date, ${last}::date) s`.execute(database.db);
  return rows.map(({ at }) => at);
};

test('the hours and the zone are those that the site shows', async () => {
  // Read the file as data, because the backend must not import the site's packages.
  const file = join(import.meta.dirname, '..', '..', '..', 'shared-ui', 'src', 'brand', 'brand.ts');
  const { brand } = (await import(pathToFileURL(file).href)) as {
    brand: { hours: { general: { days: number[]; opens: number; closes: number }[] } };
  };
  const shown = brand.hours.general.flatMap(({ days, opens, closes }) =>
    days.map((weekday) => ({ weekday, opens, closes })),
  );
  const { rows } = await sql`
    select weekday, extract(epoch from opens)::int / 60 as opens, extract(epoch from closes)::int / 60 as closes
    from private.office_hours order by weekday`.execute(database.db);
  assert.deepEqual(rows, shown);
  const zone = await sql`select private.office_zone() as zone, private.office_zone_name() as name`.execute(
    database.db,
  );
  assert.deepEqual(zone.rows, [{ zone: officeZone, name: officeZoneName }]);
});

test('an office in Los Angeles has its days and times everywhere, by the one place that names the zone', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'ninecourse-office-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const migrations = join(folder, 'migrations');
  await cp(join(projectPaths.supabase, 'migrations'), migrations, { recursive: true });
  await cp(join(projectPaths.supabase, 'config.toml'), join(folder, 'config.toml'));
  for (const { file, script } of await readMigrations(migrations)) {
    if (!script.includes('create function private.office_zone()')) continue;
    const moved = script
      .replace(`'${officeZone}'`, `'America/Los_Angeles'`)
      .replace(`'${officeZoneName}'`, `'Pacific'`);
    await writeFile(join(migrations, file), moved);
  }
  const office = await migrateIn(await createTestDatabase(), { supabaseDir: folder });
  t.after(office.close);
  // 1 a.m. on the third in New York, 10 p.m. on the second in Los Angeles.
  const instant = '2027-03-03T06:00:00Z';
  const { rows } = await sql`
    with admin as (
      insert into auth.users (id, aud, role, email, email_confirmed_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', 'admin@la.example', now()) returning id
    ), lead as (
      insert into public.leads (name, email, source, created_at, stage_since)
      values ('Ann', 'ann@la.example', 'contact', ${instant}, ${instant}) returning created_on, stage_on
    ), call as (
      insert into public.bookings (name, email, starts_at) values ('Ann', 'ann@la.example', ${instant})
      returning call_day, time_zone
    ), entry as (
      insert into public.audit_log (action, entity, entity_id, created_at)
      values ('status', 'clients', gen_random_uuid(), ${instant}) returning id
    )
    select created_on::text, stage_on::text, call_day::text, time_zone from admin, lead, call, entry`.execute(
    office.database.db,
  );
  const day = '2027-03-02';
  assert.deepEqual(rows, [
    { created_on: day, stage_on: day, call_day: day, time_zone: 'America/Los_Angeles' },
  ]);
  const entries =
    await sql`select distinct day::text from public.audit_entries where created_at = ${instant}`.execute(
      office.database.db,
    );
  assert.deepEqual(entries.rows, [{ day }]);
  const { rows: starts } = await sql`
    select to_char(s at time zone 'UTC', 'HH24:MI') as at from private.office_starts('2027-03-02', '2027-03-02') s limit 1
  `.execute(office.database.db);
  assert.deepEqual(starts, [{ at: '17:00' }]);
});

test('a change of the clock moves the instants and not the hours', async () => {
  for (const [saturday, monday, before, then] of [
    ['2027-03-13', '2027-03-15', 15, 13],
    ['2027-11-06', '2027-11-08', 14, 14],
    ['2028-03-11', '2028-03-13', 15, 13],
  ] as const) {
    const starts = await startsBetween(saturday, monday);
    assert.equal(starts.length, 8 + 18, saturday);
    assert.equal(starts[0], `${saturday}T${before}:00:00Z`);
    assert.equal(starts[8], `${monday}T${then}:00:00Z`);
    assert.equal(localTime(starts[0]).time, '10:00');
    assert.equal(localTime(starts[8]).time, '09:00');
    assert.equal(localTime(starts.at(-1) ?? '').time, '17:30');
  }
});

/** Returns a year's federal holidays, and the observed weekday of one on a weekend. */
function holidays(year: number): string[] {
  const at = (month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
  const nth = (month: number, weekday: number, n: number): Date => {
    const first = at(month, 1).getUTCDay();
    return at(month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7);
  };
  const lastMonday = at(5, 31 - ((at(5, 31).getUTCDay() + 6) % 7));
  const fixed = [at(1, 1), at(6, 19), at(7, 4), at(11, 11), at(12, 25)];
  const days = [nth(1, 1, 3), nth(2, 1, 3), lastMonday, nth(9, 1, 1), nth(10, 1, 2), nth(11, 4, 4), ...fixed];
  const shift: Record<number, number> = { 6: -1, 0: 1 };
  const observed = fixed.flatMap((day) => {
    const by = shift[day.getUTCDay()];
    return by === undefined ? [] : [new Date(day.getTime() + by * 86_400_000)];
  });
  return [...days, ...observed].map((day) => day.toISOString().slice(0, 10));
}

test('the office is closed on the federal holidays of 2026 to 2028, and where they are observed', async () => {
  const expected = [2026, 2027, 2028].flatMap(holidays).sort();
  const { rows } = await sql<{ day: string }>`
    select day::text from public.office_closures order by day`.execute(database.db);
  assert.deepEqual(
    rows.map(({ day }) => day),
    [...new Set(expected)],
  );
  for (const { day } of rows) assert.deepEqual(await startsBetween(day, day), [], day);
});
