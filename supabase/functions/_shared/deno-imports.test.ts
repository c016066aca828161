import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

const functions = join(import.meta.dirname, '..');
const read = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(functions, ...path), 'utf8')) as unknown;

const { imports } = (await read('deno.json')) as { imports: Record<string, string> };

test('a hosted project runs the versions of packages that are tested here', async () => {
  const { dependencies } = (await read('..', 'package.json')) as { dependencies: Record<string, string> };
  const packages = Object.entries(imports).filter(([key]) => !key.endsWith('/'));
  assert.ok(packages.length > 0);
  for (const [key, target] of packages) {
    const [name = '', ...subpath] = key.split('/');
    assert.equal(target, ['npm:' + name + '@' + (dependencies[name] ?? ''), ...subpath].join('/'));
  }
});

test('a hosted project runs what crosses from the folder from which it is run here', async () => {
  const own = Object.entries(imports).filter(([key]) => key.endsWith('/'));
  assert.deepEqual(
    own.map(([key]) => key),
    ['shared-contract/'],
  );
  for (const [key, target] of own) {
    const { exports } = (await read('..', '..', key, 'package.json')) as { exports: Record<string, string> };
    const local = join(functions, '..', '..', key, (exports['./*.ts'] ?? '').replace('*.ts', ''));
    assert.equal(join(functions, target), local);
  }
});
