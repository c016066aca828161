import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from './build-record.ts';

/** Files of a folder with the SHA-256 of their bytes, in hex, in the order of their names. */
export type ArtefactFiles = Readonly<Record<string, string>>;

/** What was built of a package, as it is kept and passed on. */
export interface Artefact {
  /** SHA-256 over all of it: the same sources have the same, wherever they are built. */
  readonly id: string;
  readonly web: ArtefactFiles;
  readonly server: ArtefactFiles;
  readonly record: BuildRecord;
}

type Files = Pick<Artefact, 'web' | 'server'>;

/** Follows from other files of the build, and on the machine that packs. */
const DERIVED = /\.(?:br|gz)$/;
/** Notes of the bundler, which nobody serves. */
const NOTES = /\.(?:map|txt)$/;

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The files below a folder; none where there is no such folder. */
export function digestsBelow(folder: string): ArtefactFiles {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !DERIVED.test(entry.name) && !NOTES.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return Object.fromEntries(
    files.sort().map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  );
}

/** For a version: tells one content from another. */
export const versionDigest = ({ web, server }: Files): string =>
  sha256(JSON.stringify([web, server])).slice(0, 10);

export const artefactId = ({ web, server }: Files, record: Omit<BuildRecord, 'id'>): string =>
  sha256(JSON.stringify([web, server, record]));

/**
 * A finished build as an artefact.
 *
 * @throws {Error} for files that are not those that were built.
 */
export function artefactOf({
  name,
  folder,
  record,
}: {
  readonly name: string;
  readonly folder: string;
  readonly record: BuildRecord;
}): Artefact {
  const files = {
    web: digestsBelow(path.join(folder, 'web')),
    server: digestsBelow(path.join(folder, 'server')),
  };
  const { id, ...rest } = record;
  if (artefactId(files, rest) !== id)
    throw new Error(`The build of ${name} in ${folder} is not the one that its build.json names: ${id}.`);
  return { id, ...files, record };
}
