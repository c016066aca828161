import type { DataClient } from 'shared-auth/supabase-client';

/** Whether somebody else is an administrator in good standing. For administrators, who read everybody. */
export async function hasOtherAdministrator(client: DataClient, id: string): Promise<boolean> {
  const { data, error } = await client
    .from('profiles')
    .select('id')
    .eq('role', 'admin')
    .neq('status', 'suspended')
    .neq('id', id)
    .limit(1);
  if (error) throw error;
  return data.length > 0;
}
