import { z } from 'zod';

/** The public half of an Ed25519 key pair as a JWK: who serves a site checks `live.json` by it. */
const liveKey = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string().min(1),
    kid: z.string().optional(),
    d: z.never('this is the key that signs; the public one belongs here').optional(),
  })
  .transform(({ kty, crv, x, kid }) => ({ kty, crv, x, ...(kid !== undefined && { kid }) }));

/** How many seconds lie between two looks at `live.json`, where that is said. */
export const lookSeconds = z.coerce.number('expected a number of seconds').min(0.1).max(300).optional();

/** The same from JSON text. */
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
