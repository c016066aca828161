import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { LONGEST_MS } from './download.ts';

/**
 * Tells the federation runtime where each remote is, and what its entry has to be.
 *
 * @returns a function that registers one remote anew, for another try.
 */
export function registerEntries(manifest: BootManifest): (name: string) => void {
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
  return (name) => {
    register(name, true);
  };
}
