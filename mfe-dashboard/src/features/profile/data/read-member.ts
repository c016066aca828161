import type { Role } from 'shared-auth/roles';
import type { DataClient } from 'shared-auth/supabase-client';

export interface CoachWords {
  readonly headline: string;
  readonly bio: string;
  readonly specialties: readonly string[];
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** A person as the caller may see them. */
export interface Member extends Person {
  /** They do not show more than name and role. */
  readonly isHidden: boolean;
  readonly avatarPath?: string | null;
  readonly memberSince?: string;
  readonly email?: string | null;
  readonly mayMessage: boolean;
  readonly coach?: CoachWords | null;
  /** Whom the caller works with; of the caller's own profile. */
  readonly people?: readonly Person[] | null;
}

/**
 * Somebody the caller works with, or the caller.
 * @returns null where there is no such person, or none of the caller's concern
 * @throws the database's error
 */
export async function readMember(client: DataClient, person: string | null): Promise<Member | null> {
  const { data, error } = await client.rpc('member_profile', person === null ? {} : { person });
  if (error?.code === 'PT404') return null;
  if (error) throw error;
  return data as unknown as Member;
}
