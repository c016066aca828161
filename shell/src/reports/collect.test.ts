import { BOOT_ID, SITE_ID, dataBlock } from 'shared-contract/page-data';
import { CAUGHT_EVENT, CHANGE_EVENT, CHUNK_FAILURE_EVENT } from 'shared-contract/page-events';
import type { PageReport } from 'shared-contract/page-reports';
import type { BootHandle } from '../app/start.tsx';
import { collect, type StoredFailure } from './collect.ts';
import type { measure } from './outbox.ts';

/* Tests the reports of a page, with a fake beacon and fake measurements. */
let tell: Parameters<typeof measure>[0];
jest.mock('./outbox.ts', () => ({
  ...jest.requireActual<object>('./outbox.ts'),
  measure: (take: typeof tell) => {
    tell = take;
  },
}));

const page = {
  manifest: {
    release: '4f1c09ab3c1d22e7',
    shell: '1.0.14-77e0d1',
    remotes: {
      mfe_cpps: {
        version: '2.0.0-aa',
        entry: '/remotes/mfe-cpps/remoteEntry.1.js',
        integrity: 'sha256-x',
        styles: [],
        routes: ['/cpps'],
        builtAgainst: {},
      },
    },
  },
};
const stackOf = (file: string) => `Error: x\n    at run (http://localhost${file}:1:2)`;
const thrown = (message: string, file = '/remotes/mfe-cpps/a.js') =>
  Object.assign(new Error(message), { stack: stackOf(file) });
const errorEvent = (error: unknown, type = 'error') => new ErrorEvent(type, { error });

let sent: Promise<PageReport>[];
const reports = () => Promise.all(sent);
let failures: StoredFailure[];

function begin(kept: StoredFailure[] = []) {
  window.ninecourseBoot = {
    ownersOf: (pathname) => (pathname === '/cpps' ? ['mfe_cpps'] : undefined),
  } as BootHandle;
  document.head.innerHTML = dataBlock(BOOT_ID, {}) + dataBlock(SITE_ID, page);
  failures = kept;
  collect(kept);
}

let hidden = false;
function leave() {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  hidden = false;
}
const read = (blob: Blob) =>
  new Promise<PageReport>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string) as PageReport);
    reader.readAsText(blob);
  });

/** A collector lives as long as its page, so each test removes its listeners. */
let listening: [EventTarget, string, EventListener][];
function noteListeners(target: EventTarget) {
  const listen = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
    listening.push([target, type, listener as EventListener]);
    listen(type, listener);
  });
}

beforeEach(() => {
  jest.restoreAllMocks();
  listening = [];
  [window, document].forEach(noteListeners);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  sent = [];
  hidden = false;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  navigator.sendBeacon = (address, body) => {
    expect(address).toBe('/reports/page');
    expect((body as Blob).type).toBe('application/json');
    jest.useRealTimers();
    sent.push(read(body as Blob));
    return true;
  };
  history.replaceState(null, '', '/cpps?email=ann@x.test');
});
afterEach(() => {
  jest.useRealTimers();
  listening.forEach(([target, type, listener]) => target.removeEventListener(type, listener));
});

test('what failed before is told with what fails then, each by its owner, and once', async () => {
  begin([[errorEvent(thrown('before the start')), false]]);
  failures.push([errorEvent(thrown('in an event')), true]);
  failures.push([errorEvent(thrown('in an event')), true]);
  failures.push([errorEvent(thrown('caught', '/static/js/main.1.js'), CAUGHT_EVENT), true]);
  failures.push([errorEvent(thrown('late'), CHUNK_FAILURE_EVENT), true]);
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: thrown('promised') });
  failures.push([rejection, true]);
  jest.advanceTimersByTime(2_000);
  const [report] = await reports();
  expect(report?.release).toBe('4f1c09ab3c1d22e7');
  expect(
    report?.errors.map(({ kind, message, remote, version }) => [kind, message, `${remote}@${version}`]),
  ).toEqual([
    ['boot', 'Error: before the start', 'mfe-cpps@2.0.0-aa'],
    ['script', 'Error: in an event', 'mfe-cpps@2.0.0-aa'],
    ['render', 'Error: caught', 'mfe-cpps@2.0.0-aa'],
    ['late', 'Error: late', 'mfe-cpps@2.0.0-aa'],
    ['promise', 'Error: promised', 'mfe-cpps@2.0.0-aa'],
  ]);
  expect(JSON.stringify(report)).not.toMatch(/ann|email/);
});

function failScript() {
  const script = Object.assign(document.createElement('script'), { src: '/remotes/mfe-cpps/page.1.js' });
  failures.push([Object.defineProperty(new Event('error'), 'target', { value: script }), false]);
}

test('a script that did not come is told by its tag', async () => {
  begin();
  failScript();
  jest.advanceTimersByTime(2_000);
  const [report] = await reports();
  expect(report?.errors).toMatchObject([
    { kind: 'chunk', remote: 'mfe-cpps', place: '/remotes/mfe-cpps/page.1.js', route: '/cpps' },
  ]);
});

test('a file that a navigation aborts is not reported, unless it fails again on the page', async () => {
  begin();
  failures.push([errorEvent(thrown('in an event')), true]);
  failScript();
  dispatchEvent(new Event('pagehide'));
  // Restored from the back/forward cache.
  failScript();
  leave();
  const all = await reports();
  expect(all.map(({ errors }) => errors.map(({ kind }) => kind))).toEqual([['script'], ['chunk']]);
});

test('a page view tells of ten errors at most, the next one of its own', async () => {
  begin();
  for (let n = 0; n < 15; n += 1) failures.push([errorEvent(thrown(`of kind ${'x'.repeat(n)}`)), true]);
  history.replaceState(null, '', '/login');
  dispatchEvent(new Event(CHANGE_EVENT));
  failures.push([errorEvent(thrown('after it')), true]);
  leave();
  const [report] = await reports();
  expect(report?.errors.map(({ message }) => message).slice(9)).toEqual([
    `Error: of kind ${'x'.repeat(9)}`,
    'Error: after it',
  ]);
  expect(report?.views).toEqual([
    { remote: 'shell', version: '1.0.14-77e0d1', count: 2 },
    { remote: 'mfe-cpps', version: '2.0.0-aa', count: 1 },
  ]);
});

test('speed is told once, when the page is left, by whose page it was', async () => {
  begin();
  tell('LCP', 1_800);
  tell('CLS', 20);
  tell('CLS', 30);
  leave();
  tell('CLS', 90);
  leave();
  const all = await reports();
  expect(all.map(({ vitals }) => vitals)).toEqual([
    [
      { remote: 'mfe-cpps', version: '2.0.0-aa', metric: 'LCP', value: 1_800 },
      { remote: 'mfe-cpps', version: '2.0.0-aa', metric: 'CLS', value: 30 },
    ],
  ]);
});

test('where beacons are refused, a request that outlives the page takes it', () => {
  navigator.sendBeacon = () => false;
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.reject(new Error('offline')),
  );
  window.fetch = ask;
  begin();
  leave();
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});
