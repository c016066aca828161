import type { ListDefinition } from './list.ts';

/** The states of a story with their words, in the order of its way. */
export const storyStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'in_review', label: 'In review' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
] as const;

/** Stories that the reader may see: a writer's own, those about a coach's clients, all of them for an administrator. */
export const storiesList = {
  name: 'stories',
  columns: [
    {
      id: 'title',
      label: 'Title',
      kind: 'text',
      field: 'title',
      isSortable: true,
      width: 240,
      isGrowing: true,
      priority: 1,
    },
    { id: 'client', label: 'Client', kind: 'text', field: 'client_id', width: 176, priority: 1 },
    {
      id: 'status',
      label: 'Status',
      kind: 'choice',
      field: 'status',
      isSortable: true,
      width: 112,
      priority: 1,
    },
    { id: 'writer', label: 'Writer', kind: 'text', field: 'user_id', width: 152, priority: 2 },
    {
      id: 'updated',
      label: 'Updated',
      kind: 'instant',
      field: 'updated_at',
      isSortable: true,
      width: 128,
      priority: 1,
    },
    { id: 'comments', label: 'Open comments', kind: 'count', field: 'id', width: 136, priority: 2 },
  ],
  filters: [
    { kind: 'choice', key: 'status', label: 'Status', field: 'status', options: storyStatuses },
    { kind: 'person', key: 'client', label: 'Client', field: 'client_id' },
    { kind: 'person', key: 'writer', label: 'Writer', field: 'user_id', roles: ['coach', 'admin'] },
  ],
  searched: ['search'],
  orders: {},
  usualSort: { column: 'updated', descending: true },
  drawerKey: 'story',
} as const satisfies ListDefinition;
