import type { ListDefinition } from './list.ts';

/** Story statuses with their labels, in workflow order. */
export const storyStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'in_review', label: 'In review' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
] as const;

/** Stories that the user may see: a writer's own, those about a coach's clients, or all for an administrator. */
export const storiesList = {
  name: 'stories',
  columns: [
    { id: 'title', label: 'Title', field: 'title', isSortable: true, width: 240, isGrowing: true },
    { id: 'client', label: 'Client', field: 'client_id', width: 176 },
    { id: 'status', label: 'Status', field: 'status', isSortable: true, width: 112 },
    { id: 'writer', label: 'Writer', field: 'user_id', width: 152, priority: 2 },
    { id: 'updated', label: 'Updated', field: 'updated_at', isSortable: true, width: 128 },
    { id: 'comments', label: 'Open comments', isNumber: true, field: 'id', width: 136, priority: 2 },
  ],
  filters: [
    { kind: 'choice', key: 'status', label: 'Status', field: 'status', options: storyStatuses },
    { kind: 'person', key: 'client', label: 'Client', field: 'client_id' },
    { kind: 'person', key: 'writer', label: 'Writer', field: 'user_id', roles: ['coach', 'admin'] },
  ],
  searched: ['search'],
  defaultSort: { column: 'updated', descending: true },
  drawerKey: 'story',
} as const satisfies ListDefinition;
