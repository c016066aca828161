import { importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { z } from 'zod';
import { ReleaseError } from '../release.ts';

const TYPE = 'ninecourse-preview+jwt';

/** A link that is passed on, or lies in a log, opens nothing on the day after. */
export const LONGEST_MS = 24 * 60 * 60 * 1000;

const claims = z.object({
  /** The preview. */
  sub: z.string().regex(/^[0-9a-f]{16}$/),
  /** SHA-256 of its document: an id alone would let whoever may write to the store say what is seen. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  iat: z.int(),
  exp: z.int(),
});

/** What a link of a preview opens, and until when. */
export interface PreviewToken {
  readonly id: string;
  readonly digest: string;
  /** In milliseconds. */
  readonly until: number;
}

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** Signs the link's token by the key of the store. */
export async function signPreview(
  { id, digest, until }: PreviewToken,
  privateKey: JWK,
  now: number,
): Promise<string> {
  return new SignJWT({ digest })
    .setProtectedHeader({
      alg: 'EdDSA',
      typ: TYPE,
      ...(privateKey.kid !== undefined && { kid: privateKey.kid }),
    })
    .setSubject(id)
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(until))
    .sign(await importJWK(privateKey, 'EdDSA'));
}

function reasonOf(error: unknown): string {
  const { code } = error as { readonly code?: string };
  return code === 'ERR_JWT_EXPIRED' ? 'its time is over' : 'it was not made for this site';
}

/** @throws a {@link ReleaseError} that says why the token opens nothing */
export async function readPreviewToken(token: string, publicKey: JWK, now: number): Promise<PreviewToken> {
  const refuse = (why: string, cause?: unknown) => new ReleaseError(why, { cause });
  let payload: unknown;
  try {
    const key = await importJWK(publicKey, 'EdDSA');
    const options = { algorithms: ['EdDSA'], typ: TYPE, currentDate: new Date(now) };
    ({ payload } = await jwtVerify(token, key, options));
  } catch (cause) {
    throw refuse(reasonOf(cause), cause);
  }
  const result = claims.safeParse(payload);
  if (!result.success) throw refuse(reasonOf(result.error), result.error);
  const { sub: id, digest, iat, exp } = result.data;
  if ((exp - iat) * 1000 > LONGEST_MS) throw refuse('it would hold for longer than a day');
  return { id, digest, until: exp * 1000 };
}
