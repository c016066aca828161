import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { fixtureFiles, fixtureRelease, writeFiles } from './testing/fixture.ts';

// Runs the Worker in workerd, the runtime of Workers, without any network.
const ENTRY = '/remotes/mfe-marketing/remoteEntry.5d2f.js';
/** Its register lists one person. */
const backend = createServer((request, response) => {
  let asked = '';
  request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
  request.on('end', () => {
    response.end(asked.includes('"id":"ann"') ? '{"people":[{"name":"Ann"}]}' : '{"people":[]}');
  });
});

let folder: string;
let worker: Miniflare;
let base: URL;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-worker-'));
  await writeFiles(path.join(folder, 'assets'), fixtureFiles);
  await build({
    entryPoints: [path.join(import.meta.dirname, 'worker.ts')],
    outfile: path.join(folder, 'worker.mjs'),
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
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
    },
    assets: {
      directory: path.join(folder, 'assets'),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
  });
  base = await worker.ready;
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
  assert.equal(new URL(redirect.headers.get('location') ?? '', base).pathname, '/about');
  assert.equal((await ask('/about', { method: 'DELETE' })).status, 405);
  const report = { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: '[]' };
  assert.equal((await ask('/reports/csp', report)).status, 204);
  const head = await ask('/', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
  const health = await ask('/healthz');
  assert.deepEqual(await health.json(), { status: 'ok', release: fixtureRelease.versions });
});

void test('twenty first visitors at once all get the page', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/login')));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
});

test('whom the register of the backend knows has a page, and nobody else', async () => {
  const found = await ask('/cpa/ann');
  assert.equal(found.status, 200);
  assert.match(await found.text(), /<h1>Ann<\/h1>/);
  const missing = await ask('/cpa/ben');
  assert.equal(missing.status, 404);
  await missing.text();
});
