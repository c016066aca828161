import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, isText } from '../../shell/server/assets.ts';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { parseRelease } from '../../shell/server/release.ts';
import {
  digestOf,
  isServed,
  poolEncodings,
  suffixes,
  type Artefact,
  type Bytes,
  type PoolEncoding,
} from './artefacts.ts';
import { filesBelow } from './local-artefact.ts';
import { Refusal } from './refusal.ts';
import type { SiteRoutes } from '../build/declared-routes.ts';

/** A set that was rendered and is not in the store yet, as a gate looks at it. */
export interface Candidate {
  readonly set: ReleaseSet;
  readonly artefacts: readonly Artefact[];
  /** The release as the build would have written it: pages, files, `release.json`. */
  readonly folder: string;
  /** What the remotes declare, as they were asked while it was rendered. */
  readonly routes?: SiteRoutes | undefined;
}

export interface SetFacts {
  readonly id: string;
  readonly parent: string | null;
  readonly author: string;
  readonly made: string;
}

/** What the release document says already, or what other files are packed from. */
const isOwn = (file: string) =>
  file === 'release.json' || file === 'remotes.json' || contentTypeOf(file) === undefined;

export const readFileBytes = async (file: string): Promise<Bytes> => new Uint8Array(await readFile(file));

/** The files that the artefacts have brought into the pool: digest → the forms that lie beside. */
function builtFiles(artefacts: readonly Artefact[]): ReadonlyMap<string, readonly PoolEncoding[]> {
  return new Map(
    artefacts.flatMap((artefact) =>
      Object.entries(artefact.files).flatMap(([file, { digest, encodings = [] }]) =>
        isServed(file) ? [[digest, encodings]] : [],
      ),
    ),
  );
}

const isTextFile = (file: string) => isText(contentTypeOf(file) ?? '');

/**
 * Reads a rendered release as a set. Texts that were made of the whole of it, such as lists, stand in its document: there is
 * one of each for every set, and no file of its own comes into the pool for it.
 */
export async function readCandidate(
  folder: string,
  artefacts: readonly Artefact[],
  facts: SetFacts,
): Promise<Candidate> {
  const all = await filesBelow(folder);
  const there = new Set(all);
  const built = builtFiles(artefacts);
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
    const forms = poolEncodings.filter((form) => there.has(file + suffixes[form]));
    const encodings = forms.length > 0 ? forms : (known ?? []);
    files[file] = { digest, ...(encodings.length > 0 && { encodings: [...encodings] }) };
  }
  const release = parseRelease(await readFile(path.join(folder, 'release.json'), 'utf8'), 'release.json');
  if (release.release !== facts.id)
    throw new Refusal(`The set was to be ${facts.id}, and calls itself ${release.release}.`);
  return {
    folder,
    artefacts,
    set: {
      ...facts,
      artefacts: Object.fromEntries(
        artefacts.map(({ package: name, id, version }) => [name, { id, version }]),
      ),
      release,
      pages,
      files,
      texts,
    },
  };
}
