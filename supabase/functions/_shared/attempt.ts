import * as z from 'zod';
import { sha256 } from './tokens.ts';

/** What every public form sends beside its name. */
export const attemptShape = {
  values: z.record(z.string(), z.unknown(), 'Send the values of the form'),
  website: z.string().max(2000).nullish().catch('filled in with something else'),
  requestId: z.uuid('Send a request id').transform((id) => id.toLowerCase()),
};

/** A reference like any other, the same at every attempt, behind which there is nothing. */
export async function decoyReference(prefix: string, seed: string): Promise<string> {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const digest = await sha256(seed);
  const code = Array.from({ length: 8 }, (_, at) =>
    letters.charAt(Number.parseInt(digest.slice(at * 2, at * 2 + 2), 16) & 31),
  ).join('');
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}
