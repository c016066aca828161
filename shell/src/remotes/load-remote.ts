import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { BootManifest, RemoteManifest } from 'shared-contract/boot-manifest';
import { satisfiesCaret } from 'shared-contract/versions';
import { DeadlineError, LONGEST_MS, orRescue, QUIET_MS, withDeadline } from './download.ts';
import { acceptRouteModule, type RemoteRoutes } from './route-module.ts';
import type { FileWatch } from './watch-files.ts';

export class IncompatibleRemoteError extends Error {
  override readonly name = 'IncompatibleRemoteError';
}

/**
 * Rejects a remote before requesting its code if it was built against a version of a shared package that this page
 * doesn't run.
 *
 * @throws {IncompatibleRemoteError} Names the package and both versions.
 */
export function assertCompatible(
  name: string,
  remote: RemoteManifest,
  running: Readonly<Record<string, string>>,
): void {
  for (const [packageName, version] of Object.entries(running)) {
    const built = remote.builtAgainst[packageName];
    if (built !== undefined && satisfiesCaret(version, built)) continue;
    const theirs =
      built === undefined
        ? `does not say which version of ${packageName} it was built against;`
        : `was built against ${packageName} ${built},`;
    throw new IncompatibleRemoteError(
      `${name} ${remote.version} ${theirs} this page runs ${packageName} ${version}. Release the remote built against that, or roll it back.`,
    );
  }
}

/**
 * The federation runtime caches the failed request of a shared module permanently: later uses get the same failure
 * without a request. This plugin drops the failure, so that the next use retries.
 */
const forgetFailure: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) delete shared.loading;
  },
};

/** Registers the plugin for the shell and for remotes that load later. */
export function forgetFailedShares(): void {
  registerPlugins([forgetFailure]);
  registerGlobalPlugins([forgetFailure]);
}

/**
 * Registers the location and the integrity of each remote's entry with the federation runtime.
 *
 * @returns a function that registers one remote again, for a retry
 */
function registerEntries(manifest: BootManifest): (name: string) => void {
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
        // The file watch fails a hanging file sooner.
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
  return (name) => {
    register(name, true);
  };
}

/** The URL of the folder of a remote's entry. */
const folderOf = (entry: string) => new URL('.', new URL(entry, location.href)).href;

/** True for files of a remote. A remote without an entry has none. */
function isFileOf(address: string, remote: string, { remotes }: BootManifest): boolean {
  const entry = remotes[remote]?.entry;
  return entry !== undefined && address.startsWith(folderOf(entry));
}

/** The failed files that concern a remote: its own and the shell's. */
const missingOf = (remote: string, manifest: BootManifest, files: FileWatch): string[] =>
  missingFiles(files).filter(
    (address) =>
      !Object.keys(manifest.remotes).some((other) => other !== remote && isFileOf(address, other, manifest)),
  );

const missingFiles = (files: FileWatch): string[] => files.failedSince(0).map(({ address }) => address);

/** Refetches missing files. Returns true if a retry makes sense: the file that caused the failure has loaded. */
async function renewFiles(
  files: FileWatch,
  missing: readonly string[],
  needed: string | undefined,
): Promise<boolean> {
  const gone = await files.renew(missing);
  if (needed !== undefined && missing.includes(needed)) return !gone.includes(needed);
  return gone.length === 0 || gone.length < missing.length;
}

/** Timeout of a remote whose files have loaded but that doesn't return its routes. */
const SILENCE_MS = 6_500;

export interface RemoteLoader {
  /** Loads the remote's routes. A failure is stored until {@link RemoteLoader.forget}. */
  load(name: string): Promise<RemoteRoutes>;
  failure(name: string): Error | undefined;
  /**
   * Prepares a retry after `error`, which occurred in this remote. Called when the user clicks Try again.
   *
   * @returns false if a retry can't succeed yet, because a missing file still doesn't load
   */
  forget(name: string, error?: unknown): Promise<boolean>;
  /** Does the same for all failures. */
  forgetAll(error?: unknown): Promise<boolean>;
}

/**
 * Returns the file that an error of a script or style loader names. Not that of its cause: a page's code is in several
 * files, and after a hang some of them arrive later than the others.
 */
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
  const register = registerEntries(manifest);
  const pending = new Map<string, Promise<RemoteRoutes>>();
  const failed = new Map<string, { error: Error; file: string | undefined }>();
  const again = new Set<string>();

  async function request(name: string): Promise<RemoteRoutes> {
    const refused = manifest.refused?.[name];
    if (refused) throw refused.error;
    const remote = manifest.remotes[name];
    if (!remote) throw new Error(`The boot manifest names no remote "${name}".`);
    assertCompatible(name, remote, running);
    if (again.delete(name)) register(name);
    const module = await withDeadline(
      loadRemote<unknown>(`${name}/routes`),
      SILENCE_MS,
      `${name} at ${remote.entry}`,
      () => files.lastNews(),
    );
    return acceptRouteModule(name, module);
  }

  /** Stores a failure. A file that hung explains it better than the loader's error. */
  function fail(name: string, error: Error, since: number): Error {
    const file = files.failedSince(since).find(({ address }) => isFileOf(address, name, manifest));
    const seconds = String(QUIET_MS / 1000);
    const told = file?.hung
      ? new DeadlineError(`${name}: ${file.address} sent nothing for ${seconds} s.`)
      : error;
    failed.set(name, { error: told, file: file?.address });
    return told;
  }

  async function forget(names: readonly string[], missing: readonly string[], error: unknown) {
    const needed = addressIn(error) ?? names.map((name) => failed.get(name)?.file).find(Boolean);
    if (!(await renewFiles(files, missing, needed))) return false;
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
      const loading = request(name).catch((error: unknown) => orRescue(fail(name, asError(error), started)));
      pending.set(name, loading);
      return loading;
    },
    failure: (name) => failed.get(name)?.error,
    forget: (name, error) => forget([name], missingOf(name, manifest, files), error),
    forgetAll: (error) => forget([...failed.keys()], missingFiles(files), error),
  };
}
