import { loadRemote } from '@module-federation/enhanced/runtime';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { orRescue } from '../app/release/rescue.ts';
import { assertCompatible } from './compatibility.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { QUIET_MS } from './download.ts';
import { isFileOf, missingFiles, missingOf, renewFiles } from './missing-files.ts';
import { registerEntries } from './register-entries.ts';
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
  /**
   * Prepares another try after `error`, which a part of this remote failed with. Called when a person clicks Try again.
   *
   * @returns whether there is a point in it: not while a file that is missing still does not come.
   */
  forget(name: string, error?: unknown): Promise<boolean>;
  /** The same for everything that failed. */
  forgetAll(error?: unknown): Promise<boolean>;
}

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
  const register = registerEntries(manifest);
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
    if (again.delete(name)) register(name);
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
      const loading = request(name).catch((error: unknown) => {
        return orRescue(fail(name, asError(error), started));
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
    forget: (name, error) => forget([name], missingOf(name, manifest, files), error),
    forgetAll: (error) => forget([...failed.keys()], missingFiles(files), error),
  };
}
