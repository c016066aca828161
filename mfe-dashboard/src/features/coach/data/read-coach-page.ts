import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';

const page = z.object({
  /** As document 3, section 4 of the specification derives them from the clients that the user may read. */
  figures: z.object({
    clients: z.number(),
    clientsWithStories: z.number(),
    stories: z.number(),
    published: z.number(),
  }),
  /** The five who were added last. */
  recentClients: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      company: z.nullable(z.string()),
      stories: z.number(),
      lastActivity: z.string(),
    }),
  ),
});

export type CoachPage = z.infer<typeof page>;
export type RecentClient = CoachPage['recentClients'][number];

/**
 * What the coach's page shows, over the clients that the caller may read.
 * @throws the database's error; 42501 for who is no coach
 */
export async function readCoachPage(client: DataClient): Promise<CoachPage> {
  const { data, error } = await client.rpc('coach_page');
  if (error) throw error;
  return page.parse(data);
}
