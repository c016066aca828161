import type { ListDefinition } from './list.ts';

/** Account roles with the specification's labels, in display order. */
export const accountRoles = [
  { value: 'user', label: 'User (Founder)' },
  { value: 'coach', label: 'Coach' },
  { value: 'admin', label: 'Admin' },
] as const;

/** All accounts, for administrators. */
export const usersList = {
  name: 'users',
  columns: [
    { id: 'email', label: 'Email', field: 'email', isSortable: true, width: 240, isGrowing: true },
    { id: 'name', label: 'Name', field: 'name', isSortable: true, width: 200, priority: 2 },
    { id: 'role', label: 'Role', field: 'role', isSortable: true, width: 104 },
    { id: 'joined', label: 'Joined', field: 'created_at', isSortable: true, width: 136, priority: 2 },
    { id: 'actions', label: 'Actions', field: 'role', width: 248, file: [] },
  ],
  filters: [
    { kind: 'choice', key: 'role', label: 'Role', field: 'role', options: accountRoles },
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      field: 'status',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'pending', label: 'Not onboarded yet' },
        { value: 'suspended', label: 'Suspended' },
      ],
    },
    {
      kind: 'choice',
      key: 'account',
      label: 'Registered as',
      field: 'account_type',
      options: [
        { value: 'client', label: 'Client' },
        { value: 'cpa', label: 'CPA' },
      ],
    },
  ],
  searched: ['search'],
  defaultSort: { column: 'role', descending: true },
  thenBy: { field: 'created_at', descending: true },
  drawerKey: 'user',
} as const satisfies ListDefinition;

/** Invitation states. An invitation that was not accepted in time is `expired`. */
const invitationStates = [
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'expired', label: 'Expired' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

export const invitationsList = {
  name: 'invitations',
  columns: [
    { id: 'email', label: 'Email', field: 'email', isSortable: true, width: 216, isGrowing: true },
    { id: 'name', label: 'Name', field: 'name', width: 152, priority: 2 },
    { id: 'role', label: 'Role', field: 'role', width: 96 },
    {
      id: 'sent',
      label: 'Sent',
      field: 'sent_at',
      isSortable: true,
      width: 152,
      priority: 2,
      file: [
        { label: 'Sent', field: 'sent_at' },
        { label: 'Letters', field: 'sends' },
      ],
    },
    { id: 'expires', label: 'Expires', field: 'expires_at', isSortable: true, width: 136 },
    { id: 'state', label: 'Status', field: 'state', width: 104 },
    { id: 'actions', label: 'Actions', field: 'id', width: 184, file: [] },
  ],
  filters: [{ kind: 'choice', key: 'status', label: 'Status', field: 'state', options: invitationStates }],
  searched: ['email'],
  defaultSort: { column: 'sent', descending: true },
  drawerKey: 'invitation',
} as const satisfies ListDefinition;

export const coachesList = {
  name: 'coaches',
  columns: [
    { id: 'email', label: 'Email', field: 'email', isSortable: true, width: 240, isGrowing: true },
    { id: 'name', label: 'Name', field: 'name', isSortable: true, width: 200 },
    { id: 'joined', label: 'Joined', field: 'created_at', isSortable: true, width: 136 },
    { id: 'clients', label: 'Clients', isNumber: true, field: 'clients', isSortable: true, width: 96 },
    { id: 'view', label: 'Actions', field: 'id', width: 136, file: [] },
  ],
  filters: [],
  searched: ['search'],
  orders: { created: 'created_at' },
  defaultSort: { column: 'created', descending: true },
  drawerKey: 'user',
} as const satisfies ListDefinition;
