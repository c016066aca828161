import type { DataClient } from 'shared-auth/supabase-client';
import type { ModuleId } from '../module-types.ts';

interface Reached {
  readonly module: ModuleId;
  readonly lesson: number;
  readonly score: number | null;
}

/**
 * Keeps what somebody has reached in a module. The database takes the greater of what it has and this, and computes the
 * percent.
 * @returns the row as it is now
 * @throws the database's error; 42501 for who does not train
 */
export async function saveProgress(client: DataClient, userId: string, { module, lesson, score }: Reached) {
  const { data, error } = await client
    .from('training_progress')
    .upsert({
      user_id: userId,
      module_id: module,
      lesson,
      ...(score === null ? {} : { quiz_score: score }),
    })
    .select('module_id, percent, lesson, quiz_score')
    .single();
  if (error) throw error;
  return data;
}
