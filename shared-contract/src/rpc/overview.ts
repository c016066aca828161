import * as z from 'zod/mini';
import { cppsLevels } from '../resources/levels.ts';
import { accountRecord } from './clients.ts';
import { count, day, instant, rpc } from './rpc.ts';

/* Fields that the overviews of clients and coaches share. */

const clientEntry = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  status: z.enum(['Active', 'Prospect', 'Inactive']),
  createdAt: instant,
});

const deadline = z.object({
  id: z.string(),
  clientId: z.string(),
  client: z.string(),
  name: z.string(),
  dueOn: day,
  overdue: z.boolean(),
});

/** The user's latest application. */
const application = z.nullable(
  z.object({
    reference: z.string(),
    type: z.enum(['cpa', 'client']),
    status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
    reviewDueAt: instant,
    hasSeat: z.boolean(),
    /** Null until the cohort is announced. */
    cohort: z.nullable(z.string()),
    startsOn: z.nullable(day),
    isWaiting: z.boolean(),
  }),
);

/** Modules that the user started, most advanced first; null without a seat. */
const training = z.nullable(z.array(z.object({ moduleId: z.string(), percent: z.number() })));

const oldest = z.nullable(instant);

export const overviewAdmin = rpc(
  'overview_admin',
  z.object({
    leads: z.object({ count, oldest }),
    applications: z.object({ count, oldest, nextDue: z.nullable(instant), overdue: count }),
    calls: z.object({ within24Hours: count, withoutHost: count, next: z.nullable(instant) }),
    /** Invitations that expire within two days. */
    invitations: z.object({ expiring: count, next: z.nullable(instant) }),
    unknownRoles: count,
    users: count,
    clients: count,
    coaches: count,
  }),
);

const story = {
  id: z.string(),
  title: z.string(),
  clientId: z.nullable(z.string()),
  client: z.nullable(z.string()),
};

export const overviewCoach = rpc(
  'overview_coach',
  z.object({
    /** Computed from the clients that the user may read (specification, document 3, section 4). */
    figures: z.object({
      clients: count,
      clientsWithStories: count,
      stories: count,
      published: count,
      /** Published stories as a whole percent of all stories; 0 without stories. */
      completionRate: z.number(),
    }),
    /** The first eight deadlines within thirty days. */
    due: z.array(deadline),
    dueCount: count,
    /** Oldest first. */
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

export const overviewUser = rpc(
  'overview_user',
  z.object({
    nextCall: z.nullable(
      z.object({
        id: z.string(),
        reference: z.string(),
        kind: z.enum(['discovery', 'client_review', 'expert_session']),
        startsAt: instant,
      }),
    ),
    plan: z.object({
      /** Clients of every status. */
      clients: count,
      activeClients: count,
      /** Dollars a year, for active clients. */
      taxSavings: z.number(),
      nextDeadline: z.nullable(deadline),
    }),
    papers: z.array(
      z.object({
        /** For a document, its path in the storage bucket. */
        id: z.string(),
        kind: z.enum(['projection', 'document']),
        name: z.string(),
        clientId: z.nullable(z.string()),
        at: instant,
      }),
    ),
    /** Records of the firm in which the user is the client. */
    records: z.array(accountRecord),
    recentClients: z.array(clientEntry),
    stories: count,
    application,
    training,
    nextCohort: z.nullable(z.object({ id: z.string(), name: z.string(), startsOn: day, seatsLeft: z.int() })),
  }),
);

export const ownCertification = rpc(
  'own_certification',
  z.object({
    /** The latest application. */
    application: z.nullable(
      z.object({
        reference: z.string(),
        status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
        isWaiting: z.boolean(),
      }),
    ),
    cohort: z.nullable(z.object({ name: z.string(), startsOn: day, endsOn: day, status: z.string() })),
    /** Started modules, latest first. */
    modules: z.array(z.object({ id: z.string(), percent: z.number() })),
    /** Stories by the coach and by the coach's clients. */
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
    /** Computed from the clients that the user may read (specification, document 3, section 4). */
    figures: z.object({ clients: count, clientsWithStories: count, stories: count, published: count }),
    /** The five clients that were added last. */
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
