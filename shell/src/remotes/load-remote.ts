import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootManifest } from './boot-manifest.ts';
import { assertCompatible, IncompatibleRemoteError } from './compatibility.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { acceptRouteModule, type RemoteRoutes } from './route-module.ts';

/** A remote that has not answered by then has failed: the failure view shows within 8 s of the click. */
const REMOTE_TIMEOUT_MS = 6_500;

export interface RemoteLoader {
  /** The remote's routes. A failure is kept until {@link RemoteLoader.forget}: nothing asks a dead server twice. */
  load(name: string): Promise<RemoteRoutes>;
  /** True once the remote's routes are there. */
  loaded(name: string): boolean;
  /** Drops a failure, so that the next load asks again. Called when a person clicks Try again. */
  forget(name: string): Promise<void>;
  /** The same for everything that failed. */
  forgetAll(): Promise<void>;
}

/** Time for one look past the cache before a retry. */
const REFETCH_TIMEOUT_MS = 1_500;

/** A damaged file under an immutable address would come from the cache for ever: ask the server itself. */
export async function refetch(address: string): Promise<void> {
  const signal = AbortSignal.timeout(REFETCH_TIMEOUT_MS);
  await fetch(address, { cache: 'reload', signal }).catch(() => undefined);
}

/** A server that hangs would only hang again, and a remote that this page refuses is never asked for. */
const mayBeDamaged = (failure: unknown) =>
  !(failure instanceof DeadlineError || failure instanceof IncompatibleRemoteError);

/** Registers the page's remotes with the federation runtime and loads them on demand. */
export function createRemoteLoader(
  manifest: BootManifest,
  running: Readonly<Record<string, string>>,
): RemoteLoader {
  const byEntry = new Map(Object.values(manifest.remotes).map((remote) => [remote.entry, remote]));
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        const remote = byEntry.get(new URL(url, location.origin).pathname) ?? byEntry.get(url);
        if (!remote) throw new Error(`No remote of this release has its entry at ${url}.`);
        script.integrity = remote.integrity;
        script.crossOrigin = 'anonymous';
        script.async = true;
        script.src = url;
        return { script, timeout: REMOTE_TIMEOUT_MS };
      },
    },
  ]);
  const register = (name: string, force: boolean) => {
    const remote = manifest.remotes[name];
    if (remote) registerRemotes([{ name, entry: remote.entry }], { force });
  };
  Object.keys(manifest.remotes).forEach((name) => {
    register(name, false);
  });

  const pending = new Map<string, Promise<RemoteRoutes>>();
  const ready = new Set<string>();
  const failed = new Map<string, unknown>();

  async function request(name: string): Promise<RemoteRoutes> {
    const remote = manifest.remotes[name];
    if (!remote) throw new Error(`The boot manifest names no remote "${name}".`);
    assertCompatible(name, remote, running);
    if (failed.delete(name)) register(name, true);
    const module = await withDeadline(
      loadRemote<unknown>(`${name}/routes`),
      REMOTE_TIMEOUT_MS,
      `${name} at ${remote.entry}`,
    );
    return acceptRouteModule(name, module);
  }

  const loader: RemoteLoader = {
    load(name) {
      const known = pending.get(name);
      if (known) return known;
      const loading = request(name);
      pending.set(name, loading);
      loading.then(
        () => ready.add(name),
        (error: unknown) => failed.set(name, error),
      );
      return loading;
    },
    loaded: (name) => ready.has(name),
    async forget(name) {
      if (!failed.has(name)) return;
      pending.delete(name);
      const entry = manifest.remotes[name]?.entry;
      if (entry && mayBeDamaged(failed.get(name))) await refetch(entry);
    },
    async forgetAll() {
      await Promise.all([...failed.keys()].map((name) => loader.forget(name)));
    },
  };
  return loader;
}
