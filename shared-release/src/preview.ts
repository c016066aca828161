import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { releaseSetSchema } from './release-set.ts';
import { describeProblems, ReleaseError } from './release.ts';

const previewSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hex digits'),
  /** Packages that differ from the live release set at the time of creation. */
  packages: z.array(z.string()).min(1),
  author: z.string().min(1),
  made: z.iso.datetime(),
  until: z.iso.datetime(),
  set: releaseSetSchema,
});

/** A release set that is not live, stored while it may be viewed. */
export type Preview = z.infer<typeof previewSchema>;

/**
 * Parses a preview from JSON text.
 *
 * @param source Name of the document in error messages.
 * @throws {ReleaseError} If the text is not a valid preview.
 */
export function parsePreview(text: string, source: string): Preview {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${source} is not JSON`, { cause });
  }
  const result = previewSchema.safeParse(value);
  if (!result.success) throw new ReleaseError(`${source} is no preview: ${describeProblems(result.error)}`);
  return result.data;
}

const TYPE = 'ninecourse-preview+jwt';

/** A link that is passed on or logged stops working after a day. */
export const LONGEST_MS = 24 * 60 * 60 * 1000;

const claims = z.object({
  sub: z.string().regex(/^[0-9a-f]{16}$/),
  /**
   * SHA-256 of the preview's document. Signing only the id would let anyone with write access to the store change the
   * preview.
   */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  iat: z.int(),
  exp: z.int(),
});

export interface PreviewToken {
  readonly id: string;
  readonly digest: string;
  /** Expiry in milliseconds. */
  readonly until: number;
}

const secondsOf = (ms: number) => Math.floor(ms / 1000);

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

/** @throws {ReleaseError} With the reason why the token is invalid. */
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

/** Path on the edge. A preview link is this path plus its token. */
export const PREVIEW_PATH = '/preview/';
/** Can't be a token. */
export const END_PATH = '/preview/end';
