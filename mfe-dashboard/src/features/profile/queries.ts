import { callRpc, RpcError } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { memberProfile } from 'shared-contract/rpc/members';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

/** A person's profile, limited to what the caller can see. */
export type Member = AnswerOf<typeof memberProfile>;
export type CoachProfile = NonNullable<Member['coach']>;

/**
 * Reads the profile of the caller or of a person the caller works with.
 * @returns null if there is no such person or the caller has no access
 */
export const readMember = (client: DataClient, person: string | null): Promise<Member | null> =>
  callRpc(client, memberProfile, person === null ? {} : { person }).catch((error: unknown) => {
    if (error instanceof RpcError && error.code === 'PT404') return null;
    throw error;
  });

export async function saveCoachProfile(
  client: DataClient,
  id: string,
  { headline, bio, specialties }: CoachProfile,
): Promise<void> {
  const { error } = await client
    .from('coach_profiles')
    .upsert({ user_id: id, headline, bio, specialties: [...specialties] }, { onConflict: 'user_id' });
  if (error) throw error;
}

export async function sendMessage(client: DataClient, person: string, message: string): Promise<void> {
  const { error } = await client.rpc('send_message', { person, message });
  if (error) throw error;
}
