import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';
import { readAnswers, type Answers } from '../answers.ts';

/** How far somebody has come. */
export interface Progress {
  readonly answers: Answers;
  /** Index of the step to go on with. */
  readonly step: number;
  readonly completedAt: string | null;
}

/**
 * What a member has answered so far; nothing for somebody who has not begun.
 * @throws the database's error
 */
export async function loadOnboarding(client: DataClient, userId: string): Promise<Progress> {
  const { data, error } = await client
    .from('onboarding_answers')
    .select('answers, step, completed_at')
    .eq('user_id', userId)
    .abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS))
    .maybeSingle();
  if (error) throw error;
  return {
    answers: readAnswers(data?.answers),
    step: data?.step ?? 0,
    completedAt: data?.completed_at ?? null,
  };
}
