import type { ListDefinition } from './list.ts';

/** Coaches with the number of their clients. */
export const coachesList = {
  name: 'coaches',
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
    { id: 'name', label: 'Name', kind: 'text', field: 'name', isSortable: true, width: 200, priority: 1 },
    {
      id: 'joined',
      label: 'Joined',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 136,
      priority: 1,
    },
    {
      id: 'clients',
      label: 'Clients',
      kind: 'count',
      field: 'clients',
      isSortable: true,
      width: 96,
      priority: 1,
    },
    { id: 'view', label: 'Actions', kind: 'text', field: 'id', width: 136, priority: 1, file: [] },
  ],
  filters: [],
  searched: ['search'],
  orders: { created: 'created_at' },
  usualSort: { column: 'created', descending: true },
  drawerKey: 'user',
} as const satisfies ListDefinition;
