import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';
import { type Answers, readAnswers, type StepAnswers } from 'shared-contract/onboarding/answers';

export interface Progress {
  readonly answers: Answers;
  /** Index of the step to resume at. */
  readonly step: number;
  readonly completedAt: string | null;
}

/** Returns a member's progress; no answers for one who has not begun. */
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

interface StepToSave {
  readonly userId: string;
  readonly stepId: string;
  readonly answers: StepAnswers;
  /** Index of the step to resume at. */
  readonly next: number;
}

/**
 * Saves the answers of one step. Reads those of the others first, because another device may have saved some since.
 * @returns all answers
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

/** Marks the signed-in member as onboarded. Repeated calls don't change the first time. */
export async function finishOnboarding(client: DataClient): Promise<void> {
  const { error } = await client.rpc('finish_onboarding').abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS));
  if (error) throw error;
}
