import { download, refetch } from './download.ts';
import { watchFiles } from './watch-files.ts';

jest.mock('./download.ts', () => ({
  ...jest.requireActual<object>('./download.ts'),
  download: jest.fn(() => new Promise(() => undefined)),
  refetch: jest.fn(),
}));

const chunk = 'http://localhost/remotes/mfe-cpps/1.0.0/static/js/async/cpps-tools.js';
const other = 'http://localhost/remotes/mfe-cpps/1.0.0/static/js/async/routes.js';
const downloads = () => jest.mocked(download).mock.calls;
/** Delivers data of a file that is read in parallel; `index` is its position in the order of requests. */
const bytes = (index = 0) => {
  downloads()[index]![1].onBytes();
};

/** jsdom requests a stylesheet itself, and that request fails. */
function tag(address: string): HTMLScriptElement | HTMLLinkElement {
  const element = document.createElement(address.endsWith('.css') ? 'link' : 'script');
  if (element instanceof HTMLLinkElement) {
    element.rel = 'stylesheet';
    element.href = address;
  } else element.src = address;
  return element;
}

async function put(address: string) {
  const element = tag(address);
  const onError = jest.fn();
  element.onerror = onError;
  document.head.append(element);
  await jest.advanceTimersByTimeAsync(0);
  return { element, onError };
}

const watch = () => watchFiles((address) => address.startsWith('http://localhost/'));
const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(download).mockClear();
  jest.mocked(refetch).mockReset();
  // The watch of the previous test observes its own head.
  document.head.replaceWith(document.createElement('head'));
});
afterEach(() => {
  jest.useRealTimers();
});

it('fails a file of which nothing comes as the network would', async () => {
  const files = watch();
  const { element, onError } = await put(chunk);
  await later(5_000);
  expect(onError).not.toHaveBeenCalled();
  await later(1_000);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(element.isConnected).toBe(false);
  expect(files.failedSince(0)).toMatchObject([{ address: chunk, hung: true }]);
  expect(downloads()[0]?.[1].signal.aborted).toBe(true);
});

it('asks nothing for what comes soon', async () => {
  const files = watch();
  const { element } = await put(chunk);
  await later(2_900);
  element.dispatchEvent(new Event('load'));
  await later(60_000);
  expect(download).not.toHaveBeenCalled();
  expect(files.failedSince(0)).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

it('lets a slow file take its time while bytes arrive, and no longer than a minute', async () => {
  watch();
  const { onError } = await put(chunk);
  await later(3_000);
  for (let second = 3; second < 59; second += 2) {
    bytes();
    await later(2_000);
  }
  expect(onError).not.toHaveBeenCalled();
  bytes();
  await later(1_500);
  expect(onError).toHaveBeenCalledTimes(1);
});

it('counts the news of any file: one may wait on a narrow line until another is through', async () => {
  watch();
  const first = await put(chunk);
  const second = await put(other);
  for (let second = 0; second < 12; second += 2) {
    await later(2_000);
    if (second >= 2) bytes();
  }
  expect(second.onError).not.toHaveBeenCalled();
  first.element.dispatchEvent(new Event('load'));
  await later(3_000);
  expect(second.onError).toHaveBeenCalledTimes(1);
});

it('gives each file its own time: one that hangs takes none along that began later', async () => {
  const files = watch();
  const given = () => files.failedSince(0).map(({ address }) => address);
  await put(chunk);
  await later(2_200);
  await put(other);
  await later(3_800);
  expect(given()).toEqual([chunk]);
  await later(1_200);
  expect(given()).toEqual([chunk]);
  await later(1_000);
  expect(given()).toEqual([chunk, other]);
});

it('keeps what the network failed apart from what hung, and forgets what came in the end', async () => {
  const files = watch();
  (await put(chunk)).element.dispatchEvent(new Event('error'));
  expect(files.failedSince(0)).toMatchObject([{ address: chunk, hung: false }]);
  (await put(chunk)).element.dispatchEvent(new Event('load'));
  expect(files.failedSince(0)).toEqual([]);
});

it('passes over the files of others', async () => {
  watch();
  const { onError } = await put('https://forms.example/embed.js');
  await later(60_000);
  expect(onError).not.toHaveBeenCalled();
});

it('fetches anew and says what still does not come', async () => {
  const files = watch();
  (await put(chunk)).element.dispatchEvent(new Event('error'));
  (await put(other)).element.dispatchEvent(new Event('error'));
  jest.mocked(refetch).mockImplementation((address) => Promise.resolve(address === chunk));
  await expect(files.renew([chunk, other])).resolves.toEqual([other]);
  expect(files.failedSince(0).map(({ address }) => address)).toEqual([other]);
});
