import { callRpc, RpcError } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { memberProfile } from 'shared-contract/rpc/members';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

/** A person as the caller may see them. */
export type Member = AnswerOf<typeof memberProfile>;
export type CoachWords = NonNullable<Member['coach']>;

/**
 * Somebody the caller works with, or the caller.
 * @returns null where there is no such person, or none of the caller's concern
 * @throws RpcError
 */
export const readMember = (client: DataClient, person: string | null): Promise<Member | null> =>
  callRpc(client, memberProfile, person === null ? {} : { person }).catch((error: unknown) => {
    if (error instanceof RpcError && error.code === 'PT404') return null;
    throw error;
  });
