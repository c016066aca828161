import type { DataClient } from 'shared-auth/supabase-client';
import { callFunction } from '../../../lib/call-function.ts';

interface Credential {
  /** The Open Badge, to be read. */
  readonly credential: object;
  /** The same, signed: what programs verify. */
  readonly token: string;
}

/** The signed Open Badge of a certificate. @throws (rejects) CallRefusal */
export const readCredential = (client: DataClient, code: string): Promise<Credential> =>
  callFunction<Credential>(client, 'credentials', { code });
