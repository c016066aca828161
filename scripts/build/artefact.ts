import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from './build-record.ts';

/** Files of a folder with the SHA-256 of their bytes, in hex, in the order of their names. */
export type ArtefactFiles = Readonly<Record<string, string>>;

interface Files {
  readonly web: ArtefactFiles;
  readonly server: ArtefactFiles;
}

/** Follows from other files of the build, and on the machine that packs. */
const DERIVED = /\.(?:br|gz)$/;
/** Notes of the bundler, which nobody serves. */
const NOTES = /\.(?:map|txt)$/;

/** Whether a file of `web/` or `server/` is part of the artefact, and counts for its id. */
export const isPart = (file: string): boolean => !DERIVED.test(file) && !NOTES.test(file);

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The files below a folder; none where there is no such folder. */
export function digestsBelow(folder: string): ArtefactFiles {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPart(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return Object.fromEntries(
    files.sort().map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  );
}

/** For a version: tells one content from another. */
export const versionDigest = ({ web, server }: Files): string =>
  sha256(JSON.stringify([web, server])).slice(0, 10);

/** SHA-256 over what was built: the same sources have the same, wherever they are built. */
export const artefactId = ({ web, server }: Files, record: Omit<BuildRecord, 'id'>): string =>
  sha256(JSON.stringify([web, server, record]));
