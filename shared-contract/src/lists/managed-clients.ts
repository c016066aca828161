import { optionsOf } from '../forms/options.ts';
import { clientStatuses } from './clients.ts';
import type { ListDefinition } from './list.ts';

/** All clients with their owners and coaches, for administrators who assign coaches. */
export const managedClientsList = {
  name: 'admin-clients',
  columns: [
    { id: 'name', label: 'Name', field: 'name', isSortable: true, width: 144, isGrowing: true },
    { id: 'email', label: 'Email', field: 'email', width: 160 },
    {
      id: 'company',
      label: 'Company',
      field: 'company',
      isSortable: true,
      isOptional: true,
      width: 120,
      priority: 2,
    },
    { id: 'coach', label: 'Coach', field: 'coach_email', width: 152 },
    { id: 'owner', label: 'Owner', field: 'owner_email', width: 144, priority: 2 },
    { id: 'added', label: 'Added', field: 'created_at', isSortable: true, width: 136 },
    { id: 'view', label: 'Details', field: 'id', width: 136, file: [] },
  ],
  filters: [
    { kind: 'person', key: 'coach', label: 'Coach', field: 'coach_id', noneField: 'active_coach_id' },
    { kind: 'person', key: 'owner', label: 'Owner', field: 'user_id' },
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      field: 'status',
      options: optionsOf(clientStatuses),
    },
  ],
  searched: ['search'],
  orders: { created: 'created_at' },
  defaultSort: { column: 'created', descending: true },
  drawerKey: 'client',
} as const satisfies ListDefinition;
