import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';
import type { Answers, StepAnswers } from '../answers.ts';
import { loadOnboarding } from './load-onboarding.ts';

export interface StepToSave {
  readonly userId: string;
  readonly stepId: string;
  readonly answers: StepAnswers;
  /** Index of the step to go on with. */
  readonly next: number;
}

/**
 * Keeps the answers of one step beside those of the others, as they stand in the database: another device may have
 * written some since.
 * @returns all answers
 * @throws the database's error
 */
export async function saveStep(
  client: DataClient,
  { userId, stepId, answers, next }: StepToSave,
): Promise<Answers> {
  const known = await loadOnboarding(client, userId);
  const all: Answers = { ...known.answers, [stepId]: answers };
  const row = { user_id: userId, answers: all, step: next };
  const { error } = await client
    .from('onboarding_answers')
    .upsert(row, { onConflict: 'user_id' })
    .abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS));
  if (error) throw error;
  return all;
}
