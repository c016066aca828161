import type { DataClient } from 'shared-auth/supabase-client';

/**
 * How far the user is in each module that they have begun.
 * @throws the database's error
 */
export async function listProgress(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('training_progress')
    .select('module_id, percent, lesson, quiz_score')
    .eq('user_id', userId);
  if (error) throw error;
  return data;
}
