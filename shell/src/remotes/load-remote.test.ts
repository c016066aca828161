import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootManifest } from './boot-manifest.ts';
import { IncompatibleRemoteError } from './compatibility.ts';
import { DeadlineError } from './deadline.ts';
import { createRemoteLoader, refetch } from './load-remote.ts';
import { RouteModuleError } from './route-module.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const loadRemoteMock = jest.mocked(loadRemote);
const registerMock = jest.mocked(registerRemotes);
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>();

const cppsEntry = '/remotes/mfe-cpps/1.0.0-aaaaaa/remoteEntry.js';
const running = { react: '19.3.1' };
const remote = (entry: string, react = '19.3.1') => ({
  version: '1.0.0-aaaaaa',
  entry,
  integrity: 'sha384-abc',
  styles: [],
  routes: [],
  builtAgainst: { react },
});
const manifest: BootManifest = {
  release: 'r1',
  remotes: {
    mfe_cpps: remote(cppsEntry),
    mfe_marketing: remote('https://cdn.test/remoteEntry.js'),
    mfe_old: remote('/remotes/mfe-old/remoteEntry.js', '18.3.1'),
  },
};
const routes = { default: [{ id: 'cpps:overview', path: 'cpps' }] };
const create = () => createRemoteLoader(manifest, running);

beforeEach(() => {
  jest.resetAllMocks();
  fetchMock.mockResolvedValue({ ok: true } as Response);
  globalThis.fetch = fetchMock as typeof fetch;
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
});

