import 'fake-indexeddb/auto';
import type { QueuedRequest } from 'shared-contract/service-worker';
import { deleteAll, dropCall, flushQueue, keepCall, stateOf } from './outbox.ts';

const call = (id: string): QueuedRequest => ({
  id,
  address: 'https://backend.test/functions/v1/submit-form',
  headers: { apikey: 'sb_publishable_x' },
  body: JSON.stringify({ requestId: id, values: { name: 'Orla' } }),
});
const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const told = jest.fn();
const answers = (status: number, body: unknown) =>
  request.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(async () => {
  await deleteAll();
  request.mockReset();
  told.mockReset();
  const matchAll = () => Promise.resolve([{ postMessage: told }]);
  Object.assign(globalThis, {
    fetch: request,
    self: { registration: {}, clients: { matchAll } },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('what is kept is sent once, and the pages are told of the answer', async () => {
  answers(200, { reference: 'NC-1' });
  await keepCall(call('one'));
  expect(await stateOf('one')).toEqual({ at: 'waiting' });
  await Promise.all([flushQueue(), flushQueue()]);
  expect(await flushQueue()).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
  expect(request.mock.calls[0]).toEqual([
    call('one').address,
    expect.objectContaining({ method: 'POST', body: call('one').body, headers: call('one').headers }),
  ]);
  const state = { at: 'sent', answer: { reference: 'NC-1' } };
  expect(told).toHaveBeenCalledWith({ type: 'kept', id: 'one', state });
  expect(await stateOf('one')).toEqual(state);
});

test.each([
  ['no network', () => request.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a server that cannot', () => answers(503, {})],
  ['a limit for now', () => answers(429, { message: 'Try again in 9 minutes.', retryAfter: 540 })],
])('%s leaves it waiting', async (_what, prepare) => {
  prepare();
  await keepCall(call('one'));
  expect(await flushQueue()).toBe(false);
  expect(await stateOf('one')).toEqual({ at: 'waiting' });
  expect(told).not.toHaveBeenCalled();
});

test('what the server refuses is told with its words, and not sent again', async () => {
  answers(400, { message: 'Write a message', errors: { message: 'Write a message' } });
  await keepCall(call('one'));
  expect(await flushQueue()).toBe(true);
  await flushQueue();
  expect(request).toHaveBeenCalledTimes(1);
  expect(await stateOf('one')).toEqual({
    at: 'refused',
    status: 400,
    message: 'Write a message',
    errors: { message: 'Write a message' },
  });
});

test('what was taken back is not sent, and says how it stood', async () => {
  answers(200, { reference: 'NC-1' });
  await keepCall(call('one'));
  expect(await dropCall('one')).toEqual({ at: 'waiting' });
  expect(await flushQueue()).toBe(true);
  expect(request).not.toHaveBeenCalled();
});

test('what is older than a week is gone', async () => {
  answers(200, { reference: 'NC-1' });
  await keepCall(call('one'));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 24 * 60 * 60 * 1000);
  expect(await flushQueue()).toBe(true);
  expect(request).not.toHaveBeenCalled();
  expect(await stateOf('one')).toBeUndefined();
  jest.restoreAllMocks();
});
