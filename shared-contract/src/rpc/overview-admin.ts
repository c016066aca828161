import * as z from 'zod/mini';
import { count, instant, rpc } from './rpc.ts';

const oldest = z.nullable(instant);

export const overviewAdmin = rpc(
  'overview_admin',
  z.object({
    leads: z.object({ count, oldest }),
    applications: z.object({ count, oldest, nextDue: z.nullable(instant), overdue: count }),
    calls: z.object({ within24Hours: count, withoutHost: count, next: z.nullable(instant) }),
    /** Within two days. */
    invitations: z.object({ expiring: count, next: z.nullable(instant) }),
    unknownRoles: count,
    users: count,
    clients: count,
    coaches: count,
  }),
);
