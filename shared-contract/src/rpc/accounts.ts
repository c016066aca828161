import * as z from 'zod/mini';
import { cppsLevels } from '../resources/levels.ts';
import { count, day, instant, rpc } from './rpc.ts';

/** `batch`: the clients that were reassigned with the change; null without any. */
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
