import type { ListDefinition } from './list.ts';

/** The roles of accounts with the words of the specification, in the order in which they are offered. */
export const accountRoles = [
  { value: 'user', label: 'User (Founder)' },
  { value: 'coach', label: 'Coach' },
  { value: 'admin', label: 'Admin' },
] as const;

/** Every account. Administrators read it. */
export const usersList = {
  name: 'users',
  columns: [
    {
      id: 'email',
      label: 'Email',
      kind: 'text',
      field: 'email',
      isSortable: true,
      width: 240,
      isGrowing: true,
      priority: 1,
    },
    { id: 'name', label: 'Name', kind: 'text', field: 'name', isSortable: true, width: 200, priority: 2 },
    { id: 'role', label: 'Role', kind: 'choice', field: 'role', isSortable: true, width: 104, priority: 1 },
    {
      id: 'joined',
      label: 'Joined',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 136,
      priority: 2,
    },
    { id: 'actions', label: 'Actions', kind: 'text', field: 'role', width: 248, priority: 1, file: [] },
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
  orders: {},
  usualSort: { column: 'role', descending: true },
  thenBy: { field: 'created_at', descending: true },
  drawerKey: 'user',
} as const satisfies ListDefinition;
