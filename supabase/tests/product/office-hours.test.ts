import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { localTime } from '../harness/calls.ts';
import { openMigrated } from '../harness/migrated-database.ts';

const { database, close } = await openMigrated();
after(close);

const startsBetween = async (first: string, last: string): Promise<string[]> => {
  const { rows } = await sql<{ at: string }>`
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from private.office_starts(${first}::date, ${last}::date) s`.execute(database.db);
  return rows.map(({ at }) => at);
};

test('the hours and the zone are those that the site shows', async () => {
  // Read as data: the site's packages are not the backend's to import.
  const file = join(import.meta.dirname, '..', '..', '..', 'shared-ui', 'src', 'brand', 'brand.ts');
  const { brand } = (await import(pathToFileURL(file).href)) as {
    brand: { timeZone: string; hours: { general: { days: number[]; opens: number; closes: number }[] } };
  };
  const shown = brand.hours.general.flatMap(({ days, opens, closes }) =>
    days.map((weekday) => ({ weekday, opens, closes })),
  );
  const { rows } = await sql`
    select weekday, extract(epoch from opens)::int / 60 as opens, extract(epoch from closes)::int / 60 as closes
    from private.office_hours order by weekday`.execute(database.db);
  assert.deepEqual(rows, shown);
  const zone = await sql<{ name: string }>`select private.office_zone() as name`.execute(database.db);
  assert.equal(zone.rows[0]?.name, brand.timeZone);
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

/** The federal holidays of a year by their rules, and the weekday on which one on a weekend is observed. */
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
