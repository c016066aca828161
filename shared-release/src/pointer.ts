import { type FlattenedJWS, FlattenedSign, flattenedVerify, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { describeProblems, ReleaseError } from './release.ts';

const TYPE = 'ninecourse-live+json';

const setId = z.string().regex(/^[0-9a-f]{16}$/);
/** Digest of the set's document. Signing only the id would let anyone with write access to the store change the set. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const keptSet = z.object({
  set: setId,
  digest,
  /** When the set stopped being served. */
  left: z.iso.datetime(),
});

const canary = z.object({
  set: setId,
  digest,
  /** Percentage of visitors. */
  share: z.int().min(1).max(50),
  /** Start of the canary. Stays the same while it runs, even if another set goes live underneath. */
  since: z.iso.datetime(),
  /** End of the canary, unless a later pointer changes it. */
  until: z.iso.datetime(),
  /** Earlier set ids of the canary and the live set underneath. Their error reports still count. */
  before: z.array(z.object({ set: setId, live: setId })).optional(),
});

const pointer = z.object({
  set: setId,
  digest,
  /** Increases by one with every change. An older pointer is never accepted. */
  sequence: z.int().positive(),
  /** After this time the pointer isn't accepted anymore. An edge that already serves the set continues. */
  expires: z.iso.datetime(),
  /** Earlier live sets, newest first. Pages of theirs may still be open, so their files stay available. */
  kept: z.array(keptSet),
  /** Set that a share of the visitors gets instead of the live one. */
  canary: canary.optional(),
});

export type ActiveRelease = z.infer<typeof pointer>;
export type RetainedRelease = z.infer<typeof keptSet>;
export type Canary = z.infer<typeof canary>;

/** Signs a pointer. Returns the text of `live.json`: a flattened JWS with EdDSA. */
export async function signPointer(live: ActiveRelease, privateKey: JWK): Promise<string> {
  const key = await importJWK(privateKey, 'EdDSA');
  const jws = await new FlattenedSign(new TextEncoder().encode(JSON.stringify(live)))
    .setProtectedHeader({
      alg: 'EdDSA',
      typ: TYPE,
      ...(privateKey.kid !== undefined && { kid: privateKey.kid }),
    })
    .sign(key);
  return JSON.stringify(jws);
}

/**
 * Parses and verifies `live.json`.
 *
 * @param since Sequence of the current pointer, or 0 for none.
 * @throws {ReleaseError} With a one-line reason if the pointer must not be used.
 */
export async function readPointer(
  text: string,
  publicKey: JWK,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<ActiveRelease> {
  const refuse = (why: string, cause?: unknown) =>
    new ReleaseError(`live.json is refused: ${why}`, { cause });
  let payload: Uint8Array;
  try {
    const key = await importJWK(publicKey, 'EdDSA');
    const result = await flattenedVerify(JSON.parse(text) as FlattenedJWS, key, { algorithms: ['EdDSA'] });
    if (result.protectedHeader?.typ !== TYPE) throw new Error('signed for something else');
    payload = result.payload;
  } catch (cause) {
    throw refuse('its signature does not hold', cause);
  }
  const result = pointer.safeParse(JSON.parse(new TextDecoder().decode(payload)));
  if (!result.success) throw refuse(describeProblems(result.error));
  const { sequence, expires } = result.data;
  if (sequence < since) throw refuse(`its sequence ${String(sequence)} is older than ${String(since)}`);
  if (Date.parse(expires) <= now) throw refuse(`it ran out at ${expires}`);
  return result.data;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A page may stay open this long without missing a file. */
const KEPT_MS = 30 * DAY_MS;
/** Minimum number of retained sets, in addition to the live one. */
const MIN_RETAINED = 19;
/** Without a release for this long, the signing key may be lost. */
const EXPIRES_MS = 400 * DAY_MS;

/** Returns the retained release sets at a time. `npm run release -- prune` may have deleted the others. */
export const retainedReleases = (kept: readonly RetainedRelease[], now: number): readonly RetainedRelease[] =>
  kept.filter(({ left }, index) => index < MIN_RETAINED || now - Date.parse(left) < KEPT_MS);

type Named = Pick<ActiveRelease, 'set' | 'digest'>;

/** Returns the sets that a pointer serves as retained sets. */
export const leftBy = ({ set, digest, canary }: ActiveRelease, left: string): readonly RetainedRelease[] =>
  [{ set, digest }, ...(canary ? [canary] : [])].map((one: Named) => ({
    set: one.set,
    digest: one.digest,
    left,
  }));

/**
 * Returns the pointer that follows another one.
 *
 * @param next The set to serve, with the SHA-256 of its stored document. Ends a canary that it doesn't name.
 */
export function nextPointer(
  before: ActiveRelease | null,
  next: Named & Pick<ActiveRelease, 'canary'>,
  now: number,
): ActiveRelease {
  const { set, digest, canary } = next;
  const earlier = before ? [...leftBy(before, new Date(now).toISOString()), ...before.kept] : [];
  const once = new Map<string, RetainedRelease>();
  for (const kept of earlier)
    if (kept.set !== set && kept.set !== canary?.set && !once.has(kept.set)) once.set(kept.set, kept);
  return {
    set,
    digest,
    sequence: (before?.sequence ?? 0) + 1,
    expires: new Date(now + EXPIRES_MS).toISOString(),
    kept: [...retainedReleases([...once.values()], now)],
    ...(canary && { canary }),
  };
}

export const isRefusal = (error: unknown) => error instanceof ReleaseError;
export const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

export const shareOf = ({ canary }: ActiveRelease) =>
  canary ? `; ${canary.share} % of the visitors have set ${canary.set}` : '';

/** Logs the results of polls. Repeats a line only after it changes. */
export function createWords(log: (line: string) => void) {
  let said = '';
  let refusal: string | undefined;
  const say = (line: string): void => {
    if (line !== said) log(line);
    said = line;
  };
  return {
    say,
    /** @param current The set that continues to be served. */
    tell(error: unknown, current: string | undefined): void {
      if (isRefusal(error)) refusal = oneLine(error);
      const stays = current === undefined ? 'nothing is served' : `set ${current} goes on`;
      say(`live: ${isRefusal(error) ? '' : 'the store does not answer: '}${oneLine(error)}; ${stays}`);
    },
    forget(): void {
      refusal = undefined;
    },
    refusal: () => refusal,
  };
}
