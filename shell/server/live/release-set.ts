import { z } from 'zod';
import { describeProblems } from '../describe-problems.ts';
import { ReleaseError, releaseSchema } from '../release.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in hex');

const storedFile = z.object({
  digest,
  /** Forms that the pool holds beside the plain one. */
  encodings: z.array(z.enum(['br', 'gzip'])).optional(),
});

/** One release: an artefact of shell and of each remote, the pages rendered from them, and who put it together. */
export const releaseSetSchema = z.object({
  /** The release's own name; the same artefacts rendered by the same code have the same. */
  id: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hex digits'),
  /** The set that was live when this one was made; null for the first. */
  parent: z.string().nullable(),
  author: z.string().min(1),
  made: z.iso.datetime(),
  artefacts: z.record(z.string(), z.object({ id: digest, version: z.string() })),
  release: releaseSchema,
  /** Page file of the release (`html/about.html`) → digest of the page. */
  pages: z.record(z.string(), digest),
  /** File of the release (`static/js/main.5d2f.js`) → where its bytes lie. */
  files: z.record(z.string(), storedFile),
  /** File of the release that follows from the whole of it, such as what the search reads → its text. */
  texts: z.record(z.string(), z.string()),
});

export type ReleaseSet = z.infer<typeof releaseSetSchema>;
export type StoredFile = z.infer<typeof storedFile>;

/** Reads a set from its JSON text; `source` names it in the message of a {@link ReleaseError}. */
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
