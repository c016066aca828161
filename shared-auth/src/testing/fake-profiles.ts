import type { Profile } from '../session-state.ts';

/** Part of a profile. The role may be unknown to this release, because tables are deployed before pages. */
export type ProfileParts = Partial<Omit<Profile, 'role'> & { readonly role: string }>;

/** Returns a complete profile row. Missing fields get the database's defaults. */
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
