import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from 'shared-release/assets';

export const FONTS = '/static/font/';

/** Returns true for files of a release whose names contain a digest of their inputs. */
export const isNamedByInputs = (file: string): boolean =>
  [FONTS, CARDS].some((folder) => `/${file}`.startsWith(folder));

/**
 * Writes a file whose name contains a digest of its inputs: copies it from an earlier release, or makes it.
 *
 * @param earlier folder of the earlier release, if any
 */
export async function writeNamedFile(
  folder: string,
  earlier: string | undefined,
  address: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  const file = path.join(folder, address);
  const known = earlier === undefined ? undefined : path.join(earlier, address);
  mkdirSync(path.dirname(file), { recursive: true });
  if (known !== undefined && existsSync(known)) copyFileSync(known, file);
  else writeFileSync(file, await make());
}

/** Returns the newest finished release in a folder of releases. */
export function newestRelease(sites: string): string | undefined {
  const names = existsSync(sites) ? readdirSync(sites).filter((name) => !name.endsWith('.part')) : [];
  const folders = names.map((name) => path.join(sites, name));
  return folders.map((one) => ({ one, at: statSync(one).mtimeMs })).sort((a, b) => b.at - a.at)[0]?.one;
}
