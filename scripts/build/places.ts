import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where this code lies: in the project, or in another repository that has installed it as `mfe-kit`. */
export const codeRoot = path.resolve(import.meta.dirname, '../..');

const installedAt = codeRoot.indexOf(`${path.sep}node_modules${path.sep}`);

/** Whether a remote of another repository is built: the shared packages are installed there, not beside it. */
export const isKit = installedAt >= 0;

/** The folder of the project, or of the other repository. */
export const root = isKit ? codeRoot.slice(0, installedAt) : codeRoot;

const nameIn = (folder: string): string | undefined => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name : undefined;
};

/** The folder of a package, from the root. In another repository the remote is all of it, or has a folder of its name. */
export function placeOf(name: string): string {
  if (!isKit) return name;
  if (nameIn(root) === name) return '.';
  return existsSync(path.join(root, name, 'package.json')) ? name : path.join('node_modules', name);
}

/** The folder of a package. */
export const folderOf = (name: string): string => path.join(root, placeOf(name));

/** The package that a file of its sources belongs to. */
export function packageOf(file: string): string {
  const own = isKit ? nameIn(root) : undefined;
  const [first = ''] = path.relative(root, file).split(path.sep);
  return own !== undefined && nameIn(path.join(root, first)) === undefined ? own : first;
}
