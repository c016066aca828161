import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PREVIEW_PATH, readPreviewToken } from 'shared-release/live';
import { LIVE_KEY, previewKey } from 'shared-release/store';
import { digestOf } from './artifacts.ts';
import { parseCommand } from './command.ts';
import { endPreview, preview } from './preview.ts';
import { prune } from './prune.ts';
import type { PublishContext } from './publish.ts';
import { describeStatus, readStatus } from './status.ts';
import { fakeArtifact } from './testing/fake-release.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { assertWhole, contextOf, first, keys, release, versionsIn } from './testing/releases.ts';

const HOUR = 60 * 60 * 1000;

const previewOf = (context: PublishContext, word: string, hours = 24) =>
  preview(
    context,
    { action: '', choose: () => [fakeArtifact('mfe-marketing', word)] },
    { hours, site: 'https://firm.example' },
  );

void test('a preview lies beside the live set, which stays what it was; its link is signed for its bytes', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const live = await store.get(LIVE_KEY);
  const made = await previewOf(contextOf(store), 'two', 2);
  assert.deepEqual(await store.get(LIVE_KEY), live);
  assert.deepEqual([made.packages, made.written.pages], [['mfe-marketing'], 1]);
  const token = made.link?.slice(`https://firm.example${PREVIEW_PATH}`.length) ?? '';
  const { id, digest, until } = await readPreviewToken(token, keys.verify, Date.now());
  assert.equal(id, made.id);
  assert.ok(Math.abs(until - Date.now() - 2 * HOUR) < HOUR / 10);
  assert.equal(digest, digestOf((await store.get(previewKey(id)))?.bytes ?? ''));
  assert.match(
    describeStatus(await readStatus(store, keys)).join('\n'),
    new RegExp(`Previews:\n {2}${id} {2}until \\S+ \\S+ UTC {2}ann {2}mfe-marketing$`),
  );

  // A preview of the live version is rejected, and a previewed version can be released.
  await assert.rejects(previewOf(contextOf(store), 'one'), /has this already, and is live/);
  await release(contextOf(store), { 'mfe-marketing': 'two' });
  assert.deepEqual(await versionsIn(store), { shell: 'one', 'mfe-marketing': 'two' });
  await assertWhole(store);
  await endPreview(contextOf(store), id);
  assert.equal(await store.get(previewKey(id)), null);
  await assert.rejects(endPreview(contextOf(store), id), /There is no preview/);
});

void test('a try, and what the gate refuses, leave nothing in the store', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const before = new Map(store.kept);
  assert.equal((await previewOf(contextOf(store, { dryRun: true }), 'two')).link, null);
  const gate = { rendered: [() => [{ check: 'routes', message: 'it has /login' }]] };
  await assert.rejects(previewOf(contextOf(store, { gate }), 'two'), /Not released:\n {2}routes: it has/);
  assert.deepEqual(store.kept, before);
  await assert.rejects(previewOf(contextOf(createMemoryStore()), 'two'), /publish first/);
});

void test('prune keeps what a preview needs until it ends, and then neither', async () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const store = createMemoryStore(() => now);
  const context = contextOf(store, { now: () => now });
  await release(context, first);
  now += 100 * 24 * HOUR;
  // Its files are old, and no release set names them.
  const { id } = await previewOf(context, 'two');
  for (const [key, kept] of store.kept)
    if (key !== previewKey(id)) store.kept.set(key, { ...kept, modified: 0 });
  const size = store.kept.size;
  now += 23 * HOUR;
  assert.equal((await prune(store, keys, { now })).previews, 0);
  assert.equal(store.kept.size, size);
  now += 2 * HOUR;
  const { previews, artifacts: artifacts, pages } = await prune(store, keys, { now });
  assert.deepEqual([previews, artifacts, pages], [1, 1, 1]);
  await assertWhole(store);
});

void test('by command: packages or the one that ends, a day at most, an origin', () => {
  const parse = (...args: string[]) =>
    parseCommand(['preview', ...args], { RELEASE_SITE: 'https://a.example' });
  const { names, preview: given } = parse('shell', '--hours=2.5');
  assert.deepEqual([names, given.hours, given.site], [['shell'], 2.5, 'https://a.example']);
  for (const [args, why] of [
    [[], /needs a package, or --end/],
    [['shell', `--end=${'a'.repeat(16)}`], /needs a package, or --end/],
    [['shell', '--hours=25'], /is not a number from 0 to 24/],
    [['shell', '--hours=0'], /is not a number from 0 to 24/],
    [['shell', '--hours=x'], /is not a number from 0 to 24/],
    [['shell', '--site=https://a.example/x'], /is not an origin/],
    [['--end=x'], /is not a preview/],
  ] as const)
    assert.throws(() => parse(...args), why);
  assert.throws(() => parseCommand(['publish', 'shell', '--hours=2'], {}), /are only for preview/);
});
