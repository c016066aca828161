import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type BootManifest, BootManifestError, type RemoteManifest } from 'shared-contract/boot-manifest';
import { RouteModuleError } from 'shared-contract/route-module';
import { assertCompatible, createRemoteLoader, IncompatibleRemoteError } from './load-remote.ts';
import type { FailedFile } from './watch-files.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const loadRemoteMock = jest.mocked(loadRemote);
const registerMock = jest.mocked(registerRemotes);
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

/** The fake file watch: files that failed, and those that still would not load. */
let failedFiles: FailedFile[];
let gone: string[];
const renew = jest.fn<Promise<string[]>, [readonly string[]]>();
const files = {
  settled: () => Promise.resolve(true),
  lastNews: () => 0,
  failedSince: () => failedFiles,
  renew,
};
const create = () => createRemoteLoader(manifest, running, files);

const cppsFile = (file: string) => `${location.origin}/remotes/mfe-cpps/1.0.0-aaaaaa/${file}`;
const lose = (address: string, hung = false) => failedFiles.push({ address, hung, at: 1 });

beforeEach(() => {
  jest.resetAllMocks();
  failedFiles = [];
  gone = [];
  renew.mockImplementation((addresses) => Promise.resolve(addresses.filter((one) => gone.includes(one))));
});

describe('load', () => {
  it('asks for the exposed routes once, however often they are needed', async () => {
    loadRemoteMock.mockResolvedValue(routes);
    const loader = create();
    const [first, second] = await Promise.all([loader.load('mfe_cpps'), loader.load('mfe_cpps')]);
    expect(first).toBe(routes);
    expect(second).toBe(routes);
    await loader.load('mfe_cpps');
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
  });

  it('names the file that hung', async () => {
    lose(cppsFile('static/css/routes.css'), true);
    loadRemoteMock.mockRejectedValue(new Error('Loading CSS chunk g failed.'));
    const loader = create();
    const message = `mfe_cpps: ${cppsFile('static/css/routes.css')} sent nothing for 5.5 s.`;
    await expect(loader.load('mfe_cpps')).rejects.toThrow(message);
    expect(loader.failure('mfe_cpps')?.message).toBe(message);
  });

  it('refuses a remote whose part of the manifest is wrong, and names the field', async () => {
    const error = new BootManifestError('remotes.mfe_wrong.entry', 'text', 1);
    const refused = { mfe_wrong: { error, routes: ['/wrong'] } };
    const loader = createRemoteLoader({ ...manifest, refused }, running, files);
    await expect(loader.load('mfe_wrong')).rejects.toThrow('"remotes.mfe_wrong.entry" should be text');
    expect(loadRemoteMock).not.toHaveBeenCalled();
  });

  it('blames no file for a remote that is refused: it has none', async () => {
    lose(`${location.origin}/static/js/async/ui-form.js`, true);
    const error = new BootManifestError('remotes.mfe_wrong.entry', 'text', 1);
    const refused = { mfe_wrong: { error, routes: ['/wrong'] } };
    const loader = createRemoteLoader({ ...manifest, refused }, running, files);
    await expect(loader.load('mfe_wrong')).rejects.toBe(error);
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
    expect(renew).toHaveBeenCalledWith([]);
  });
});

