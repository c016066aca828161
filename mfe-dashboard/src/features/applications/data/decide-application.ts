import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import { callFunction } from '../../../lib/call-function.ts';

/** What has a letter to be looked at before it is decided. */
export type Decision = 'approve' | 'reject' | 'take_off';
/** A seat in a cohort; or the waiting list, of a cohort or of whichever has a seat first. */
export interface Place {
  readonly cohortId: string | null;
  readonly waits: boolean;
}
export interface Decided {
  readonly decision: Decision;
  readonly note: string;
  /** Of an approval that seats somebody. */
  readonly place?: Place | undefined;
}

const held = z.object({ letterAt: z.string() });
const preview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Preview = z.infer<typeof preview>;

const bodyOf = (applicationId: string, { decision, note, place }: Decided, mode: 'hold' | 'preview') => ({
  applicationId,
  decision,
  note,
  ...place,
  mode,
});

/**
 * Decides; the letter goes in a minute, and until then the decision can be taken back.
 * @throws FunctionRefused
 */
export const holdDecision = async (client: DataClient, applicationId: string, decided: Decided) =>
  held.parse(await callFunction(client, 'decide-application', bodyOf(applicationId, decided, 'hold')));

/**
 * The letter that would go.
 * @throws FunctionRefused
 */
export const previewLetter = async (
  client: DataClient,
  applicationId: string,
  decided: Decided,
): Promise<Preview> =>
  preview.parse(await callFunction(client, 'decide-application', bodyOf(applicationId, decided, 'preview')));

/**
 * Takes an application into review, a rejected one again, in a minute; until then it can be taken back.
 * @throws FunctionRefused
 */
export async function takeIntoReview(client: DataClient, applicationId: string) {
  const body = { applicationId, decision: 'in_review', mode: 'hold' };
  return held.parse(await callFunction(client, 'decide-application', body));
}
