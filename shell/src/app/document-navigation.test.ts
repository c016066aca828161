import { createMemoryRouter } from 'react-router-dom';
import { orRescue, setRescue } from '../remotes/download.ts';
import { recoverByDocument } from './document-navigation.ts';
import { watchLive } from './follow-release.tsx';

const never = () => new Promise<never>(() => undefined);
let respond: () => Promise<unknown>;
let asked: jest.Mock;
let fail: (error: Error) => void;
const open = jest.fn<void, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  open.mockReset();
  respond = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ release: 'second' }) });
  asked = jest.fn((_address: string, { signal }: RequestInit) =>
    Promise.race([
      respond(),
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new Error('timed out'));
        });
      }),
    ]),
  );
  window.fetch = asked;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const control = new AbortController();
    setTimeout(() => {
      control.abort();
    }, milliseconds);
    return control.signal;
  });
});
afterEach(() => {
  setRescue((error) => Promise.reject(error));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function goToTeam() {
  const file = new Promise<never>((_resolve, reject) => {
    fail = reject;
  }).catch(orRescue);
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/team', element: null, loader: () => file, errorElement: 'Failed' },
  ]);
  const documents = { open, replace: jest.fn(), reload: jest.fn() };
  recoverByDocument(
    router,
    documents,
    watchLive('first', () => undefined),
  );
  void router.navigate('/team');
  await jest.advanceTimersByTimeAsync(0);
  return router;
}

test('a navigation that takes eight seconds becomes a document where the site has another release', async () => {
  await goToTeam();
  await jest.advanceTimersByTimeAsync(7_999);
  expect(open).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(open.mock.calls).toEqual([['/team']]);
});

test('else it goes on, however long it takes', async () => {
  respond = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ release: 'first' }) });
  const router = await goToTeam();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(open).not.toHaveBeenCalled();
  expect(router.state.navigation.state).toBe('loading');
});

test.each([
  ['is well', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ release: 'first' }) })],
  ['hangs as a whole', never],
])('the failure of a file that hung waits for nobody where the site %s', async (_what, how) => {
  respond = how;
  const router = await goToTeam();
  await jest.advanceTimersByTimeAsync(5_500);
  expect(asked).toHaveBeenCalledTimes(1);
  fail(new Error('hung'));
  await jest.advanceTimersByTimeAsync(0);
  expect(router.state.errors).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
});

test('a document that somebody has stopped gives way to the failure', async () => {
  const router = await goToTeam();
  fail(new Error('gone'));
  await jest.advanceTimersByTimeAsync(0);
  expect(open.mock.calls).toEqual([['/team']]);
  expect(router.state.navigation.state).toBe('loading');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(router.state.errors).not.toBeNull();
  expect(open).toHaveBeenCalledTimes(1);
});

test('whoever has gone elsewhere meanwhile is not taken back', async () => {
  let answer: (response: unknown) => void = () => undefined;
  respond = () => new Promise((resolve) => (answer = resolve));
  const router = await goToTeam();
  fail(new Error('gone'));
  await jest.advanceTimersByTimeAsync(0);
  void router.navigate('/');
  await jest.advanceTimersByTimeAsync(0);
  answer({ ok: true, json: () => Promise.resolve({ release: 'second' }) });
  await jest.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});
