import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readProjectConfig } from '../../config-file.ts';
import { createFunctionHost } from '../../functions.ts';
import { projectPaths } from '../../project-paths.ts';
import type { FunctionContext } from '../../../functions/_shared/function.ts';
import { startSample, unwrap } from '../../../tests/harness/project.ts';

const project = await startSample();
const ann = await project.signUp('ann');
const bob = await project.signUp('bob');
const hello = () => new Blob(['hello'], { type: 'text/plain' });

test('an uploaded file is at its public address, with its type', async () => {
  const name = `${ann.id}/a b.txt`;
  const assets = ann.client.storage.from('assets');
  unwrap(await assets.upload(name, hello(), { contentType: 'text/plain', upsert: true }));
  const response = await fetch(assets.getPublicUrl(name).data.publicUrl);
  assert.equal(await response.text(), 'hello');
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
});

test('signed links give a file, and take one, without a session', async () => {
  const assets = project.service.storage.from('assets');
  const { signedUrl } = unwrap(await assets.createSignedUrl(`${ann.id}/a b.txt`, 60));
  assert.equal(await (await fetch(signedUrl)).text(), 'hello');
  const { path, token } = unwrap(await assets.createSignedUploadUrl(`${ann.id}/put.txt`));
  unwrap(await project.visitor().storage.from('assets').uploadToSignedUrl(path, token, hello()));
  assert.equal(await unwrap(await assets.download(`${ann.id}/put.txt`)).text(), 'hello');
});

test('a link to a file lasts an hour at most', async () => {
  const assets = ann.client.storage.from('assets');
  const own = `${ann.id}/linked.txt`;
  unwrap(await assets.upload(own, hello()));
  for (const seconds of [3601, 100 * 365 * 86_400]) {
    const { error } = await assets.createSignedUrl(own, seconds);
    assert.deepEqual([error?.status, error?.message], [400, 'expiresIn must be at most 3600 seconds']);
  }
  const { signedUrl } = unwrap(await assets.createSignedUrl(own, 3600));
  const [, claims = ''] = new URL(signedUrl).searchParams.get('token')?.split('.') ?? [];
  const { exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number>;
  assert.equal((exp ?? 0) - (iat ?? 0), 3600);
});

test('a function that is added is found, although its name was requested before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  after(() => rm(folder, { recursive: true, force: true }));
  const config = await readProjectConfig(projectPaths.supabase);
  const keys = { publishableKey: 'p', secretKey: 's', jwtSecret: 'x'.repeat(32) };
  const host = createFunctionHost(folder, config, keys, () => ({}) as FunctionContext);
  const call = () => {
    const request = new Request('http://localhost/functions/v1/later', { headers: { apikey: 'p' } });
    return host.answer(request, new URL(request.url));
  };
  assert.equal((await call()).status, 404);
  await mkdir(join(folder, 'later'));
  await writeFile(join(folder, 'later', 'handler.ts'), 'export const handler = () => new Response("here");');
  assert.equal(await (await call()).text(), 'here');
});

test('nobody uploads into a foreign folder, a visitor nowhere', async () => {
  assert.ok((await ann.client.storage.from('assets').upload(`${bob.id}/x.txt`, hello())).error);
  assert.ok((await project.visitor().storage.from('assets').upload(`${ann.id}/y.txt`, hello())).error);
});

test('no name leads out of the storage folder', async () => {
  for (const name of ['../../keys.json', `${ann.id}/../../../keys.json`, '..%2f..%2fkeys.json']) {
    const url = `${project.backend.url}/storage/v1/object/public/assets/${name}`;
    const response = await fetch(url, { headers: { apikey: project.backend.publishableKey } });
    assert.ok(response.status >= 400, `${name} answered ${response.status}`);
    assert.ok(!(await response.text()).includes('jwtSecret'));
  }
});

test('the secret key makes a bucket, lists and removes', async () => {
  const { storage } = project.service;
  unwrap(await storage.createBucket('made', { public: true }));
  unwrap(await storage.from('made').upload('q.txt', hello()));
  assert.deepEqual(
    unwrap(await storage.from('made').list()).map(({ name }) => name),
    ['q.txt'],
  );
  unwrap(await storage.from('made').remove(['q.txt']));
  assert.deepEqual(unwrap(await storage.from('made').list()), []);
});

test('a function is invoked; without a valid token only an open one', async () => {
  assert.deepEqual(unwrap(await ann.client.functions.invoke('hello', { body: { n: 1 } })), {
    hello: { n: 1 },
  });
  const url = `${project.backend.url}/functions/v1`;
  assert.equal((await fetch(`${url}/hello`, { method: 'POST', body: '{}' })).status, 401);
  assert.equal((await fetch(`${url}/open`, { method: 'POST', body: '{}' })).status, 200);
  assert.equal(
    (await fetch(`${url}/nope`, { method: 'POST', headers: { apikey: project.backend.publishableKey } }))
      .status,
    404,
  );
});

test('pages of this machine and of the site may read answers, others may not', async () => {
  const ask = async (origin: string, method = 'GET') => {
    const response = await fetch(`${project.backend.url}/healthz`, { method, headers: { origin } });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  assert.deepEqual(await ask('http://localhost:3000'), [200, 'http://localhost:3000']);
  assert.deepEqual(await ask('http://127.0.0.1:41234'), [200, 'http://127.0.0.1:41234']);
  assert.deepEqual(await ask('http://localhost:3000', 'OPTIONS'), [204, 'http://localhost:3000']);
  assert.deepEqual(await ask('https://evil.example'), [200, null]);
  assert.deepEqual(await ask('https://localhost.evil.example'), [200, null]);
});

test('the lines above filled no log', () => {
  assert.deepEqual(project.logged, []);
});
