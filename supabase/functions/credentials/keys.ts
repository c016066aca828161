import { importJWK, type JWK } from 'jose';
import * as z from 'zod';
import { HttpError } from '../_shared/http-error.ts';

const base64url = z.string().regex(/^[\w-]{43}$/);
const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: base64url,
  y: base64url,
  d: base64url,
  kid: z.string().regex(/^[\w-]{1,80}$/),
});
const keySet = z.object({ keys: z.array(privateKey).min(1) });

export interface CredentialKeys {
  /** Public keys, newest first. `kid` is a URL that returns the key. */
  readonly published: readonly (JWK & { readonly kid: string })[];
  readonly signing: { readonly kid: string; readonly key: Awaited<ReturnType<typeof importJWK>> };
}

/**
 * Parses the signing keys in the setting `CREDENTIAL_KEYS`, a JSON Web Key Set. The first key signs. The others stay
 * published, so that their earlier signatures still verify.
 */
export async function readCredentialKeys(setting: string | null, siteUrl: string): Promise<CredentialKeys> {
  if (setting === null || setting === '') throw new HttpError(503, 'Credentials are not set up here yet');
  const { keys } = keySet.parse(JSON.parse(setting));
  const addressOf = (kid: string): string => `${siteUrl}/credentials/keys/${kid}`;
  const published = keys.map(({ kty, crv, x, y, kid }) => ({
    kty,
    crv,
    x,
    y,
    kid: addressOf(kid),
    use: 'sig',
    alg: 'ES256',
  }));
  const [first] = keys;
  if (first === undefined) throw new Error('CREDENTIAL_KEYS has no key');
  const { kid, ...jwk } = first;
  return { published, signing: { kid: addressOf(kid), key: await importJWK(jwk, 'ES256') } };
}
