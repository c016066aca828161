import type { BootManifest } from 'shared-contract/boot-manifest';
import type { FileWatch } from './watch-files.ts';

/** Where a remote's files are: the folder of its entry, as a full address. */
const folderOf = (entry: string) => new URL('.', new URL(entry, location.href)).href;

/** Whether a file is a remote's own. One without an entry has none. */
export function isFileOf(address: string, remote: string, { remotes }: BootManifest): boolean {
  const entry = remotes[remote]?.entry;
  return entry !== undefined && address.startsWith(folderOf(entry));
}

/** What did not come, for a remote: its own files and the shell's, but no other remote's. */
export const missingOf = (remote: string, manifest: BootManifest, files: FileWatch): string[] =>
  missingFiles(files).filter(
    (address) =>
      !Object.keys(manifest.remotes).some((other) => other !== remote && isFileOf(address, other, manifest)),
  );

export const missingFiles = (files: FileWatch): string[] =>
  files.failedSince(0).map(({ address }) => address);

/** Fetches anew what is missing. There is a point in another try when the file that it failed for is there. */
export async function renewFiles(
  files: FileWatch,
  missing: readonly string[],
  needed: string | undefined,
): Promise<boolean> {
  const gone = await files.renew(missing);
  if (needed !== undefined && missing.includes(needed)) return !gone.includes(needed);
  return gone.length === 0 || gone.length < missing.length;
}
