import { isChunkFailure, loadChunk } from './chunks.tsx';

const UNREACHED = 'We could not reach the server. Check your connection and try again.';
const ADDRESS = 'http://localhost/static/js/async/j.ac20.js';
const lost = () =>
  Object.assign(new Error(`Loading chunk j failed.\n(error: ${ADDRESS})`), {
    name: 'ChunkLoadError',
    request: ADDRESS,
  });

const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const load = jest.fn<Promise<string>, []>();
const told = () => loadChunk(load).catch((error: unknown) => error);

beforeEach(() => {
  load.mockReset();
  fetched.mockReset().mockResolvedValue({ ok: true });
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(globalThis, { fetch: fetched });
});

test('code that comes is handed on, and nothing is asked twice', async () => {
  load.mockResolvedValue('code');
  await expect(loadChunk(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that failed is fetched past the cache and tried once more', async () => {
  load.mockRejectedValueOnce(lost()).mockResolvedValue('code');
  await expect(loadChunk(load)).resolves.toBe('code');
  expect(fetched.mock.calls.map(([address, { cache }]) => [address, cache])).toEqual([[ADDRESS, 'reload']]);
});

test('what hung until it was given up is not waited for a second time where that is asked', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5_500);
  load.mockRejectedValue(lost());
  await expect(loadChunk(load, { retryHung: false })).rejects.toThrow(UNREACHED);
  expect([load.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
  clock.mockRestore();
});

test.each([
  ['the line is gone', () => fetched.mockRejectedValue(new TypeError('Failed to fetch')), 1],
  ['the file is no longer there', () => fetched.mockResolvedValue({ ok: false, status: 404 }), 1],
  ['the file is damaged on the server too', () => undefined, 2],
])('when %s, it is told in words, without an address', async (_what, prepare, times) => {
  prepare();
  load.mockImplementation(() => Promise.reject(lost()));
  const error = await told();
  expect(error).toMatchObject({ name: 'ChunkError', message: UNREACHED, request: ADDRESS });
  expect(load).toHaveBeenCalledTimes(times);
});

test('what the code itself throws comes as it is, at once', async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as ErrorEvent).error);
  addEventListener('nc:chunk', listen);
  const error = new RangeError('thrown at start');
  load.mockRejectedValue(error);
  await expect(loadChunk(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRejectedValue(lost());
  await told();
  removeEventListener('nc:chunk', listen);
  expect(heard).toEqual([error]);
});

test('a failure that others have put into words is still known', () => {
  expect(isChunkFailure(new Error('Nothing was saved.', { cause: lost() }))).toBe(true);
  expect(isChunkFailure(new Error('Nothing was saved.', { cause: new Error('500') }))).toBe(false);
  expect(isChunkFailure('no error at all')).toBe(false);
});
