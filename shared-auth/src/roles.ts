import type { Tables } from './database.types.ts';

/** What a person may see. Decided by `profiles.role` alone, never by a token or by what they registered as. */
export type Role = Tables<'profiles'>['role'];

const labels: Readonly<Record<Role, string>> = { user: 'Client', coach: 'Coach', admin: 'Administrator' };

interface WithRole {
  readonly role: string;
}

/** Whether a role from the database is one that the product knows; `client` is an older name of `user`. */
export function isKnownRole(role: string): boolean {
  return Object.hasOwn(labels, role) || role === 'client';
}

/** The role of a profile; `client`, anything unknown and no profile are read as `user`. */
export function roleOf(profile: WithRole | null | undefined): Role {
  const role = profile?.role;
  return role === 'coach' || role === 'admin' ? role : 'user';
}

/** How a role is named to people. */
export function roleLabel(role: Role): string {
  return labels[role];
}

/** Whether a profile has one of the roles. Nobody without a profile has any. */
export function hasRole(profile: WithRole | null | undefined, ...roles: readonly Role[]): boolean {
  return profile != null && roles.includes(roleOf(profile));
}
