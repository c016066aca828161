import type { Tables } from './database.types.ts';

/** Access level. Only `profiles.role` decides it, never a token or the account type. */
export type Role = Tables<'profiles'>['role'];

const labels: Readonly<Record<Role, string>> = { user: 'Client', coach: 'Coach', admin: 'Administrator' };

interface WithRole {
  readonly role: string;
}

/** True for roles that the product knows; `client` is an older name of `user`. */
export function isKnownRole(role: string): boolean {
  return Object.hasOwn(labels, role) || role === 'client';
}

/** Returns the role of a profile. `client`, unknown roles, and a missing profile count as `user`. */
export function roleOf(profile: WithRole | null | undefined): Role {
  const role = profile?.role;
  return role === 'coach' || role === 'admin' ? role : 'user';
}

export function roleLabel(role: Role): string {
  return labels[role];
}

/** True if a profile has one of the roles. Without a profile there is no role. */
export function hasRole(profile: WithRole | null | undefined, ...roles: readonly Role[]): boolean {
  return profile != null && roles.includes(roleOf(profile));
}
