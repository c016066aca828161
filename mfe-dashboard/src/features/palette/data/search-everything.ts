import { z } from 'zod/mini';
import type { DataClient } from 'shared-auth/supabase-client';

const found = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.nullable(z.string()),
  /** How well it matches: 0 by its reference, 1 begins so, 2 a word of it does, 3 inside. */
  rank: z.number(),
});
const kinds = ['clients', 'leads', 'stories', 'applications', 'calls', 'people'] as const;
const answer = z.object({
  clients: z.array(found),
  leads: z.array(found),
  stories: z.array(found),
  applications: z.array(found),
  calls: z.array(found),
  people: z.array(found),
});

export type FoundKind = (typeof kinds)[number];
export type Everything = z.infer<typeof answer>;

/** Of each kind so many are shown. */
const MOST = 5;

/**
 * What the user may read and what matches, of each kind the best first.
 * @param q of two to a hundred characters
 * @throws the database's error
 */
export async function searchEverything(client: DataClient, q: string): Promise<Everything> {
  const { data, error } = await client.rpc('search_all', { q, most: MOST });
  if (error) throw error;
  return answer.parse(data);
}
