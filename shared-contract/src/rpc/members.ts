import * as z from 'zod/mini';
import { count, instant, rpc } from './rpc.ts';

const person = { id: z.string(), name: z.string(), role: z.enum(['user', 'coach', 'admin']) };

/** A person as the caller may see them. */
export const memberProfile = rpc(
  'member_profile',
  z.object({
    ...person,
    /** The person shows no more than name and role: the optional fields are missing. */
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
