import { z } from 'zod';

/* Keys of a release store. Only `live.json` changes: the content at a key with a digest never does. */

export const LIVE_KEY = 'live.json';

/** A file that browsers load, by its SHA-256 in hex. Compressed variants have the suffix `.br` or `.gz`. */
export const poolKey = (digest: string, encoding?: 'br' | 'gzip'): string =>
  `pool/${digest}${encoding === undefined ? '' : encoding === 'br' ? '.br' : '.gz'}`;

export const pageKey = (digest: string): string => `pages/${digest}.html`;

/** A {@link import('./release-set.ts').ReleaseSet}. */
export const setKey = (id: string): string => `sets/${id}.json`;

/** A {@link import('../preview/preview-document.ts').Preview}: a release set that is not live. */
export const previewKey = (id: string): string => `previews/${id}.json`;

/** The list of files in a package's build. */
export const artifactKey = (name: string, id: string): string => `artefacts/${name}/${id}.json`;

/** Files of a package's build that are never served: its prerender code, its build record, and its source maps. */
export const unservedFileKey = (name: string, digest: string): string => `artefacts/${name}/parts/${digest}`;

/**
 * The release set that the pointer named at a sequence, with its time and author. Sequences have no gaps, so every
 * served set can be found without listing the store.
 */
export const historyKey = (sequence: number): string => `history/${String(sequence)}.json`;

/** Public half of an Ed25519 key pair as a JWK. The edge verifies `live.json` with it. */
const liveKey = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string().min(1),
    kid: z.string().optional(),
    d: z.never('this is the key that signs; the public one belongs here').optional(),
  })
  .transform(({ kty, crv, x, kid }) => ({ kty, crv, x, ...(kid !== undefined && { kid }) }));

/** Seconds between two polls of `live.json`, if configured. */
export const pollSeconds = z.coerce.number('expected a number of seconds').min(0.1).max(300).optional();

export const liveKeyText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'expected a public key as JWK' });
      return z.NEVER;
    }
  })
  .pipe(liveKey);
