import type { DataClient } from 'shared-auth/supabase-client';
import { callFunction } from '../../../lib/call-function.ts';
import type { CompletionValues } from '../cohort.schema.ts';

type Action =
  | ({ readonly action: 'complete'; readonly memberId: string } & CompletionValues)
  | { readonly action: 'undo' | 'renew'; readonly certificateId: string }
  | { readonly action: 'revoke'; readonly certificateId: string; readonly reason: string };

/** What became of the certificate. */
export interface Certified {
  readonly code: string;
  readonly expiresOn: string;
  /** False when it was so before. */
  readonly changed: boolean;
  /** False when the holder's letter could not be sent. */
  readonly mailed: boolean;
}

/** Issues a certificate or changes one. @throws (rejects) CallRefusal */
export const certify = (client: DataClient, action: Action): Promise<Certified> =>
  callFunction<Certified>(client, 'certify', action);
