import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of this code: the project, or another repository that has installed it as `mfe-kit`. */
export const codeRoot = path.resolve(import.meta.dirname, '../..');

const installedAt = codeRoot.indexOf(`${path.sep}node_modules${path.sep}`);

/** True for the build of a remote in another repository, which has the shared packages installed. */
export const isKit = installedAt >= 0;

/** Root folder of the project, or of the other repository. */
export const root = isKit ? codeRoot.slice(0, installedAt) : codeRoot;

const nameIn = (folder: string): string | undefined => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name : undefined;
};

/**
 * Returns the folder of a package, relative to the root. In another repository, the remote is the root or a folder of
 * its name, and other packages are in `node_modules`.
 */
export function placeOf(name: string): string {
  if (!isKit) return name;
  if (nameIn(root) === name) return '.';
  return existsSync(path.join(root, name, 'package.json')) ? name : path.join('node_modules', name);
}

/** Returns the absolute folder of a package. */
export const folderOf = (name: string): string => path.join(root, placeOf(name));

export function packageOf(file: string): string {
  const own = isKit ? nameIn(root) : undefined;
  const [first = ''] = path.relative(root, file).split(path.sep);
  return own !== undefined && nameIn(path.join(root, first)) === undefined ? own : first;
}
