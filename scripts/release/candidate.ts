import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isTextFile, type SiteRoutes } from '@scripts/build/rules';
import { contentTypeOf } from 'shared-release/assets';
import type { ReleaseSet } from 'shared-release/live';
import { parseRelease } from 'shared-release/release';
import { type Artifact, type Bytes, digestOf, filesBelow, isServed, type PoolEncoding } from './artifacts.ts';
import { CommandError } from './command-error.ts';

/** A rendered release set that is not in the store yet, for the gate. */
export interface Candidate {
  readonly set: ReleaseSet;
  readonly artifacts: readonly Artifact[];
  /** The release in the build's format: pages, files, `release.json`. */
  readonly folder: string;
  /** The routes that the remotes declared during rendering. */
  readonly routes?: SiteRoutes | undefined;
}

export interface SetFacts {
  readonly id: string;
  readonly parent: string | null;
  readonly author: string;
  readonly made: string;
}

/** Returns true for files that the release set doesn't list: those of the release document, and unserved types. */
const isOwn = (file: string) =>
  file === 'release.json' || file === 'remotes.json' || contentTypeOf(file) === undefined;

export const readFileBytes = async (file: string): Promise<Bytes> => new Uint8Array(await readFile(file));

/** Maps the digests of the artifacts' files in the pool to their encoded forms. */
function builtFiles(artifacts: readonly Artifact[]): ReadonlyMap<string, readonly PoolEncoding[]> {
  return new Map(
    artifacts.flatMap((artifact) =>
      Object.entries(artifact.files).flatMap(([file, { digest, encodings = [] }]) =>
        isServed(file) ? [[digest, encodings]] : [],
      ),
    ),
  );
}

/**
 * Reads a rendered release as a release set. Texts made from the complete release, such as lists, are stored in its
 * document: they differ in every release set, so the pool doesn't store them as files.
 */
export async function readCandidate(
  folder: string,
  artifacts: readonly Artifact[],
  facts: SetFacts,
): Promise<Candidate> {
  const all = await filesBelow(folder);
  const built = builtFiles(artifacts);
  const pages: Record<string, string> = {};
  const files: ReleaseSet['files'] = {};
  const texts: Record<string, string> = {};
  for (const file of all.filter((one) => !isOwn(one))) {
    const bytes = await readFile(path.join(folder, file));
    const digest = digestOf(bytes);
    if (file.startsWith('html/')) {
      pages[file] = digest;
      continue;
    }
    const known = built.get(digest);
    if (!known && isTextFile(file)) {
      texts[file] = bytes.toString('utf8');
      continue;
    }
    files[file] = { digest, ...(known && known.length > 0 && { encodings: [...known] }) };
  }
  const release = parseRelease(await readFile(path.join(folder, 'release.json'), 'utf8'), 'release.json');
  if (release.release !== facts.id)
    throw new CommandError(`The set was to be ${facts.id}, and calls itself ${release.release}.`);
  return {
    folder,
    artifacts: artifacts,
    set: {
      ...facts,
      artefacts: Object.fromEntries(
        artifacts.map(({ package: name, id, version }) => [name, { id, version }]),
      ),
      release,
      pages,
      files,
      texts,
    },
  };
}
