import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';

export type Decision = 'approve' | 'reject';

const held = z.object({ decision: z.enum(['approve', 'reject']), letterAt: z.string() });
const preview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Preview = z.infer<typeof preview>;

/**
 * Decides; the letter goes in a minute, and until then the decision can be taken back.
 * @throws FunctionRefused
 */
export async function holdDecision(
  client: DataClient,
  applicationId: string,
  decision: Decision,
  note: string,
) {
  const body = { applicationId, decision, note, mode: 'hold' };
  return held.parse(await callFunction(client, 'decide-application', body));
}

/**
 * The letter that would go.
 * @throws FunctionRefused
 */
export async function previewLetter(
  client: DataClient,
  applicationId: string,
  decision: Decision,
  note: string,
): Promise<Preview> {
  const body = { applicationId, decision, note, mode: 'preview' };
  return preview.parse(await callFunction(client, 'decide-application', body));
}

/**
 * Takes an application into review, a rejected one again; the applicant is told at once.
 * @throws FunctionRefused
 */
export async function takeIntoReview(client: DataClient, applicationId: string): Promise<void> {
  await callFunction(client, 'decide-application', { applicationId, decision: 'in_review' });
}
