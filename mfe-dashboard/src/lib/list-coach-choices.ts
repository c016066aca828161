import type { DataClient } from 'shared-auth/supabase-client';

export interface CoachChoice {
  readonly id: string;
  readonly label: string;
}

/** Who may be given clients, by name and address. @throws the database's error */
export async function listCoachChoices(client: DataClient): Promise<readonly CoachChoice[]> {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .eq('role', 'coach')
    .neq('status', 'suspended')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ id, label: name.trim() ? `${name.trim()}, ${email}` : email }));
}
