import type { ListDefinition } from './list.ts';

/** Users with onboarding answers that the user may see: a coach's clients, or all for an administrator. */
export const onboardingList = {
  name: 'onboarding',
  columns: [
    { id: 'name', label: 'Name', field: 'name', isSortable: true, width: 200, isGrowing: true },
    { id: 'email', label: 'Email', field: 'email', width: 240, priority: 2 },
    { id: 'type', label: 'Type', field: 'account_type', width: 152 },
    { id: 'state', label: 'State', field: 'state', width: 128 },
    { id: 'changed', label: 'Last change', field: 'updated_at', isSortable: true, width: 128 },
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
  defaultSort: { column: 'changed', descending: true },
  drawerKey: 'user',
} as const satisfies ListDefinition;
