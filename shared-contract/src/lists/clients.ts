import { strategies } from '../strategies.ts';
import type { ListDefinition } from './list.ts';

/** The states of a client, in the order in which they are offered. */
export const clientStatuses = ['Active', 'Prospect', 'Inactive'] as const;

/** Clients that the reader may see: an owner's own, a coach's, all of them for an administrator. */
export const clientsList = {
  name: 'clients',
  columns: [
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      field: 'name',
      isSortable: true,
      width: 232,
      isGrowing: true,
      priority: 1,
      file: [
        { label: 'Name', kind: 'text', field: 'name' },
        { label: 'Company', kind: 'text', field: 'company' },
      ],
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'choice',
      field: 'status',
      isSortable: true,
      width: 104,
      priority: 1,
    },
    {
      id: 'retainer',
      label: 'Retainer',
      kind: 'dollars',
      field: 'retainer_value',
      isSortable: true,
      width: 104,
      priority: 1,
    },
    {
      id: 'savings',
      label: 'Tax savings',
      kind: 'dollars',
      field: 'tax_savings',
      isSortable: true,
      width: 112,
      priority: 2,
    },
    {
      id: 'deadline',
      label: 'Next deadline',
      kind: 'day',
      field: 'next_deadline',
      isSortable: true,
      isOptional: true,
      width: 200,
      priority: 1,
      file: [
        { label: 'Next deadline', kind: 'day', field: 'next_deadline' },
        { label: 'Deadline for', kind: 'text', field: 'next_deadline_name' },
      ],
    },
    {
      id: 'contact',
      label: 'Last contact',
      kind: 'day',
      field: 'last_contact',
      isSortable: true,
      isOptional: true,
      width: 128,
      priority: 2,
    },
    {
      id: 'coach',
      label: 'Coach',
      kind: 'text',
      field: 'coach_id',
      width: 160,
      priority: 3,
      roles: ['admin'],
      file: [{ label: 'Coach', kind: 'text', field: 'name', of: 'profiles!clients_coach_id_fkey' }],
    },
    {
      id: 'revenue',
      label: 'Revenue',
      kind: 'dollars',
      field: 'revenue',
      isSortable: true,
      width: 112,
      priority: 3,
    },
    {
      id: 'strategies',
      label: 'Strategies',
      kind: 'count',
      field: 'strategies',
      width: 96,
      priority: 3,
      file: [{ label: 'Strategies', kind: 'text', field: 'strategies' }],
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      field: 'status',
      options: clientStatuses.map((status) => ({ value: status, label: status })),
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
      // Clients have one of them under the name that the specification gives it there.
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
  usualSort: { column: 'created', descending: true },
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
