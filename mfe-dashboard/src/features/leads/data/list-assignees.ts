import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Who may follow a lead up, by name, for an administrator; others may read none but themselves.
 * @throws the database's error
 */
export async function listAssignees(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email, role')
    .in('role', ['coach', 'admin'])
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email, role }) => ({
    id,
    name: name || email || 'No name',
    isCoach: role === 'coach',
  }));
}

export type Assignee = Awaited<ReturnType<typeof listAssignees>>[number];
