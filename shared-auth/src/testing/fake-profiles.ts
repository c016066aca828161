import type { Profile } from '../session-state.ts';

/** Parts of a profile. The role may be one that this release does not know: tables come before pages. */
export type ProfileParts = Partial<Omit<Profile, 'role'> & { readonly role: string }>;

/** A whole profile row; what is not given is as the database would fill it. */
export function makeProfile({
  role = 'user',
  ...given
}: ProfileParts & Pick<Profile, 'id' | 'email'>): Profile {
  return {
    name: given.email.split('@')[0] ?? '',
    role: role as Profile['role'],
    account_type: 'client',
    company: null,
    phone: null,
    onboarded: false,
    status: 'active',
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
    version: 1,
    updated_by: null,
    search: given.email,
    avatar_path: null,
    theme: null,
    ...given,
  };
}
