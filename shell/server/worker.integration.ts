import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { fixtureRelease } from 'shared-release/testing';
import { fixtureFiles, fixtureSettings, writeFiles } from './testing/fixture.ts';
import { liveFiles } from './testing/live-fixture.ts';
import { serveSite } from './node/serve-site.ts';
import { assertPreviewed, assertRefused, plantPreview } from './testing/preview-cases.ts';
import { createTestStore, type TestStore } from './testing/test-store.ts';

// Runs the Worker in workerd, the Workers runtime, without network access, with a release store in a bucket.
const ENTRY = '/remotes/mfe-marketing/remoteEntry.5d2f.js';
const backend = createServer((request, response) => {
  let asked = '';
  request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
  request.on('end', () => {
    response.end(asked.includes('"id":"ann"') ? '{"people":[{"name":"Ann"}]}' : '{"people":[]}');
  });
});

const [first, second] = ['a'.repeat(16), 'b'.repeat(16)] as const;

let folder: string;
let store: TestStore;
let worker: Miniflare;
let base: URL;

const openBucket = () =>
  worker.getR2Bucket('RELEASES') as unknown as Promise<{
    put(key: string, value: string | Uint8Array): Promise<unknown>;
  }>;

async function fillBucket(): Promise<void> {
  const bucket = await openBucket();
  for (const [key, bytes] of store.objects) await bucket.put(key, bytes);
}

async function startWorker(): Promise<void> {
  worker = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    name: 'edge',
    modulesRoot: folder,
    modules: [{ type: 'ESModule', path: path.join(folder, 'worker.mjs') }],
    compatibilityDate: '2026-04-01',
    bindings: {
      SUPABASE_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_</script>',
      SITE_LIVE_KEY: JSON.stringify(store.key),
      SITE_LOOK_SECONDS: '0.1',
    },
    r2Buckets: ['RELEASES'],
  } as MiniflareOptions);
  base = await worker.ready;
  await fillBucket();
}

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-worker-'));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'worker.ts')],
    outfile: path.join(folder, 'worker.mjs'),
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  store = await createTestStore();
  await store.publish(liveFiles(), first);
  await startWorker();
});
after(async () => {
  await worker.dispose();
  backend.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (pathname: string, init: RequestInit = {}) =>
  fetch(new URL(pathname, base), { redirect: 'manual', ...init });

void test('a page carries the settings, the headers and a tag', async () => {
  const response = await ask('/about');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.ok(policy.includes(`script-src 'self' '${fixtureRelease.scriptHashes[0]}'`), policy);
  const html = await response.text();
  assert.match(html, /<h1>About<\/h1>/);
  const block = /id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  assert.equal(JSON.parse(block).supabasePublishableKey, 'sb_publishable_</script>');

  const again = await ask('/about', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  assert.equal(again.status, 304);
  assert.ok(again.headers.get('content-security-policy'));
});

void test('a versioned file is kept for a year and revalidates', async () => {
  const response = await ask(ENTRY);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(await response.text(), 'var mfe_marketing;');
  const etag = response.headers.get('etag') ?? '';
  assert.notEqual(etag, '');
  assert.equal((await ask(ENTRY, { headers: { 'if-none-match': etag } })).status, 304);
});

void test('frames, unknown addresses, missing files and page files', async () => {
  assert.equal((await ask('/dashboard/clients')).status, 200);
  const unknown = await ask('/no/such/page');
  assert.equal(unknown.status, 404);
  assert.equal(unknown.headers.get('x-robots-tag'), 'noindex');
  assert.match(await unknown.text(), /<h1>Not found<\/h1>/);
  for (const pathname of [
    '/static/none.js',
    '/html/about.html',
    '/about.html',
    '/release.json',
    '/static/..%2frelease.json',
  ]) {
    const missing = await ask(pathname);
    assert.equal(missing.status, 404, pathname);
    assert.equal(missing.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.equal(missing.headers.get('x-content-type-options'), 'nosniff');
  }
});

void test('redirects, methods, reports, HEAD and health', async () => {
  const redirect = await ask('/about/?a=1');
  assert.equal(redirect.status, 308);
  assert.equal(new URL(redirect.headers.get('location') ?? '', 'http://localhost').pathname, '/about');
  assert.equal((await ask('/about', { method: 'DELETE' })).status, 405);
  const report = { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: '[]' };
  assert.equal((await ask('/reports/csp', report)).status, 204);
  const head = await ask('/', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
  const health = await ask('/healthz');
  const { status, release } = (await health.json()) as { status: string; release: unknown };
  assert.deepEqual({ status, release }, { status: 'ok', release: fixtureRelease.versions });
});

void test('twenty first visitors at once all get the page', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/login')));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
});

void test('whom the register of the backend knows has a page, and nobody else', async () => {
  const found = await ask('/cpa/ann');
  assert.equal(found.status, 200);
  assert.match(await found.text(), /<h1>Ann<\/h1>/);
  const missing = await ask('/cpa/ben');
  assert.equal(missing.status, 404);
  await missing.text();
});

void test('a preview is seen by whoever opened its link, and refused to whoever has another: on Workers and on Node', async () => {
  const links = await plantPreview(store);
  await fillBucket();
  await writeFiles(path.join(folder, 'store'), Object.fromEntries(store.objects));
  const node = await serveSite({
    ...fixtureSettings,
    live: { store: path.join(folder, 'store'), key: store.key },
    host: '127.0.0.1',
    port: 0,
  });
  try {
    for (const site of [base, new URL(node.url)]) {
      await assertPreviewed(site, links);
      await assertRefused(site, links);
    }
  } finally {
    await node.close();
  }
});

/**
 * Asserts that half of the visitors get the previous release set, each the same one on every page, until the canary
 * ends.
 */
async function canaryRuns(): Promise<void> {
  const { set, digest } = store.pointer()?.kept[0] ?? assert.fail('no set before');
  const [since, until] = [Date.now(), Date.now() + 60_000].map((at) => new Date(at).toISOString());
  await store.point(second, { canary: { set, digest, share: 50, since: since ?? '', until: until ?? '' } });
  await fillBucket();
  const open = async (number = '') => {
    const answer = await ask('/about', { headers: { accept: 'text/html', cookie: number } });
    const [given = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    return { given, has: (await answer.text()).includes('News') ? second : first };
  };
  const numbers = new Map<string, string>();
  while (numbers.size < 2) {
    const { given, has } = await open();
    if (given !== '') numbers.set(has, given);
  }
  for (const [has, number] of numbers) assert.deepEqual(await open(number), { given: '', has });
}

void test('a bucket whose pointer changes is followed while visitors come, a canary has its share, and what is damaged is not served', async () => {
  const about = (fixtureFiles['html/about.html'] ?? '').replaceAll('About', 'News');
  await store.publish(liveFiles({ 'html/about.html': about }), second);
  await fillBucket();
  // The Worker polls on its own schedule, so any request may be the one that gets the new release.
  let html = '';
  while (!html.includes('News')) html = await (await ask('/about')).text();
  assert.ok(html.includes(`"release":"${second}"`));
  await canaryRuns();
  const bucket = await openBucket();
  for (const key of store.objects.keys()) if (/^pool\/[^.]*$/.test(key)) await bucket.put(key, 'damaged');
  assert.equal((await ask('/static/share/statement.svg')).status, 500);
});
