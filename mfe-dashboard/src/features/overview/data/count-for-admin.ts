import type { DataClient } from 'shared-auth/supabase-client';

export interface AdminCounts {
  readonly users: number;
  readonly coaches: number;
  readonly clients: number;
  readonly newLeads: number;
}

/**
 * How many users, coaches, clients and unanswered leads there are.
 * @throws the database's error of the first count that failed
 */
export async function countForAdmin(client: DataClient): Promise<AdminCounts> {
  const only = { count: 'exact', head: true } as const;
  const [users, coaches, clients, leads] = await Promise.all([
    client.from('profiles').select('id', only),
    client.from('profiles').select('id', only).eq('role', 'coach'),
    client.from('clients').select('id', only),
    client.from('leads').select('id', only).eq('status', 'new'),
  ]);
  for (const { error } of [users, coaches, clients, leads]) if (error) throw error;
  return {
    users: users.count ?? 0,
    coaches: coaches.count ?? 0,
    clients: clients.count ?? 0,
    newLeads: leads.count ?? 0,
  };
}
