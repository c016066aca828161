import type { BootManifest } from './boot-manifest.ts';
import type { FailedFile, FileWatch } from './watch-files.ts';

interface MissingFiles {
  /** The file of a remote that failed first since a moment. A remote without an entry has no files. */
  first(remote: string, since: number): FailedFile | undefined;
  /** What was asked for on behalf of a remote is its own or the shell's, but no other remote's. */
  of(remote: string): string[];
  all(): string[];
  /** Fetches anew what is missing. There is a point in another try when the file that it failed for is there. */
  renew(addresses: readonly string[], needed: string | undefined): Promise<boolean>;
}

/** What did not come, by the remotes that it belongs to. */
export function missingFiles(manifest: BootManifest, files: FileWatch): MissingFiles {
  /** Where a remote's files are: the folder of its entry, as a full address. */
  const folders = new Map(
    Object.entries(manifest.remotes).map(([name, { entry }]) => [
      name,
      new URL('.', new URL(entry, location.href)).href,
    ]),
  );
  const all = () => files.failedSince(0).map(({ address }) => address);
  return {
    first(remote, since) {
      const folder = folders.get(remote);
      return files.failedSince(since).find(({ address }) => folder && address.startsWith(folder));
    },
    of: (remote) =>
      all().filter(
        (address) => ![...folders].some(([other, folder]) => other !== remote && address.startsWith(folder)),
      ),
    all,
    async renew(addresses, needed) {
      const gone = await files.renew(addresses);
      if (needed !== undefined && addresses.includes(needed)) return !gone.includes(needed);
      return gone.length === 0 || gone.length < addresses.length;
    },
  };
}