describe('load', () => {
  it('asks for the exposed routes once, however often they are needed', async () => {
    loadRemoteMock.mockResolvedValue(routes);
    const loader = create();
    expect(loader.loaded('mfe_cpps')).toBe(false);
    const [first, second] = await Promise.all([loader.load('mfe_cpps'), loader.load('mfe_cpps')]);
    expect(first).toBe(routes);
    expect(second).toBe(routes);
    await loader.load('mfe_cpps');
    expect(loader.loaded('mfe_cpps')).toBe(true);
    expect(loadRemoteMock.mock.calls).toEqual([['mfe_cpps/routes']]);
  });

  it('tells the runtime where each remote of the release is, and requests none of them', () => {
    create();
    expect(registerMock.mock.calls.map(([remotes]) => remotes[0])).toEqual(
      Object.entries(manifest.remotes).map(([name, { entry }]) => ({ name, entry })),
    );
    expect(loadRemoteMock).not.toHaveBeenCalled();
  });

  it('keeps a failure: nobody asks a dead server twice', async () => {
    loadRemoteMock.mockRejectedValue(new Error('404'));
    const loader = create();
    await expect(loader.load('mfe_cpps')).rejects.toThrow('404');
    await expect(loader.load('mfe_cpps')).rejects.toThrow('404');
    expect(loadRemoteMock).toHaveBeenCalledTimes(1);
    expect(loader.loaded('mfe_cpps')).toBe(false);
  });

  it('fails a remote that hangs before the failure view is due', async () => {
    jest.useFakeTimers();
    try {
      loadRemoteMock.mockReturnValue(new Promise(() => undefined));
      const outcome = expect(create().load('mfe_cpps')).rejects.toThrow(
        `mfe_cpps at ${cppsEntry} did not answer within 6.5 s.`,
      );
      await jest.advanceTimersByTimeAsync(6_500);
      await outcome;
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses what is no list of routes', async () => {
    loadRemoteMock.mockResolvedValue({ default: 'hello' });
    await expect(create().load('mfe_cpps')).rejects.toBeInstanceOf(RouteModuleError);
  });

  it('refuses a name that the release does not hold', async () => {
    await expect(create().load('mfe_other')).rejects.toThrow('names no remote "mfe_other"');
    expect(loadRemoteMock).not.toHaveBeenCalled();
  });

  it('never requests a remote that was built against another major, not even on a retry', async () => {
    const loader = create();
    await expect(loader.load('mfe_old')).rejects.toBeInstanceOf(IncompatibleRemoteError);
    await loader.forget('mfe_old');
    await expect(loader.load('mfe_old')).rejects.toThrow(
      'mfe_old 1.0.0-aaaaaa was built against react 18.3.1, this page runs react 19.3.1',
    );
    expect(loadRemoteMock).not.toHaveBeenCalled();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('forget', () => {
  it('looks past the cache for the entry, registers the remote anew and asks again', async () => {
    loadRemoteMock.mockRejectedValueOnce(new Error('integrity mismatch')).mockResolvedValue(routes);
    const loader = create();
    await expect(loader.load('mfe_cpps')).rejects.toThrow('integrity mismatch');
    registerMock.mockClear();
    await loader.forget('mfe_cpps');
    expect(fetchMock.mock.calls).toEqual([[cppsEntry, expect.objectContaining({ cache: 'reload' })]]);
    await expect(loader.load('mfe_cpps')).resolves.toBe(routes);
    expect(registerMock.mock.calls).toEqual([[[{ name: 'mfe_cpps', entry: cppsEntry }], { force: true }]]);
    expect(loader.loaded('mfe_cpps')).toBe(true);
  });

  it('does not wait twice for a server that hangs', async () => {
    loadRemoteMock.mockRejectedValueOnce(new DeadlineError('too late')).mockResolvedValue(routes);
    const loader = create();
    await expect(loader.load('mfe_cpps')).rejects.toThrow('too late');
    await loader.forget('mfe_cpps');
    expect(fetchMock).not.toHaveBeenCalled();
    await expect(loader.load('mfe_cpps')).resolves.toBe(routes);
  });

  it('leaves what works alone', async () => {
    loadRemoteMock.mockResolvedValue(routes);
    const loader = create();
    await loader.load('mfe_cpps');
    await loader.forget('mfe_cpps');
    await loader.load('mfe_cpps');
    expect(loadRemoteMock).toHaveBeenCalledTimes(1);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('forgets everything that failed, and only that', async () => {
    loadRemoteMock.mockImplementation((id: string) =>
      id === 'mfe_cpps/routes' ? Promise.reject(new Error('500')) : Promise.resolve(routes),
    );
    const loader = create();
    await Promise.allSettled([loader.load('mfe_cpps'), loader.load('mfe_marketing')]);
    await loader.forgetAll();
    await Promise.allSettled([loader.load('mfe_cpps'), loader.load('mfe_marketing')]);
    expect(loadRemoteMock.mock.calls.map(([id]) => id)).toEqual([
      'mfe_cpps/routes',
      'mfe_marketing/routes',
      'mfe_cpps/routes',
    ]);
  });
});

describe('the entry script', () => {
  interface EntryPlugin {
    createScript(options: { url: string }): { script: HTMLScriptElement; timeout: number };
  }
  function plugin(): EntryPlugin {
    create();
    return jest.mocked(registerPlugins).mock.calls[0]?.[0]?.[0] as unknown as EntryPlugin;
  }

  it.each([`${location.origin}${cppsEntry}`, 'https://cdn.test/remoteEntry.js'])(
    'carries the integrity of the release: %s',
    (url) => {
      const { script, timeout } = plugin().createScript({ url });
      expect(script.src).toBe(url);
      expect(script.integrity).toBe('sha384-abc');
      expect(script.crossOrigin).toBe('anonymous');
      expect(timeout).toBeLessThan(8_000);
    },
  );

  it('is never made for an address that the release does not name', () => {
    expect(() => plugin().createScript({ url: 'https://evil.test/remoteEntry.js' })).toThrow(
      'No remote of this release has its entry at https://evil.test/remoteEntry.js',
    );
  });
});

test('refetch passes over a server that does not answer', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(refetch('/chunk.js')).resolves.toBeUndefined();
});
