import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../shell/server/assets.ts';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { parseRelease } from '../../shell/server/release.ts';
import {
  digestOf,
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

/** Which forms of a digest the artefacts have brought into the pool. */
function knownEncodings(artefacts: readonly Artefact[]): ReadonlyMap<string, readonly PoolEncoding[]> {
  return new Map(
    artefacts.flatMap((artefact) =>
      Object.values(artefact.files).flatMap(({ digest, encodings: forms }) =>
        forms ? [[digest, forms]] : [],
      ),
    ),
  );
}

/** Reads a rendered release as a set. */
export async function readCandidate(
  folder: string,
  artefacts: readonly Artefact[],
  facts: SetFacts,
): Promise<Candidate> {
  const all = await filesBelow(folder);
  const there = new Set(all);
  const packed = knownEncodings(artefacts);
  const pages: Record<string, string> = {};
  const files: ReleaseSet['files'] = {};
  for (const file of all.filter((one) => !isOwn(one))) {
    const digest = digestOf(await readFile(path.join(folder, file)));
    if (file.startsWith('html/')) {
      pages[file] = digest;
      continue;
    }
    const forms = poolEncodings.filter((form) => there.has(file + suffixes[form]));
    const known = forms.length > 0 ? forms : packed.get(digest);
    files[file] = { digest, ...(known && { encodings: [...known] }) };
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
    },
  };
}
