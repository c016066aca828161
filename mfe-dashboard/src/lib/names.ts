import type { DataClient } from 'shared-auth/supabase-client';
import { unwrap } from './unwrap.ts';

export type Names = ReadonlyMap<string, string>;

/** Returns the names of accounts that act on records the caller can read. Omits all others. */
export async function namesOf(client: DataClient, people: readonly string[]): Promise<Names> {
  if (people.length === 0) return new Map();
  const named = await unwrap(client.rpc('names_of', { people: [...people] }));
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** Shown instead of a name that the user can't read, such as that of a deleted account. */
export const UNKNOWN_USER = 'another user';

/**
 * Names the account that changed a record, for use in a sentence.
 * @param me id of the current user
 */
export async function changerOf(client: DataClient, person: string | null, me: string): Promise<string> {
  if (person === null) return UNKNOWN_USER;
  if (person === me) return 'you';
  try {
    return (await namesOf(client, [person])).get(person) ?? UNKNOWN_USER;
  } catch {
    // A failed lookup must not hide the message about the record.
    return UNKNOWN_USER;
  }
}

/** Returns the part of an email address before the `@`. Without an address, returns an empty string. */
export function emailLocalPart(email: string | null | undefined): string {
  return email?.split('@')[0] ?? '';
}

/** Returns a person's name, or else the local part of their email address, or else "User". */
export function displayName(
  profile: { readonly name?: string | null } | null,
  email: string | null | undefined,
): string {
  return [profile?.name?.trim(), emailLocalPart(email)].find(Boolean) ?? 'User';
}

export interface CoachChoice {
  readonly id: string;
  readonly label: string;
}

/** Returns the coaches who can be assigned clients, with name and email address. */
export async function listCoachChoices(client: DataClient): Promise<readonly CoachChoice[]> {
  const coaches = await unwrap(
    client
      .from('profiles')
      .select('id, name, email')
      .eq('role', 'coach')
      .neq('status', 'suspended')
      .order('name')
      .order('id')
      .limit(200),
  );
  return coaches.map(({ id, name, email }) => ({
    id,
    label: name.trim() ? `${name.trim()}, ${email}` : email,
  }));
}
