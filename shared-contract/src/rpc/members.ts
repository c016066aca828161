import * as z from 'zod/mini';
import { cppsLevels } from '../resources/levels.ts';
import { count, day, instant, rpc } from './rpc.ts';

const person = { id: z.string(), name: z.string(), role: z.enum(['user', 'coach', 'admin']) };

/** A person's profile, limited to what the caller can see. */
export const memberProfile = rpc(
  'member_profile',
  z.object({
    ...person,
    /** True if the person shows only name and role. The optional fields are then missing. */
    isHidden: z.boolean(),
    avatarPath: z.optional(z.nullable(z.string())),
    memberSince: z.optional(instant),
    email: z.optional(z.nullable(z.string())),
    mayMessage: z.boolean(),
    coach: z.optional(
      z.nullable(z.object({ headline: z.string(), bio: z.string(), specialties: z.array(z.string()) })),
    ),
    /** The people the caller works with; null on the profile of another person. */
    people: z.optional(z.nullable(z.array(z.object(person)))),
  }),
);

export const dataSummary = rpc(
  'data_summary',
  z.object({ stories: count, clients: count, lastActivity: z.nullable(instant) }),
);

/** `batch`: the id of the bulk reassignment of clients; null if none were reassigned. */
export const changeRole = rpc('change_role', z.object({ version: z.int(), batch: z.nullable(z.string()) }));

/** Null for an account that no longer exists. */
export const accountFacts = rpc(
  'account_facts',
  z.nullable(
    z.object({
      sessions: count,
      signedInAt: z.nullable(instant),
      secondFactor: z.boolean(),
      ownClients: count,
      coachedClients: count,
      leads: count,
      stories: count,
      applications: count,
      calls: count,
      /** Null without a valid certificate. */
      level: z.nullable(z.enum(cppsLevels)),
      certifiedUntil: z.nullable(day),
    }),
  ),
);

/** Free start times, ascending: with the call's host, or with the office. */
export const freeStartsOfCall = rpc('free_starts_of_call', z.object({ slots: z.array(instant) }));

/** Free start times of a review. `host` is null for an account without a name. */
export const freeReviewStarts = rpc(
  'free_review_starts',
  z.object({ timeZone: z.string(), host: z.nullable(z.string()), slots: z.array(instant) }),
);
