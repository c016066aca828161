import * as z from 'zod/mini';
import { cppsLevels } from '../resources/levels.ts';
import { count, day, instant, rpc } from './rpc.ts';

export const ownCertification = rpc(
  'own_certification',
  z.object({
    /** The latest one. */
    application: z.nullable(
      z.object({
        reference: z.string(),
        status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
        isWaiting: z.boolean(),
      }),
    ),
    cohort: z.nullable(z.object({ name: z.string(), startsOn: day, endsOn: day, status: z.string() })),
    /** Those that were started, the latest first. */
    modules: z.array(z.object({ id: z.string(), percent: z.number() })),
    /** The coach's and those of the coach's clients. */
    stories: z.object({ created: count, published: count }),
    /** Reviews with clients that the caller hosts. */
    reviews: z.object({ held: count, booked: count }),
    level: z.enum(cppsLevels),
    certificate: z.nullable(
      z.object({
        code: z.string(),
        status: z.enum(['valid', 'expired', 'revoked']),
        completedOn: day,
        expiresOn: day,
      }),
    ),
  }),
);

export const coachPage = rpc(
  'coach_page',
  z.object({
    /** As document 3, section 4 of the specification derives them from the clients that the user may read. */
    figures: z.object({ clients: count, clientsWithStories: count, stories: count, published: count }),
    /** The five that were added last. */
    recentClients: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.nullable(z.string()),
        company: z.nullable(z.string()),
        stories: count,
        lastActivity: instant,
      }),
    ),
  }),
);
