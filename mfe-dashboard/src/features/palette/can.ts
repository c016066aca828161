import type { Role } from 'shared-auth/roles';

/* What is offered to whom. The database refuses the rest, whatever is offered. */
const allowed = {
  addClient: ['user', 'coach', 'admin'],
  writeStory: ['user', 'coach', 'admin'],
  scheduleReview: ['coach', 'admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Act = keyof typeof allowed;

export const can = (role: Role, act: Act): boolean => (allowed[act] as readonly Role[]).includes(role);
