import { certificateCode } from 'shared-contract/certificate-code.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { clientAddress } from '../_shared/function.ts';

const input = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('verify'), code: z.string('Send a code').max(80, 'A code is shorter') }),
    z.object({
      action: z.literal('people'),
      id: z
        .string()
        .regex(/^[a-z0-9-]{1,140}$/, 'Send an id of the directory')
        .optional(),
    }),
  ],
  { error: 'Choose verify or people' },
);

const found = z.object({
  code: z.string(),
  name: z.string(),
  cohort: z.string(),
  issuedOn: z.string(),
  expiresOn: z.string(),
  status: z.enum(['valid', 'expired', 'revoked']),
  revokedOn: z.string().nullable(),
});

const person = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  firm: z.string(),
  location: z.string(),
  specializations: z.array(z.string()),
  // Paragraphs are separated by blank lines.
  about: z.string().transform((text) => text.split(/\n\s*\n/)),
  email: z.string(),
  cohort: z.string(),
  code: z.string(),
});

/**
 * Searches the register of certified people. Open to everyone.
 * - `{ action: 'verify', code }`, with the code as typed, returns `{ certificate }`: the content of the code's page, or
 *   null if the code is invalid or belongs to no certificate;
 * - `{ action: 'people', id? }` returns `{ people }`: the directory entries with a valid certificate. Errors: 400, 413,
 *   429 with `retryAfter` in seconds (60 codes in ten minutes per network).
 */
export const handler = endpoint(input, async (asked, request, context) => {
  if (asked.action === 'people') {
    const people = await callDatabase(context, 'service', 'list_directory', { slug: asked.id ?? null });
    return { people: z.array(person).parse(people) };
  }
  const code = certificateCode(asked.code);
  if (code === undefined) return { certificate: null };
  const certificate = await callDatabase(context, 'service', 'verify_certificate', {
    code,
    address: clientAddress(request),
  });
  return { certificate: found.nullable().parse(certificate) };
});
