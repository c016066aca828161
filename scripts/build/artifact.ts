import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, root } from '@scripts/core/files';
import { brandHash } from '@scripts/core/modules';
import type { BuildRecord } from './build-record.ts';

/** Files of a folder by name, in order, with the SHA-256 of their bytes in hex. */
export type ArtifactFiles = Readonly<Record<string, string>>;

interface Files {
  readonly web: ArtifactFiles;
  readonly server: ArtifactFiles;
}

/** Bundler output that the edge doesn't serve. */
const NOTES = /\.(?:map|txt)$/;

/** Returns true if a file of `web/` or `server/` is part of the artifact and counts for its id. */
export const isPart = (file: string): boolean => !NOTES.test(file);

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Lists the files below a folder with their digests; empty if the folder doesn't exist. */
export function digestsBelow(folder: string): ArtifactFiles {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPart(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return Object.fromEntries(
    files.sort().map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  );
}

export const versionDigest = ({ web, server }: Files): string =>
  sha256(JSON.stringify([web, server])).slice(0, 10);

/** Returns the SHA-256 of a build. It is the same for the same sources on every machine. */
export const artifactId = ({ web, server }: Files, record: Omit<BuildRecord, 'id'>): string =>
  sha256(JSON.stringify([web, server, record]));

/** Inputs of a release's pages, in addition to the artifacts that they are rendered from. */
const RENDERING = [
  'scripts/build',
  'scripts/core',
  'scripts/documents',
  'shared-contract/src',
  'shared-release/src',
  'package.json',
  'package-lock.json',
];

/** Returns the id of a release set. The same artifacts, rendered by the same code, get the same id on every machine. */
export function releaseSetId(
  artifacts: readonly { readonly package: string; readonly id: string }[],
): string {
  const rows = artifacts.map(({ package: name, id }) => `${name} ${id}`).sort();
  return createHash('sha256')
    .update([hashInputs(root, RENDERING), brandHash(), ...rows].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
