import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootManifest } from './boot-manifest.ts';
import { assertCompatible } from './compatibility.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { LONGEST_MS, QUIET_MS } from './download.ts';
import { acceptRouteModule, type RemoteRoutes } from './route-module.ts';
import type { FileWatch } from './watch-files.ts';

/** A remote whose files are there, and that still does not hand over its routes, has failed. */
const SILENCE_MS = 6_500;

export interface RemoteLoader {
  /** The remote's routes. A failure is kept until {@link RemoteLoader.forget}: nothing asks a dead server twice. */
  load(name: string): Promise<RemoteRoutes>;
  /** True once the remote's routes are there. */
  loaded(name: string): boolean;
  /** Why the remote failed, until that is forgotten. */
  failure(name: string): Error | undefined;
  /** Fails a remote without asking for it: something of it that the page was served with is missing. */
  fail(name: string, failure: Error): void;
  /**
   * Prepares another try after `error`, which a part of this remote failed with. Called when a person clicks Try again.
   *
   * @returns whether there is a point in it: not while a file that is missing still does not come.
   */
  forget(name: string, error?: unknown): Promise<boolean>;
  /** The same for everything that failed. */
  forgetAll(error?: unknown): Promise<boolean>;
}

/** Where a remote's files are: the folder of its entry, as a full address. */
const folderOf = (entry: string) => new URL('.', new URL(entry, location.href)).href;

/** Loaders of scripts and styles name the address that failed. */
function addressIn(error: unknown): string | undefined {
  const request = (error as { request?: unknown } | null | undefined)?.request;
  return typeof request === 'string' ? new URL(request, location.href).href : undefined;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Registers the page's remotes with the federation runtime and loads them on demand. */
export function createRemoteLoader(
  manifest: BootManifest,
  running: Readonly<Record<string, string>>,
  files: FileWatch,
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
        // The watch gives it up sooner when it hangs; this is for a page in which nobody watches.
        return { script, timeout: 2 * LONGEST_MS };
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
  /** Why a remote failed, and the file that it failed for. */
  const failed = new Map<string, { error: Error; file: string | undefined }>();
  const again = new Set<string>();

  async function request(name: string): Promise<RemoteRoutes> {
    const refused = manifest.refused?.[name];
    if (refused) throw refused.error;
    const remote = manifest.remotes[name];
    if (!remote) throw new Error(`The boot manifest names no remote "${name}".`);
    assertCompatible(name, remote, running);
    if (again.delete(name)) register(name, true);
    const module = await withDeadline(
      loadRemote<unknown>(`${name}/routes`),
      SILENCE_MS,
      `${name} at ${remote.entry}`,
      () => files.lastNews(),
    );
    return acceptRouteModule(name, module);
  }

  /** Keeps a failure. A file that hung explains it better than what the loaders say. */
  function fail(name: string, error: Error, since: number): Error {
    const remote = manifest.remotes[name];
    const folder = remote && folderOf(remote.entry);
    // Without an entry there is no folder, and no file is to blame.
    const file = files.failedSince(since).find(({ address }) => folder && address.startsWith(folder));
    const seconds = String(QUIET_MS / 1000);
    const told = file?.hung
      ? new DeadlineError(`${name}: ${file.address} sent nothing for ${seconds} s.`)
      : error;
    failed.set(name, { error: told, file: file?.address });
    return told;
  }

  /** What was asked for on behalf of a remote is its own or the shell's, but no other remote's. */
  function missingOf(name: string): string[] {
    const others = Object.entries(manifest.remotes)
      .filter(([other]) => other !== name)
      .map(([, { entry }]) => folderOf(entry));
    return files
      .failedSince(0)
      .map(({ address }) => address)
      .filter((address) => !others.some((folder) => address.startsWith(folder)));
  }

  /** Fetches anew what is missing. There is a point in another try when the file that it failed for is there. */
  async function renew(missing: readonly string[], needed: string | undefined): Promise<boolean> {
    const gone = await files.renew(missing);
    if (needed !== undefined && missing.includes(needed)) return !gone.includes(needed);
    return gone.length === 0 || gone.length < missing.length;
  }

  async function forget(names: readonly string[], missing: readonly string[], error: unknown) {
    const needed = addressIn(error) ?? names.map((name) => failed.get(name)?.file).find(Boolean);
    if (!(await renew(missing, needed))) return false;
    for (const name of names) {
      if (!failed.delete(name)) continue;
      again.add(name);
      pending.delete(name);
    }
    return true;
  }

  return {
    load(name) {
      const known = pending.get(name);
      if (known) return known;
      const started = performance.now();
      const loading = request(name).catch((error: unknown) => {
        throw fail(name, asError(error), started);
      });
      pending.set(name, loading);
      loading.then(
        () => ready.add(name),
        () => undefined,
      );
      return loading;
    },
    loaded: (name) => ready.has(name),
    failure: (name) => failed.get(name)?.error,
    fail(name, error) {
      const failing = Promise.reject<RemoteRoutes>(fail(name, error, 0));
      failing.catch(() => undefined);
      pending.set(name, failing);
    },
    forget: (name, error) => forget([name], missingOf(name), error),
    forgetAll: (error) =>
      forget(
        [...failed.keys()],
        files.failedSince(0).map(({ address }) => address),
        error,
      ),
  };
}
