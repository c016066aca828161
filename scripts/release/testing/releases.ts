import assert from 'node:assert/strict';
import { exportJWK, generateKeyPair } from 'jose';
import { pageKey, poolKey } from 'shared-release/store';
import { digestOf } from '../artifacts.ts';
import { readLive } from '../live.ts';
import { publish, type PublishContext, type Published } from '../publish.ts';
import { keysFor } from '../release-keys.ts';
import type { Store } from '../store.ts';
import { fakeArtifact, fakeRender } from './fake-release.ts';

const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
export const keys = await keysFor(
  undefined,
  { RELEASE_KEY: JSON.stringify(await exportJWK(privateKey)) },
  'sign',
);

export const contextOf = (store: Store, more: Partial<PublishContext> = {}): PublishContext => ({
  store,
  keys,
  author: 'ann',
  say: () => undefined,
  render: fakeRender,
  ...more,
});
/** Releases packages, each with a word as its content. */
export const release = (
  context: PublishContext,
  words: Readonly<Record<string, string>>,
): Promise<Published> =>
  publish(context, {
    action: `publish ${Object.keys(words).join(', ')}`,
    choose: () => Object.entries(words).map(([name, word]) => fakeArtifact(name, word)),
  });
export const versionsIn = async (store: Store): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((await readLive(store, keys))?.set.artefacts ?? {}).map(([name, { version }]) => [
      name,
      version.replace('1.0.0-', ''),
    ]),
  );

/** Asserts that everything that the live release set names exists and matches its digest. */
export async function assertWhole(store: Store): Promise<void> {
  const { set } = (await readLive(store, keys)) ?? assert.fail('nothing is live');
  const named = [
    ...Object.values(set.pages).map((digest) => [pageKey(digest), digest] as const),
    ...Object.values(set.files).map(({ digest }) => [poolKey(digest), digest] as const),
  ];
  assert.ok(named.length > 2);
  for (const [key, digest] of named)
    assert.equal(digestOf((await store.get(key))?.bytes ?? assert.fail(`${key} is missing`)), digest);
  for (const { digest, encodings = [] } of Object.values(set.files))
    for (const encoding of encodings) assert.ok(await store.get(poolKey(digest, encoding)), encoding);
}

export const first = { shell: 'one', 'mfe-marketing': 'one' };
