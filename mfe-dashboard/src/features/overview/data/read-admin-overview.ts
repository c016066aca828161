import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';

const instant = z.nullable(z.string());
const overview = z.object({
  leads: z.object({ count: z.number(), oldest: instant }),
  applications: z.object({ count: z.number(), oldest: instant, nextDue: instant, overdue: z.number() }),
  calls: z.object({ within24Hours: z.number(), withoutHost: z.number(), next: instant }),
  /** Within two days. */
  invitations: z.object({ expiring: z.number(), next: instant }),
  unknownRoles: z.number(),
  users: z.number(),
  clients: z.number(),
  coaches: z.number(),
});

export type AdminOverview = z.infer<typeof overview>;

/**
 * What waits for an answer, and how much there is of everything.
 * @throws the database's error; 42501 for who is no administrator
 */
export async function readAdminOverview(client: DataClient): Promise<AdminOverview> {
  const { data, error } = await client.rpc('overview_admin');
  if (error) throw error;
  return overview.parse(data);
}
