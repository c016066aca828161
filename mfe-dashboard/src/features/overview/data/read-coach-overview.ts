import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';
import { application, clientEntry, deadline, training } from './parts.ts';

const story = {
  id: z.string(),
  title: z.string(),
  clientId: z.nullable(z.string()),
  client: z.nullable(z.string()),
};
const overview = z.object({
  /** As document 3, section 4 of the specification derives them from the clients that the user may read. */
  figures: z.object({
    clients: z.number(),
    clientsWithStories: z.number(),
    stories: z.number(),
    published: z.number(),
    /** Published stories of all stories, in whole percent; 0 without stories. */
    completionRate: z.number(),
  }),
  /** The first eight of those within thirty days. */
  due: z.array(deadline),
  dueCount: z.number(),
  /** The oldest first. */
  inReview: z.array(z.object({ ...story, since: z.string() })),
  latestStories: z.array(
    z.object({
      ...story,
      status: z.enum(['draft', 'in_review', 'published', 'archived']),
      updatedAt: z.string(),
    }),
  ),
  recentClients: z.array(clientEntry),
  application: z.nullable(application),
  training,
});

export type CoachOverview = z.infer<typeof overview>;
export type StoryEntry = CoachOverview['latestStories'][number];

/**
 * What a coach sees first, over the clients that they may read.
 * @throws the database's error; 42501 for who is no coach
 */
export async function readCoachOverview(client: DataClient): Promise<CoachOverview> {
  const { data, error } = await client.rpc('overview_coach');
  if (error) throw error;
  return overview.parse(data);
}
