import { DeadlineError, download, refetch, withDeadline } from './download.ts';

const address = 'http://localhost/remotes/mfe-cpps/1.0.0/routes.css';
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** A response whose data arrives when the test triggers it. */
function answer(ok = true) {
  const pieces: ((done: boolean) => void)[] = [];
  const reader = { read: () => new Promise((resolve) => pieces.push((done) => resolve({ done }))) };
  fetchMock.mockResolvedValue({ ok, status: ok ? 200 : 404, body: { getReader: () => reader } });
  return async (done: boolean) => {
    pieces.shift()?.(done);
    await jest.advanceTimersByTimeAsync(0);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
});

test('tells of every piece', async () => {
  const next = answer();
  const onBytes = jest.fn();
  const { signal } = new AbortController();
  const reading = download(address, { cache: 'default', signal, onBytes });
  await jest.advanceTimersByTimeAsync(0);
  await next(false);
  await next(false);
  await next(true);
  await reading;
  expect(onBytes).toHaveBeenCalledTimes(3);
  expect(fetchMock).toHaveBeenCalledWith(address, { cache: 'default', signal });
});

describe('refetch', () => {
  it('looks past the cache and says when the file is there', async () => {
    const next = answer();
    const there = refetch(address);
    await jest.advanceTimersByTimeAsync(0);
    await next(true);
    await expect(there).resolves.toBe(true);
    expect(fetchMock.mock.calls[0]?.[1].cache).toBe('reload');
  });

  it('gives up what sends nothing, and lets go of the connection', async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const there = refetch(address);
    await jest.advanceTimersByTimeAsync(5_500);
    await expect(there).resolves.toBe(false);
    expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('waits for what keeps coming, however slowly', async () => {
    const next = answer();
    const there = refetch(address);
    for (let piece = 0; piece < 6; piece++) {
      await jest.advanceTimersByTimeAsync(4_000);
      await next(false);
    }
    await next(true);
    await expect(there).resolves.toBe(true);
  });

  it('ends after a minute, whatever comes', async () => {
    const next = answer();
    const signal = () => fetchMock.mock.calls[0]?.[1].signal;
    void refetch(address);
    for (let piece = 0; piece < 14; piece++) {
      await jest.advanceTimersByTimeAsync(4_000);
      await next(false);
    }
    expect(signal()?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(signal()?.aborted).toBe(true);
  });

  it.each([
    ['an answer that is none', () => answer(false)],
    ['a dead server', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('says that %s is no file', async (_what, prepare) => {
    prepare();
    await expect(refetch(address)).resolves.toBe(false);
  });
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = new Promise<never>(() => undefined);

test('rejects what has not settled in time, and says what and after how long', async () => {
  const result = withDeadline(never, 6_500, 'mfe_cpps at /entry.js');
  const outcome = expect(result).rejects.toThrow('mfe_cpps at /entry.js did not answer within 6.5 s.');
  await jest.advanceTimersByTimeAsync(6_500);
  await outcome;
  await expect(result).rejects.toBeInstanceOf(DeadlineError);
});

test('waits until the last moment', async () => {
  const onRejected = jest.fn();
  withDeadline(never, 6_500, 'it').catch(onRejected);
  await jest.advanceTimersByTimeAsync(6_499);
  expect(onRejected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRejected).toHaveBeenCalledTimes(1);
});

test('passes a value and a failure through, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('routes'), 1_000, 'it')).resolves.toBe('routes');
  await expect(withDeadline(Promise.reject(new Error('404')), 1_000, 'it')).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});

test('starts anew with each piece of news', async () => {
  let news = 0;
  const onRejected = jest.fn();
  withDeadline(never, 6_500, 'it', () => news).catch(onRejected);
  await jest.advanceTimersByTimeAsync(6_000);
  news = performance.now();
  await jest.advanceTimersByTimeAsync(6_499);
  expect(onRejected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRejected).toHaveBeenCalledTimes(1);
});
