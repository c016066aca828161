import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitStatements } from './migrate.ts';

const texts = (script: string): string[] => splitStatements(script).map(({ text }) => text);

test('statements end at semicolons outside quotes, dollar quotes and comments', () => {
  assert.deepEqual(texts("select ';', 'it''s;';\nselect \";\" -- not; here\n;/* ; */ select 1"), [
    "select ';', 'it''s;'",
    'select ";" -- not; here',
    'select 1',
  ]);
  const body = 'create function f() returns void language plpgsql as $f$ begin; $$ ; $$ end; $f$';
  assert.deepEqual(texts(`${body};\nselect $1;`), [body, 'select $1']);
  const atomic = 'create function g() returns int begin atomic select 1; select 2; end';
  assert.deepEqual(texts(`${atomic};`), [atomic]);
});

test('each statement knows the line that it starts on', () => {
  const lines = splitStatements('-- title\n\nselect 1;\n\n-- why\nselect\n2;').map(({ line }) => line);
  assert.deepEqual(lines, [3, 6]);
});

test('white space and comments alone are no statement', () => {
  assert.deepEqual(texts(' ;\n-- only a note\n;;'), []);
});
