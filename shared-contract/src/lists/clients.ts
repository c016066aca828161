import { optionsOf } from '../forms/options.ts';
import { strategies } from '../strategies.ts';
import type { ListDefinition } from './list.ts';

/** Client statuses, in display order. */
export const clientStatuses = ['Active', 'Prospect', 'Inactive'] as const;

/** Clients that the user may see: an owner's or coach's own, or all for an administrator. */
export const clientsList = {
  name: 'clients',
  columns: [
    {
      id: 'name',
      label: 'Name',
      field: 'name',
      isSortable: true,
      width: 232,
      isGrowing: true,
      file: [
        { label: 'Name', field: 'name' },
        { label: 'Company', field: 'company' },
      ],
    },
    { id: 'status', label: 'Status', field: 'status', isSortable: true, width: 104 },
    {
      id: 'retainer',
      label: 'Retainer',
      isNumber: true,
      field: 'retainer_value',
      isSortable: true,
      width: 104,
    },
    {
      id: 'savings',
      label: 'Tax savings',
      isNumber: true,
      field: 'tax_savings',
      isSortable: true,
      width: 112,
      priority: 2,
    },
    {
      id: 'deadline',
      label: 'Next deadline',
      field: 'next_deadline',
      isSortable: true,
      isOptional: true,
      width: 200,
      file: [
        { label: 'Next deadline', field: 'next_deadline' },
        { label: 'Deadline for', field: 'next_deadline_name' },
      ],
    },
    {
      id: 'contact',
      label: 'Last contact',
      field: 'last_contact',
      isSortable: true,
      isOptional: true,
      width: 128,
      priority: 2,
    },
    {
      id: 'coach',
      label: 'Coach',
      field: 'coach_id',
      width: 160,
      priority: 3,
      roles: ['admin'],
      file: [{ label: 'Coach', field: 'name', of: 'profiles!clients_coach_id_fkey' }],
    },
    {
      id: 'revenue',
      label: 'Revenue',
      isNumber: true,
      field: 'revenue',
      isSortable: true,
      width: 112,
      priority: 3,
    },
    {
      id: 'strategies',
      label: 'Strategies',
      isNumber: true,
      field: 'strategies',
      width: 96,
      priority: 3,
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      field: 'status',
      options: optionsOf(clientStatuses),
    },
    {
      kind: 'person',
      key: 'coach',
      label: 'Coach',
      field: 'coach_id',
      noneField: 'active_coach_id',
      roles: ['admin'],
    },
    {
      kind: 'choice',
      key: 'strategy',
      label: 'Strategy',
      field: 'strategies',
      holdsSeveral: true,
      // The specification gives this strategy a different name in client records.
      options: strategies.map(({ id, name }) => {
        const stored = id === 'rd-credits' ? 'R&D Credits' : name;
        return { value: id, label: stored, stored };
      }),
    },
    {
      kind: 'days',
      key: 'deadline',
      label: 'Next deadline',
      field: 'next_deadline',
      offers: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'next-7d', label: 'In 7 days' },
        { value: 'next-30d', label: 'In 30 days' },
        { value: 'next-90d', label: 'In 90 days' },
      ],
    },
    {
      kind: 'days',
      key: 'contact',
      label: 'Last contact',
      field: 'last_contact',
      offers: [
        { value: 'last-30d', label: 'In the last 30 days' },
        { value: 'over-30d', label: 'Not for 30 days' },
        { value: 'over-60d', label: 'Not for 60 days' },
      ],
    },
  ],
  searched: ['search'],
  orders: { created: 'created_at' },
  defaultSort: { column: 'created', descending: true },
  drawerKey: 'client',
  views: [
    { id: 'due-30-days', label: 'Due in 30 days', query: 'deadline=next-30d&sort=deadline' },
    {
      id: 'not-contacted-60-days',
      label: 'Not contacted in 60 days',
      query: 'contact=over-60d&sort=contact',
    },
    { id: 'no-coach', label: 'No coach', query: 'coach=none', roles: ['admin'] },
  ],
} as const satisfies ListDefinition;
