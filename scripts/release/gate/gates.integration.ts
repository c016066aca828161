import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStore } from '../testing/memory-store.ts';
import { releaseGate } from './gates.ts';
import { candidateWith } from './testing/fixtures.ts';

/** Returns the names of the checks that reject a page without a title and with a dead link. */
async function violatedChecks(isBack: boolean): Promise<string[]> {
  const gate = releaseGate(createMemoryStore(), () => undefined, { isBack });
  const candidate = candidateWith({ '/': '<h1>Plans</h1><p><a href="/gone">Go</a></p>' });
  const found = new Set<string>();
  for (const violations of gate.rendered ?? [])
    for (const { check } of await violations(candidate, null)) found.add(check);
  return [...found];
}

void test('a page with a dead link stops a release, but not an emergency rollback', async () => {
  assert.deepEqual(await violatedChecks(false), ['documents', 'links']);
  assert.deepEqual(await violatedChecks(true), []);
});
