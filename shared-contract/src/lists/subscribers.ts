import type { ListDefinition } from './list.ts';

export const subscriberStatuses = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Unconfirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;

/** Newsletter subscribers, for administrators. An export contains only confirmed addresses. */
export const subscribersList = {
  name: 'subscribers',
  columns: [
    { id: 'email', label: 'Email', field: 'email', isSortable: true, width: 240, isGrowing: true },
    { id: 'source', label: 'Source', field: 'source', width: 136, priority: 2 },
    { id: 'status', label: 'Status', field: 'status', isSortable: true, width: 136 },
    { id: 'joined', label: 'Joined', field: 'created_at', isSortable: true, width: 128 },
    {
      id: 'confirmed',
      label: 'Confirmed',
      field: 'confirmed_at',
      isSortable: true,
      isOptional: true,
      width: 128,
      priority: 2,
    },
  ],
  filters: [{ kind: 'choice', key: 'status', label: 'Status', field: 'status', options: subscriberStatuses }],
  searched: ['email'],
  defaultSort: { column: 'joined', descending: true },
  drawerKey: 'subscriber',
} as const satisfies ListDefinition;
