import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checked,
  digestOf,
  isListed,
  isServed,
  poolEncodings,
  RECORD,
  recordOf,
  suffixes,
  type Artefact,
  type ListedFile,
} from './artefacts.ts';
import { Refusal } from './refusal.ts';

/** All files below a folder, with slashes, in one order everywhere. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * A finished build in a folder.
 *
 * @throws a {@link Refusal} where the files are not those that were built
 */
export async function localArtefact(name: string, folder: string): Promise<Artefact> {
  const found = await filesBelow(folder);
  const all = new Set(found);
  const read = async (file: string) => new Uint8Array(await readFile(path.join(folder, file)));
  const files: Record<string, ListedFile> = {};
  for (const file of found.filter(isListed)) {
    const forms = poolEncodings.filter((encoding) => isServed(file) && all.has(file + suffixes[encoding]));
    files[file] = { digest: digestOf(await read(file)), ...(forms.length > 0 && { encodings: forms }) };
  }
  const built = recordOf(files, await readFile(path.join(folder, RECORD), 'utf8'));
  if (!built) throw new Refusal(`The build of ${name} in ${folder} is not the one that its ${RECORD} names.`);
  return {
    package: name,
    ...built,
    files,
    bytes: async (file) => checked(await read(file), files[file]?.digest, `${name}: ${file}`),
    encoded: (file, encoding) => read(file + suffixes[encoding]),
  };
}
