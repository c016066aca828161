import { createClient } from '@supabase/supabase-js';
import { fetchWhenBusy } from './failure.ts';
import { dataMessage } from './error-words.ts';

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const real = globalThis.fetch;
const busy = (retryAfter: string | null = '2') =>
  new Response('{"code":"busy","message":"The server is busy."}', {
    status: 503,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
const done = () => Response.json([{ id: 'a' }]);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const address = 'http://backend.test/rest/v1/rpc/import_clients';

const connect = () =>
  createClient('http://backend.test', 'sb_publishable_x', {
    auth: { persistSession: false },
    global: { fetch: fetchWhenBusy },
  });

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  globalThis.fetch = send;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = real;
});

test('an action that meets a busy backend succeeds without an error', async () => {
  send.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy()).mockResolvedValueOnce(done());
  const client = connect();
  const saved = client.from('clients').insert({ name: 'Ada' }).select();
  const answer = Promise.resolve(saved);
  await pass(1900);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(await answer).toMatchObject({ error: null, data: [{ id: 'a' }] });
  expect(send.mock.calls.map(([, init]) => [init?.method, init?.body])).toEqual(
    Array.from({ length: 3 }, () => ['POST', '{"name":"Ada"}']),
  );
});

test.each(['POST', 'PATCH', 'DELETE'])(
  '%s gives up after three repeats with the usual words',
  async (method) => {
    send.mockImplementation(async () => busy('1'));
    const answer = fetchWhenBusy(address, { method });
    await pass(60_000);
    const response = await answer;
    expect([response.status, send.mock.calls.length]).toEqual([503, 4]);
    expect(dataMessage({ status: 503, code: '' }, { what: 'Nothing was saved.' })).toMatch(
      /^Nothing was saved\./,
    );
  },
);

test('waits are fifteen seconds at most in total', async () => {
  send.mockImplementation(async () => busy('7'));
  const answer = fetchWhenBusy(address, { method: 'POST' });
  await pass(60_000);
  expect((await answer).status).toBe(503);
  expect(send.mock.calls.length).toBeLessThanOrEqual(3);
  send.mockClear().mockImplementation(async () => busy('30'));
  expect((await fetchWhenBusy(address, { method: 'POST' })).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['a 503 without a time', () => busy(null)],
  ['a 503 with a date', () => busy('Wed, 21 Oct 2026 07:28:00 GMT')],
  ['another status', () => new Response(null, { status: 429, headers: { 'retry-after': '1' } })],
])('%s is not repeated', async (_, answer) => {
  send.mockImplementation(async () => answer());
  await fetchWhenBusy(address, { method: 'POST' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a request that is aborted while it waits is not sent again', async () => {
  const given = new AbortController();
  let sent = 0;
  send.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    sent += 1;
    return busy();
  });
  const answer = fetchWhenBusy(address, { method: 'POST', signal: given.signal });
  const failed = expect(answer).rejects.toThrow(/abort/i);
  await pass(1000);
  given.abort();
  await pass(0);
  await failed;
  expect(sent).toBe(1);
});

test('reads are repeated by the library alone', async () => {
  send.mockImplementation(async () => busy('1'));
  const client = connect();
  const answer = Promise.resolve(client.from('clients').select());
  await pass(60_000);
  expect((await answer).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(4);
});
