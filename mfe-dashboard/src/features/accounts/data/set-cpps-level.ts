import type { DataClient } from 'shared-auth/supabase-client';
import type { EarnedLevel } from 'shared-contract/resources/levels';

/** Gives somebody a level, who is told. @throws the database's error; `PT409` without a valid certificate */
export async function setCppsLevel(client: DataClient, id: string, level: EarnedLevel): Promise<void> {
  const { error } = await client.rpc('set_cpps_level', { user_id: id, level });
  if (error) throw error;
}