describe('forget', () => {
  it('fetches anew what failed, registers the remote anew and asks again', async () => {
    loadRemoteMock.mockRejectedValueOnce(new Error('integrity mismatch')).mockResolvedValue(routes);
    const loader = create();
    lose(cppsFile('remoteEntry.js'));
    await expect(loader.load('mfe_cpps')).rejects.toThrow('integrity mismatch');
    registerMock.mockClear();
    await expect(loader.forget('mfe_cpps')).resolves.toBe(true);
    expect(renew.mock.calls).toEqual([[[cppsFile('remoteEntry.js')]]]);
    await expect(loader.load('mfe_cpps')).resolves.toBe(routes);
    expect(registerMock.mock.calls).toEqual([[[{ name: 'mfe_cpps', entry: cppsEntry }], { force: true }]]);
  });

  it('does not ask again while the file that it failed for still does not come', async () => {
    loadRemoteMock.mockRejectedValueOnce(new Error('timed out')).mockResolvedValue(routes);
    const loader = create();
    lose(cppsFile('remoteEntry.js'), true);
    gone = [cppsFile('remoteEntry.js')];
    await expect(loader.load('mfe_cpps')).rejects.toThrow('sent nothing');
    await expect(loader.forget('mfe_cpps')).resolves.toBe(false);
    await expect(loader.load('mfe_cpps')).rejects.toThrow('sent nothing');
    expect(loadRemoteMock).toHaveBeenCalledTimes(1);
  });

  it('fetches what a page of the remote is missing, its own and the shell’s, and no other remote’s', async () => {
    loadRemoteMock.mockResolvedValue(routes);
    const loader = create();
    await loader.load('mfe_cpps');
    const chunk = cppsFile('static/js/async/cpps-tools.js');
    const shared = `${location.origin}/static/js/async/ui-form.js`;
    [chunk, shared, `${location.origin}/remotes/mfe-old/chunk.js`].forEach((address) => lose(address));
    gone = [shared];
    const error = Object.assign(new Error('Loading chunk failed'), { request: chunk });
    await expect(loader.forget('mfe_cpps', error)).resolves.toBe(true);
    expect(renew.mock.calls).toEqual([[[chunk, shared]]]);
    gone = [chunk];
    await expect(loader.forget('mfe_cpps', error)).resolves.toBe(false);
  });

  it('leaves what works alone', async () => {
    loadRemoteMock.mockResolvedValue(routes);
    const loader = create();
    await loader.load('mfe_cpps');
    await loader.forget('mfe_cpps');
    await loader.load('mfe_cpps');
    expect(loadRemoteMock).toHaveBeenCalledTimes(1);
    expect(renew).toHaveBeenCalledWith([]);
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
      // The file watch gives up files that hang. A slow connection may take longer.
      expect(timeout).toBeGreaterThan(60_000);
    },
  );

  it('is never made for an address that the release does not name', () => {
    expect(() => plugin().createScript({ url: 'https://evil.test/remoteEntry.js' })).toThrow(
      'No remote of this release has its entry at https://evil.test/remoteEntry.js',
    );
  });
});

const remoteCompatibilityTest = (builtAgainst: Record<string, string>): RemoteManifest => ({
  version: '1.4.0-9ab3c1',
  entry: '/remotes/mfe-cpps/1.4.0-9ab3c1/remoteEntry.js',
  integrity: 'sha384-abc',
  styles: [],
  routes: ['/cpps'],
  builtAgainst,
});

describe('assertCompatible', () => {
  const running = { react: '19.3.1', 'shared-auth': '1.2.0' };

  it('lets a remote in that was built against what the page runs', () => {
    expect(() => {
      assertCompatible(
        'mfe_cpps',
        remoteCompatibilityTest({ react: '19.3.1', 'shared-auth': '1.0.0' }),
        running,
      );
    }).not.toThrow();
  });

  it('ignores a package that only the remote knows', () => {
    expect(() => {
      assertCompatible('mfe_cpps', remoteCompatibilityTest({ ...running, 'd3-shape': '3.0.0' }), running);
    }).not.toThrow();
  });

  it.each([
    ['react', { react: '18.3.1', 'shared-auth': '1.2.0' }, '18.3.1', '19.3.1'],
    ['shared-auth', { react: '19.3.1', 'shared-auth': '2.0.0' }, '2.0.0', '1.2.0'],
  ])('refuses another major of %s and names both versions', (name, built, theirs, ours) => {
    const refuse = () => {
      assertCompatible('mfe_cpps', remoteCompatibilityTest(built), running);
    };
    expect(refuse).toThrow(IncompatibleRemoteError);
    expect(refuse).toThrow(
      `mfe_cpps 1.4.0-9ab3c1 was built against ${name} ${theirs}, this page runs ${name} ${ours}`,
    );
  });

  it('refuses a remote that does not say what it was built against', () => {
    const refuse = () => {
      assertCompatible('mfe_cpps', remoteCompatibilityTest({ react: '19.3.1' }), running);
    };
    expect(refuse).toThrow(IncompatibleRemoteError);
    expect(refuse).toThrow('does not say which version of shared-auth');
    expect(refuse).toThrow('this page runs shared-auth 1.2.0');
  });
});
