import * as z from 'zod';
import { derivedBytes } from './tokens.ts';

/** What every public form sends beside its name. */
export const attemptShape = {
  values: z.record(z.string(), z.unknown(), 'Send the values of the form'),
  website: z.string().max(2000).nullish().catch('filled in with something else'),
  requestId: z.uuid('Send a request id').transform((id) => id.toLowerCase()),
};

/**
 * A reference like any other, the same at every attempt, behind which there is nothing. Made with the secret key: whoever
 * knows the request id can neither foresee it nor learn anything of what was received by that id.
 */
export async function decoyReference(prefix: string, secretKey: string, requestId: string): Promise<string> {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = await derivedBytes(secretKey, `decoy:${prefix}:${requestId}`);
  const code = Array.from(bytes.slice(0, 8), (byte) => letters.charAt(byte & 31)).join('');
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}
