import { clientStatuses } from './clients.ts';
import type { ListDefinition } from './list.ts';

/** Every client with the people it belongs to: what an administrator gives to coaches. */
export const managedClientsList = {
  name: 'admin-clients',
  columns: [
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      field: 'name',
      isSortable: true,
      width: 144,
      isGrowing: true,
      priority: 1,
    },
    { id: 'email', label: 'Email', kind: 'text', field: 'email', width: 160, priority: 1 },
    {
      id: 'company',
      label: 'Company',
      kind: 'text',
      field: 'company',
      isSortable: true,
      isOptional: true,
      width: 120,
      priority: 2,
    },
    { id: 'coach', label: 'Coach', kind: 'text', field: 'coach_email', width: 152, priority: 1 },
    { id: 'owner', label: 'Owner', kind: 'text', field: 'owner_email', width: 144, priority: 2 },
    {
      id: 'added',
      label: 'Added',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 136,
      priority: 1,
    },
    { id: 'view', label: 'Details', kind: 'text', field: 'id', width: 136, priority: 1, file: [] },
  ],
  filters: [
    { kind: 'person', key: 'coach', label: 'Coach', field: 'coach_id', noneField: 'active_coach_id' },
    { kind: 'person', key: 'owner', label: 'Owner', field: 'user_id' },
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      field: 'status',
      options: clientStatuses.map((status) => ({ value: status, label: status })),
    },
  ],
  searched: ['search'],
  orders: { created: 'created_at' },
  usualSort: { column: 'created', descending: true },
  drawerKey: 'client',
} as const satisfies ListDefinition;
