import { EVERY_MS, watchLive } from './live-release.ts';

const answer = (body: unknown, ok = true) => Promise.resolve({ ok, json: () => Promise.resolve(body) });
let asked: jest.Mock;
let visibility: DocumentVisibilityState;
let clean: (() => void)[];
/** How old the page is when its code comes. */
let loadedFor: number;

beforeEach(() => {
  jest.useFakeTimers();
  loadedFor = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => loadedFor);
  asked = jest.fn(() => answer({ release: 'second' }));
  window.fetch = asked;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  clean = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...args: Parameters<typeof window.addEventListener>) => {
        add(...args);
        clean.push(() => {
          target.removeEventListener(...args);
        });
      });
  }
});
afterEach(() => {
  clean.forEach((one) => {
    one();
  });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const seen = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
};

test('a page that is seen again hears of another release, past what is stored', async () => {
  const onOther = jest.fn();
  const live = watchLive('first', onOther);
  expect(asked).not.toHaveBeenCalled();
  visibility = 'hidden';
  await seen();
  expect(asked).not.toHaveBeenCalled();
  visibility = 'visible';
  await seen();
  expect(asked.mock.calls).toEqual([['/remotes.json', expect.objectContaining({ cache: 'no-cache' })]]);
  expect(live.other()).toBe('second');
  expect(onOther).toHaveBeenCalledTimes(1);
});

test.each(['online', 'pageshow'])('so does one that hears of %s', async (type) => {
  const live = watchLive('first', () => undefined);
  dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(0);
  expect(live.other()).toBe('second');
});

test('while it is seen it asks every five minutes, and not sooner; hidden it does not', async () => {
  watchLive('first', () => undefined);
  await jest.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(EVERY_MS - 1);
  await seen();
  await jest.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockClear();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  visibility = 'hidden';
  await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a tab that is first used long after it was opened asks at once', () => {
  loadedFor = 2 * EVERY_MS;
  watchLive('first', () => undefined);
  jest.advanceTimersByTime(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers that it cannot', () => answer({ release: 'second' }, false)],
  ['answers something else', () => answer({ remotes: {} })],
  ['answers no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
])('a site that %s changes nothing', async (_what, respond) => {
  asked.mockImplementation(respond);
  const onOther = jest.fn();
  const live = watchLive('first', onOther);
  await live.look();
  expect(live.other()).toBeUndefined();
  expect(onOther).not.toHaveBeenCalled();
});

test('a release that is taken back is no other one any more', async () => {
  const live = watchLive('first', () => undefined);
  await live.look();
  expect(live.other()).toBe('second');
  asked.mockImplementation(() => answer({ release: 'first' }));
  await live.look();
  expect(live.other()).toBeUndefined();
});

test('for a failure the site has to answer now; what it has just said counts', async () => {
  const live = watchLive('first', () => undefined);
  await live.look();
  await expect(live.answered()).resolves.toBe('second');
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(live.answered()).resolves.toBeUndefined();
  expect(live.other()).toBe('second');
});
