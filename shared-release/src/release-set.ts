import { z } from 'zod';
import { describeProblems, ReleaseError, releaseSchema } from './release.ts';
import { type ReadStore, setKey, sha256 } from './store.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in hex');

const storedFile = z.object({
  digest,
  /** Compressed variants in the pool, in addition to the plain file. */
  encodings: z.array(z.enum(['br', 'gzip'])).optional(),
});

/** A release set: one artifact each of the shell and the remotes, the pages rendered from them, and its author. */
export const releaseSetSchema = z.object({
  /** Id of the release set. The same artifacts rendered by the same code have the same id. */
  id: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hex digits'),
  /** The live set when this one was created. Null for the first. */
  parent: z.string().nullable(),
  author: z.string().min(1),
  made: z.iso.datetime(),
  artefacts: z.record(z.string(), z.object({ id: digest, version: z.string() })),
  release: releaseSchema,
  /** Page file of the release (`html/about.html`) → digest of the page. */
  pages: z.record(z.string(), digest),
  files: z.record(z.string(), storedFile),
  /** File derived from the complete release, such as the search index → its text. */
  texts: z.record(z.string(), z.string()),
});

export type ReleaseSet = z.infer<typeof releaseSetSchema>;
export type StoredFile = z.infer<typeof storedFile>;

/**
 * Parses a release set from JSON text.
 *
 * @param source Name of the document in error messages.
 * @throws {ReleaseError} If the text is not a valid release set.
 */
export function parseReleaseSet(text: string, source: string): ReleaseSet {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${source} is not JSON: ${(cause as Error).message.replace(/\s+/g, ' ')}`, {
      cause,
    });
  }
  const result = releaseSetSchema.safeParse(value);
  if (!result.success) throw new ReleaseError(`${source} is not a set: ${describeProblems(result.error)}`);
  return result.data;
}

/** Loads a release set by id and verifies its signed digest. */
export async function loadReleaseSet(
  store: ReadStore,
  { set: id, digest }: { readonly set: string; readonly digest: string },
): Promise<ReleaseSet> {
  const key = setKey(id);
  const stored = await store.get(key);
  if (!stored) throw new ReleaseError(`${key} is missing from the store`);
  if ((await sha256(stored.bytes)) !== digest)
    throw new ReleaseError(`${key} is refused: live.json is signed for other bytes`);
  const set = parseReleaseSet(new TextDecoder().decode(stored.bytes), key);
  if (set.id !== id) throw new ReleaseError(`${key} is refused: it is the set ${set.id}`);
  // A page contains its release id and compares it with `/remotes.json`.
  const manifest = { ...set.release.manifest, release: id };
  return { ...set, release: { ...set.release, release: id, manifest } };
}
