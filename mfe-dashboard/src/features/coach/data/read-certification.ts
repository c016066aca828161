import type { DataClient } from 'shared-auth/supabase-client';
import { cppsLevels } from 'shared-contract/resources/levels';
import { z } from 'zod/mini';

const certification = z.object({
  /** The latest one. */
  application: z.nullable(
    z.object({
      reference: z.string(),
      status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
      isWaiting: z.boolean(),
    }),
  ),
  cohort: z.nullable(
    z.object({
      name: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      status: z.string(),
    }),
  ),
  /** Those that were begun, the latest first. */
  modules: z.array(z.object({ id: z.string(), percent: z.number() })),
  /** One's own and those of one's clients. */
  stories: z.object({ created: z.number(), published: z.number() }),
  /** Reviews with clients that the caller holds. */
  reviews: z.object({ held: z.number(), booked: z.number() }),
  level: z.enum(cppsLevels),
  certificate: z.nullable(
    z.object({
      code: z.string(),
      status: z.enum(['valid', 'expired', 'revoked']),
      completedOn: z.string(),
      expiresOn: z.string(),
    }),
  ),
});

export type Certification = z.infer<typeof certification>;

/**
 * How far the caller is with the certification.
 * @throws the database's error; 42501 for who is no coach
 */
export async function readCertification(client: DataClient): Promise<Certification> {
  const { data, error } = await client.rpc('own_certification');
  if (error) throw error;
  return certification.parse(data);
}
