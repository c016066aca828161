import type { ListDefinition } from './list.ts';

/** The states of an invitation; one that nobody accepted in time has expired. */
const invitationStates = [
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'expired', label: 'Expired' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

export const invitationsList = {
  name: 'invitations',
  columns: [
    {
      id: 'email',
      label: 'Email',
      kind: 'text',
      field: 'email',
      isSortable: true,
      width: 216,
      isGrowing: true,
      priority: 1,
    },
    { id: 'name', label: 'Name', kind: 'text', field: 'name', width: 152, priority: 2 },
    { id: 'role', label: 'Role', kind: 'choice', field: 'role', width: 96, priority: 1 },
    {
      id: 'sent',
      label: 'Sent',
      kind: 'instant',
      field: 'sent_at',
      isSortable: true,
      width: 152,
      priority: 2,
      file: [
        { label: 'Sent', kind: 'instant', field: 'sent_at' },
        { label: 'Letters', kind: 'count', field: 'sends' },
      ],
    },
    {
      id: 'expires',
      label: 'Expires',
      kind: 'instant',
      field: 'expires_at',
      isSortable: true,
      width: 136,
      priority: 1,
    },
    { id: 'state', label: 'Status', kind: 'choice', field: 'state', width: 104, priority: 1 },
    { id: 'actions', label: 'Actions', kind: 'text', field: 'id', width: 184, priority: 1, file: [] },
  ],
  filters: [{ kind: 'choice', key: 'status', label: 'Status', field: 'state', options: invitationStates }],
  searched: ['email'],
  orders: {},
  usualSort: { column: 'sent', descending: true },
  drawerKey: 'invitation',
} as const satisfies ListDefinition;
