import type { DataClient } from 'shared-auth/supabase-client';
import type { EarnedLevel } from 'shared-contract/resources/levels';

/** Who holds a valid certificate, with the level: for administrators. @throws the database's error */
export async function listLevels(client: DataClient) {
  const { data, error } = await client.rpc('list_cpps_levels');
  if (error) throw error;
  return data;
}

export type LevelHolder = Awaited<ReturnType<typeof listLevels>>[number];

/** Gives somebody a level, who is told. @throws the database's error; `PT409` without a valid certificate */
export async function setLevel(client: DataClient, userId: string, level: EarnedLevel): Promise<void> {
  const { error } = await client.rpc('set_cpps_level', { user_id: userId, level });
  if (error) throw error;
}
