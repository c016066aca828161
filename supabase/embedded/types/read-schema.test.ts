import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valuesOfCheck, valuesOfChecks } from './read-schema.ts';

/** Conditions as PostgreSQL prints them. */
const values = (condition: string) => valuesOfCheck('status', `CHECK ((${condition}))`);

test('a list of values is read, of each type of text, with quotes and commas in the values', () => {
  assert.deepEqual(values("status = ANY (ARRAY['new'::text, 'done'::text])"), ['new', 'done']);
  assert.deepEqual(
    values("(status)::text = ANY ((ARRAY['new'::character varying, 'done'::character varying])::text[])"),
    ['new', 'done'],
  );
  assert.deepEqual(values("status = 'only'::text"), ['only']);
  assert.deepEqual(values("status = ANY (ARRAY['o''clock'::text, 'a, b) ::text'::text])"), [
    "o'clock",
    'a, b) ::text',
  ]);
});

test('that the column may be empty takes nothing from its values', () => {
  assert.deepEqual(values("(status IS NULL) OR (status = ANY (ARRAY['new'::text]))"), ['new']);
});

test('what says less than a list of values, or more, gives none', () => {
  for (const condition of [
    "status <> ALL (ARRAY['new'::text])",
    "lower(status) = ANY (ARRAY['new'::text])",
    "kind = ANY (ARRAY['new'::text])",
    "(status = ANY (ARRAY['new'::text])) OR (length(status) > 3)",
    "(status = ANY (ARRAY['new'::text])) OR (note IS NOT NULL)",
    "NOT (status = ANY (ARRAY['new'::text]))",
    "status = ANY (ARRAY['2026-11-22'::date])",
    'status = ANY (ARRAY[1, 2])',
    'length(status) <= 160',
  ])
    assert.equal(values(condition), null, condition);
});

test('rows of before may hold anything while a constraint is not validated', () => {
  assert.equal(valuesOfCheck('status', "CHECK ((status = ANY (ARRAY['new'::text]))) NOT VALID"), null);
});

test('several constraints leave what each of them takes', () => {
  const list = (...all: string[]) =>
    `CHECK ((status = ANY (ARRAY[${all.map((value) => `'${value}'::text`).join(', ')}])))`;
  const short = 'CHECK ((length(status) <= 20))';
  assert.deepEqual(valuesOfChecks('status', [list('a', 'b'), short, list('b', 'c')]), ['b']);
  assert.equal(valuesOfChecks('status', [short]), null);
});
