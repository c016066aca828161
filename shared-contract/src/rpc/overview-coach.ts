import * as z from 'zod/mini';
import { application, clientEntry, deadline, training } from './overview-parts.ts';
import { count, instant, rpc } from './rpc.ts';

const story = {
  id: z.string(),
  title: z.string(),
  clientId: z.nullable(z.string()),
  client: z.nullable(z.string()),
};

export const overviewCoach = rpc(
  'overview_coach',
  z.object({
    /** As document 3, section 4 of the specification derives them from the clients that the user may read. */
    figures: z.object({
      clients: count,
      clientsWithStories: count,
      stories: count,
      published: count,
      /** Published stories of all stories, in whole percent; 0 without stories. */
      completionRate: z.number(),
    }),
    /** The first eight of those within thirty days. */
    due: z.array(deadline),
    dueCount: count,
    /** The oldest first. */
    inReview: z.array(z.object({ ...story, since: instant })),
    latestStories: z.array(
      z.object({
        ...story,
        status: z.enum(['draft', 'in_review', 'published', 'archived']),
        updatedAt: instant,
      }),
    ),
    recentClients: z.array(clientEntry),
    application,
    training,
  }),
);
