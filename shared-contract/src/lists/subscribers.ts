import type { ListDefinition } from './list.ts';

/** The states of an address on the newsletter's list, in words. */
export const subscriberStatuses = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Unconfirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;

/** Addresses of the newsletter. Administrators read them; a file holds the confirmed ones alone. */
export const subscribersList = {
  name: 'subscribers',
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
    { id: 'source', label: 'Source', kind: 'text', field: 'source', width: 136, priority: 2 },
    {
      id: 'status',
      label: 'Status',
      kind: 'choice',
      field: 'status',
      isSortable: true,
      width: 136,
      priority: 1,
    },
    {
      id: 'joined',
      label: 'Joined',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 128,
      priority: 1,
    },
    {
      id: 'confirmed',
      label: 'Confirmed',
      kind: 'instant',
      field: 'confirmed_at',
      isSortable: true,
      isOptional: true,
      width: 128,
      priority: 2,
    },
  ],
  filters: [{ kind: 'choice', key: 'status', label: 'Status', field: 'status', options: subscriberStatuses }],
  searched: ['email'],
  orders: {},
  usualSort: { column: 'joined', descending: true },
  drawerKey: 'subscriber',
} as const satisfies ListDefinition;
