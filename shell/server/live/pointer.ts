import { FlattenedSign, flattenedVerify, importJWK, type FlattenedJWS, type JWK } from 'jose';
import { z } from 'zod';
import { describeProblems } from '../describe-problems.ts';
import { ReleaseError } from '../release.ts';

const TYPE = 'ninecourse-live+json';

const setId = z.string().regex(/^[0-9a-f]{16}$/);
/** Of a set's document: an id alone would let whoever may write to the store say what the set holds. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const keptSet = z.object({
  set: setId,
  digest,
  /** When it was no longer the one that is served. */
  left: z.iso.datetime(),
});

const canary = z.object({
  set: setId,
  digest,
  /** Visitors of a hundred. */
  share: z.int().min(1).max(50),
  /** When it began: the same for as long as it runs, whatever goes live beneath it. */
  since: z.iso.datetime(),
  /** From then on nobody is sent to it, unless the pointer says another instant by then. */
  until: z.iso.datetime(),
  /** The sets that it was, and those beneath it, before something else went live: what they have told counts. */
  before: z.array(z.object({ set: setId, live: setId })).optional(),
});

const pointer = z.object({
  /** Id of the set that is served. */
  set: setId,
  digest,
  /** Grows by one with every change: an older pointer is never gone back to. */
  sequence: z.int().positive(),
  /** After this instant nobody changes to it; who serves the set goes on serving it. */
  expires: z.iso.datetime(),
  /** Sets that were served before, the last one first: pages of theirs are still open, so that their files stay served. */
  kept: z.array(keptSet),
  /** A set that a share of the visitors is served in the place of the live one. */
  canary: canary.optional(),
});

/** What `live.json` says, once its signature holds. */
export type LivePointer = z.infer<typeof pointer>;
export type KeptSet = z.infer<typeof keptSet>;
export type Canary = z.infer<typeof canary>;

/** The text of `live.json`: a flattened JWS, signed by EdDSA. */
export async function signPointer(live: LivePointer, privateKey: JWK): Promise<string> {
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
 * Reads `live.json` as somebody who serves at `since` may follow it.
 *
 * @param since sequence of the pointer that is followed now; 0 for none
 * @throws a {@link ReleaseError}, one line, that says why it is not followed
 */
export async function readPointer(
  text: string,
  publicKey: JWK,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<LivePointer> {
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
