import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { openMigrated } from '../harness/migrated-database.ts';
import { findGaps } from './completeness.ts';
import { loadPgtap } from './load-pgtap.ts';
import { runTapFile } from './run-file.ts';
import type { TapReport } from './tap.ts';

/* Every line of TAP becomes a test of its own, so that passed and failed are counted as everywhere else. */
const folder = join(import.meta.dirname, '..', 'database');
const reports = new Map<string, TapReport | Error>();
let gaps: string[];

const { database, close } = await openMigrated();
try {
  await loadPgtap(database);
  for await (const file of glob(join(folder, '*.test.sql'))) {
    const report = await runTapFile(database, file).catch((error: unknown) => error as Error);
    reports.set(basename(file, '.test.sql'), report);
  }
  const results = [...reports.values()].flatMap((report) => ('results' in report ? report.results : []));
  gaps = await findGaps(
    database,
    results.map(({ description }) => description),
  );
} finally {
  await close();
}

for (const [name, report] of reports) {
  if (!('results' in report)) {
    void test(`${name}: runs to its end`, () => {
      throw report;
    });
    continue;
  }
  for (const { ok, description, notes } of report.results) {
    void test(`${name}: ${description}`, () => assert.ok(ok, notes));
  }
  void test(`${name}: as many tests as planned`, () =>
    assert.equal(report.results.length, report.planned, 'tests that ran, tests that were planned'));
}

void test('every table, action and caller of schema public is covered, with a refusal and its honest twin', () => {
  assert.deepEqual(gaps, []);
});
