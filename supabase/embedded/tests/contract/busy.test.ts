import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSample } from '../../../tests/harness/project.ts';

/* With a floor of 0, the backend rejects every request that it may reject. */
const project = await startSample({ admission: { floor: 0 } });
const { url, publishableKey, secretKey } = project.backend;
const ask = (path: string, key = publishableKey, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}${path}`, { ...init, headers: { apikey: key, origin: 'http://localhost:3000' } });

test('a busy backend refuses in the shape of the service, says when to repeat, and logs the reason', async () => {
  const cases = [
    ['/rest/v1/notes?select=id', 'code', 'busy'],
    ['/auth/v1/settings', 'error_code', 'busy'],
    ['/storage/v1/bucket', 'statusCode', '503'],
    ['/functions/v1/hello', 'code', 'busy'],
  ] as const;
  for (const [path, field, value] of cases) {
    const response = await ask(path);
    assert.equal(response.status, 503, path);
    assert.equal(((await response.json()) as Record<string, unknown>)[field], value, path);
    const wait = Number(response.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 30, `${path}: ${wait} s`);
    assert.match(response.headers.get('access-control-expose-headers') ?? '', /\bretry-after\b/);
  }
  assert.deepEqual(
    project.logged.filter((line) => line.includes('503: busy: ')).map((line) => line.split(' ')[1]),
    cases.map(([path]) => path.split('?')[0]),
  );
});

test('the health check, the inbox, and the secret key do not wait', async () => {
  assert.equal((await ask('/healthz')).status, 200);
  assert.equal((await ask('/inbox.json')).status, 200);
  assert.equal((await ask('/rest/v1/notes?select=id', secretKey)).status, 200);
});

test('a request of a function passes, as its caller was let in before', async () => {
  const response = await ask('/functions/v1/relay', secretKey, { method: 'POST' });
  const { inner, forged, plain } = (await response.json()) as Record<string, number>;
  assert.notEqual(inner, 503);
  assert.deepEqual([forged, plain], [503, 503]);
});
