import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../lib/hash-inputs.ts';
import { brandHash } from './brand-file.ts';
import { root } from './shared-modules.ts';

interface MadeFile {
  readonly id: string;
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/**
 * Files that the build makes, made once for what they are made of and kept in `dist/<name>`.
 *
 * @param inputs files and folders that show in them
 */
export async function keptFiles<File extends MadeFile>(
  name: string,
  inputs: readonly string[],
  make: () => Promise<File[]>,
): Promise<File[]> {
  const folder = path.join(root, 'dist', name, hashInputs(root, [...inputs]) + brandHash());
  const fileOf = ({ id, extension }: MadeFile) => `${id}.${extension}`;
  const index = `${name}.json`;
  if (existsSync(folder))
    return (JSON.parse(readFileSync(path.join(folder, index), 'utf8')) as File[]).map((made) => ({
      ...made,
      bytes: new Uint8Array(readFileSync(path.join(folder, fileOf(made)))),
    }));
  const files = await make();
  const draft = `${folder}.${String(process.pid)}`;
  mkdirSync(draft, { recursive: true });
  for (const made of files) writeFileSync(path.join(draft, fileOf(made)), made.bytes);
  writeFileSync(
    path.join(draft, index),
    JSON.stringify(files, (key, value: unknown) => (key === 'bytes' ? undefined : value)),
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return files;
}
