import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { trainingPeople } from 'shared-contract/rpc/learning';
import type { ModuleId } from '../../lib/training.ts';

export async function listProgress(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('training_progress')
    .select('module_id, percent, lesson, quiz_score')
    .eq('user_id', userId);
  if (error) throw error;
  return data;
}

export type TrainingPerson = AnswerOf<typeof trainingPeople>[number];

/**
 * Returns up to 200 people whose training progress the user can read, most recent first. Either one person or everyone
 * else.
 */
export const listTrainingPeople = (
  client: DataClient,
  person: string | null,
): Promise<readonly TrainingPerson[]> =>
  callRpc(client, trainingPeople, person === null ? {} : { of_person: person });

interface Reached {
  readonly module: ModuleId;
  readonly lesson: number;
  readonly score: number | null;
}

/**
 * Saves progress in a module. The database saves the greater value and computes the percentage.
 * @returns the updated row
 * @throws 42501 if the user has no access to the training
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
