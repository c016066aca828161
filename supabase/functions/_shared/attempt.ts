import * as z from 'zod';
import { derivedBytes } from './tokens.ts';

/** Fields that every public form sends in addition to its name. */
export const attemptShape = {
  values: z.record(z.string(), z.unknown(), 'Send the values of the form'),
  website: z.string().max(2000).nullish().catch('filled in with something else'),
  requestId: z.uuid('Send a request id').transform((id) => id.toLowerCase()),
};

/**
 * Returns a reference that looks real and is the same for every attempt, but leads to nothing. Derived from the secret
 * key, so that someone who knows the request id can neither predict it nor learn what was submitted with that id.
 */
export async function decoyReference(prefix: string, secretKey: string, requestId: string): Promise<string> {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = await derivedBytes(secretKey, `decoy:${prefix}:${requestId}`);
  const code = Array.from(bytes.slice(0, 8), (byte) => letters.charAt(byte & 31)).join('');
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}
