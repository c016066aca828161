import type { Role } from 'shared-auth/roles';

/** The account that listens. Its role is null until its profile has loaded. */
export interface Reader {
  readonly id: string;
  readonly role: Role | null;
}

interface Binding {
  readonly event: '*' | 'DELETE';
  readonly schema: 'public';
  readonly table: LiveTable;
  readonly filter?: string;
}

/**
 * For each role, the columns that contain the reader's id in every row that the policies let the reader see. Null if
 * the policies also allow other rows. The backend applies a filter before any policy: without one, each change costs it
 * a query per reader.
 */
export const ownColumns = {
  application_decisions: { user: null, coach: null, admin: null },
  application_events: { user: null, coach: null, admin: null },
  bookings: { user: ['user_id'], coach: ['user_id', 'host_id'], admin: null },
  certification_applications: { user: ['user_id'], coach: ['user_id'], admin: null },
  client_deadlines: { user: null, coach: null, admin: null },
  clients: { user: ['user_id'], coach: ['coach_id', 'user_id'], admin: null },
  invitations: { user: null, coach: null, admin: null },
  lead_events: { user: null, coach: null, admin: null },
  leads: { user: ['assigned_to'], coach: ['assigned_to'], admin: null },
  notifications: { user: ['user_id'], coach: ['user_id'], admin: ['user_id'] },
  profiles: { user: ['id'], coach: null, admin: null },
  stories: { user: ['user_id'], coach: null, admin: null },
  story_comments: { user: null, coach: null, admin: null },
  waitlist: { user: null, coach: null, admin: null },
} as const satisfies Readonly<Record<string, Readonly<Record<Role, readonly string[] | null>>>>;

export type LiveTable = keyof typeof ownColumns;

/**
 * Returns a channel's bindings for a table. For a deleted row, a hosted project sends only the key, which passes no
 * filter on another column. Deletes are therefore bound without a filter and can be of rows that the reader never saw.
 * A change that passes several bindings arrives once for each.
 */
export function bindingsFor(table: LiveTable, { id, role }: Reader): readonly Binding[] {
  const columns = role === null ? null : ownColumns[table][role];
  const all = { event: '*', schema: 'public', table } as const;
  if (columns === null) return [all];
  return [
    ...columns.map((column) => ({ ...all, filter: `${column}=eq.${id}` })),
    { ...all, event: 'DELETE' },
  ];
}
