import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  checked,
  digestOf,
  idOf,
  poolEncodings,
  suffixes,
  type Artefact,
  type ListedFile,
} from './artefacts.ts';

const recordSchema = z.object({ version: z.string().min(1) });

/** All files below a folder, with slashes, in one order everywhere. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** A finished build in a folder. */
export async function localArtefact(name: string, folder: string): Promise<Artefact> {
  const found = await filesBelow(folder);
  const all = new Set(found);
  const packed = new Set(
    found.flatMap((file) =>
      poolEncodings.flatMap((encoding) =>
        all.has(file + suffixes[encoding]) ? file + suffixes[encoding] : [],
      ),
    ),
  );
  const read = async (file: string) => new Uint8Array(await readFile(path.join(folder, file)));
  const files: Record<string, ListedFile> = {};
  for (const file of found.filter((one) => !packed.has(one)).sort()) {
    const forms = poolEncodings.filter((encoding) => all.has(file + suffixes[encoding]));
    files[file] = { digest: digestOf(await read(file)), ...(forms.length > 0 && { encodings: forms }) };
  }
  const { version } = recordSchema.parse(JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')));
  const list = { package: name, version, files };
  return {
    ...list,
    id: idOf(list),
    bytes: async (file) => checked(await read(file), files[file]?.digest, `${name}: ${file}`),
    encoded: (file, encoding) => read(file + suffixes[encoding]),
  };
}
