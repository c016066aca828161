import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

const functions = join(import.meta.dirname, '..');
const read = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(functions, ...path), 'utf8')) as unknown;

test('a hosted project runs the versions of packages that are tested here', async () => {
  const { imports } = (await read('deno.json')) as { imports: Record<string, string> };
  const { devDependencies } = (await read('..', '..', 'package.json')) as {
    devDependencies: Record<string, string>;
  };
  const expected = Object.keys(imports).map((name) => [name, `npm:${name}@${devDependencies[name] ?? ''}`]);
  assert.deepEqual(imports, Object.fromEntries(expected));
});
