import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, unwrap } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const mallory = await project.signUp('mallory');
const token = await tokenOf(mallory);
const page = '<!doctype html><script>fetch("/inbox.json")</script>';
unwrap(await service.storage.createBucket('open', { public: true }));

test('no name of a file reaches what is kept about another', async () => {
  const put = (name: string, body: string) =>
    send(project, `/storage/v1/object/documents/${mallory.id}/${name}`, {
      method: 'POST',
      token,
      headers: { 'content-type': 'text/plain', 'x-upsert': 'true' },
      body,
    });
  const forged = JSON.stringify({ mimetype: 'text/html', cacheControl: 'x', eTag: '"x"' });
  assert.equal((await put('n.txt', page)).status, 200);
  for (const name of ['n.txt.meta', 'n.txt.json', 'metadata/n.txt.json', 'n.txt.meta.meta'])
    assert.equal((await put(name, forged)).status, 200, name);
  const { headers } = await send(project, `/storage/v1/object/documents/${mallory.id}/n.txt`, { token });
  assert.match(headers.get('content-type') ?? '', /^text\/plain/);
});

test('whatever is stored is served without the rights of the backend’s origin, on every way to it', async () => {
  const service = project.backend.secretKey;
  for (const [name, type] of [
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['plain.txt', 'text/plain'],
  ] as const) {
    const headers = { apikey: service, 'content-type': type, 'x-upsert': 'true' };
    const path = `/storage/v1/object/open/${name}`;
    assert.equal((await send(project, path, { method: 'POST', headers, body: page })).status, 200);
    const signed = await send(project, path.replace('object/', 'object/sign/'), {
      method: 'POST',
      headers: { apikey: service, 'content-type': 'application/json' },
      body: { expiresIn: 60 },
    });
    const { signedURL } = JSON.parse(signed.text) as { signedURL: string };
    for (const way of [path, path.replace('object/', 'object/public/'), `/storage/v1${signedURL}`]) {
      const answer = await send(project, way);
      assert.equal(answer.text, page, way);
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', way);
      const policy = answer.headers.get('content-security-policy') ?? '';
      assert.match(policy, /(?:^|; *)sandbox(?:;|$)/, way);
      assert.match(policy, /default-src 'none'/, way);
    }
  }
});

test('odd names are refused, and change nothing; ordinary ones are not', async () => {
  const own = `/storage/v1/object/documents/${mallory.id}`;
  const odd = [
    ...['..', '...', '.', 'a%2f..%2fb', '..%5cx', 'a%5cb', 'a%00b', 'a%0ab', 'x/', '/x', 'a//b', '%E0%A4%A'],
    ...['caf%C3%A9.txt', '%F0%9F%92%A3', 'a%23b', 'a%3Fb', 'a%25b', 'x'.repeat(300), 'x/'.repeat(600) + 'x'],
  ];
  for (const name of odd) {
    for (const method of ['POST', 'PUT', 'GET', 'DELETE', 'HEAD']) {
      const body = method === 'POST' || method === 'PUT' ? { body: 'x' } : {};
      const headers = { 'content-type': 'text/plain' };
      const { status } = await send(project, `${own}/${name}`, { method, token, headers, ...body });
      assert.ok(status >= 400 && status < 500, `${method} ${name}: ${status}`);
    }
    const plain = decodeURIComponent(name === '%E0%A4%A' ? '..' : name);
    for (const way of ['move', 'copy']) {
      const { status } = await send(project, `/storage/v1/object/${way}`, {
        method: 'POST',
        token,
        body: {
          bucketId: 'documents',
          sourceKey: `${mallory.id}/n.txt`,
          destinationKey: `${mallory.id}/${plain}`,
        },
      });
      assert.ok(status >= 400 && status < 500, `${way} ${name}: ${status}`);
    }
  }
  for (const name of [
    'Plan 2026 (final).pdf',
    "a+b,c=d;e:f@g!$&'*.txt",
    `${'x'.repeat(250)}.txt`,
    'deep/er/x',
  ])
    unwrap(
      await mallory.client.storage
        .from('documents')
        .upload(`${mallory.id}/${name}`, new Blob(['x'], { type: 'text/plain' })),
    );
  const headers = { 'content-type': 'text/plain' };
  const put = (prefix: string, name: string) =>
    send(project, `${prefix}/documents/${mallory.id}/${name}`, { method: 'POST', token, headers, body: 'x' });
  assert.equal((await put('/storage/v1/object', 'with%20spaces%20(2).txt')).status, 200);
  for (const prefix of ['/storage/v1/%6fbject', '/%73torage/v1/object'])
    for (const name of ['x'.repeat(300), '%252e', 'plain.txt'])
      assert.equal((await put(prefix, name)).status, 400, `${prefix} ${name}`);
  const names = unwrap(await mallory.client.storage.from('documents').list(mallory.id)).map(
    ({ name }) => name,
  );
  assert.ok(names.includes('with spaces (2).txt') && !names.includes('plain.txt'));
  assert.deepEqual(project.logged, []);
});
