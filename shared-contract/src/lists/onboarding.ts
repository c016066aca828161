import type { ListDefinition } from './list.ts';

/** People with answers to the onboarding that the reader may see: a coach's clients' own, all for an administrator. */
export const onboardingList = {
  name: 'onboarding',
  columns: [
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      field: 'name',
      isSortable: true,
      width: 200,
      isGrowing: true,
      priority: 1,
    },
    { id: 'email', label: 'Email', kind: 'text', field: 'email', width: 240, priority: 2 },
    { id: 'type', label: 'Type', kind: 'choice', field: 'account_type', width: 152, priority: 1 },
    { id: 'state', label: 'State', kind: 'choice', field: 'state', width: 128, priority: 1 },
    {
      id: 'changed',
      label: 'Last change',
      kind: 'instant',
      field: 'updated_at',
      isSortable: true,
      width: 128,
      priority: 1,
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'state',
      label: 'State',
      field: 'state',
      options: [
        { value: 'finished', label: 'Finished' },
        { value: 'begun', label: 'Begun' },
      ],
    },
    {
      kind: 'choice',
      key: 'type',
      label: 'Type',
      field: 'account_type',
      options: [
        { value: 'client', label: 'Business owner' },
        { value: 'cpa', label: 'CPA' },
      ],
    },
  ],
  searched: ['search'],
  orders: {},
  usualSort: { column: 'changed', descending: true },
  drawerKey: 'user',
} as const satisfies ListDefinition;
