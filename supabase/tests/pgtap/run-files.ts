import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import type { Database } from 'embedded-backend/database';
import { loadPgtap } from './load-pgtap.ts';
import { runTapFile } from './run-file.ts';

const folder = join(import.meta.dirname, '..', 'database');

const allFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.sql'))
    .map((file) => basename(file, '.test.sql'));

/**
 * Runs SQL tests, by default all. Turns each TAP line into a separate test, so that the counts match other tests.
 *
 * @returns the descriptions of all results
 */
export async function runTapFiles(database: Database, names = allFiles()): Promise<string[]> {
  await loadPgtap(database);
  const descriptions: string[] = [];
  for (const name of names) {
    const file = join(folder, `${name}.test.sql`);
    const report = await runTapFile(database, file).catch((error: unknown) => error as Error);
    if (!('results' in report)) {
      void test(`${name}: runs to its end`, () => {
        throw report;
      });
      continue;
    }
    const { results, planned } = report;
    for (const { ok, description, notes } of results)
      void test(`${name}: ${description}`, () => assert.ok(ok, notes));
    void test(`${name}: as many tests as planned`, () =>
      assert.equal(results.length, planned, 'tests that ran, tests that were planned'));
    descriptions.push(...results.map(({ description }) => description));
  }
  return descriptions;
}
