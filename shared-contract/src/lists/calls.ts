import { officeZoneShort } from '../firm.ts';
import type { ListDefinition } from './list.ts';

/** What a call is about, in words. */
export const callKinds = [
  { value: 'discovery', label: 'Discovery call' },
  { value: 'client_review', label: 'Client review' },
  { value: 'expert_session', label: 'Expert session' },
] as const;

/** The states of a call in words. A pending one waits for the link of its email, a lapsed one gave way to somebody. */
export const callStatuses = [
  { value: 'booked', label: 'Booked' },
  { value: 'held', label: 'Held' },
  { value: 'missed', label: 'Missed' },
  { value: 'cancelled', label: 'Canceled' },
  { value: 'pending', label: 'Unconfirmed' },
  { value: 'lapsed', label: 'Lapsed' },
] as const;

/** Calls with the firm that the reader may see: a coach's own, all of them for an administrator. Days are the office's. */
export const callsList = {
  name: 'calls',
  columns: [
    {
      id: 'when',
      label: `When (${officeZoneShort})`,
      kind: 'instant',
      field: 'starts_at',
      isSortable: true,
      width: 208,
      priority: 1,
    },
    {
      id: 'yours',
      label: 'Your time',
      kind: 'instant',
      field: 'starts_at',
      width: 144,
      priority: 2,
      file: [],
    },
    { id: 'reference', label: 'Reference', kind: 'text', field: 'reference', width: 152, priority: 3 },
    {
      id: 'kind',
      label: 'Kind',
      kind: 'choice',
      field: 'kind',
      width: 128,
      priority: 2,
    },
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      field: 'name',
      isSortable: true,
      width: 152,
      isGrowing: true,
      priority: 1,
      file: [
        { label: 'Name', kind: 'text', field: 'name' },
        { label: 'Email', kind: 'text', field: 'email' },
      ],
    },
    { id: 'phone', label: 'Phone', kind: 'text', field: 'phone', width: 136, priority: 3 },
    {
      id: 'host',
      label: 'Host',
      kind: 'text',
      field: 'host_id',
      width: 136,
      priority: 2,
      roles: ['admin'],
      file: [{ label: 'Host', kind: 'text', field: 'name', of: 'profiles!bookings_host_id_fkey' }],
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'choice',
      field: 'status',
      isSortable: true,
      width: 128,
      priority: 1,
    },
  ],
  filters: [
    {
      kind: 'days',
      key: 'when',
      label: 'When',
      field: 'call_day',
      usual: ['upcoming'],
      offers: [
        { value: 'today', label: 'Today' },
        { value: 'upcoming', label: 'From today on' },
        { value: 'next-7d', label: 'In 7 days' },
        { value: 'last-30d', label: 'In the last 30 days' },
        { value: 'overdue', label: 'Before today' },
      ],
    },
    { kind: 'choice', key: 'kind', label: 'Kind', field: 'kind', options: callKinds },
    { kind: 'person', key: 'host', label: 'Host', field: 'host_id', roles: ['admin'] },
    { kind: 'choice', key: 'status', label: 'Status', field: 'status', options: callStatuses },
  ],
  searched: ['search'],
  orders: {},
  usualSort: { column: 'when', descending: false },
  drawerKey: 'call',
  views: [
    { id: 'today', label: 'Today', query: 'when=today' },
    { id: 'no-host', label: 'Without a host', query: 'host=none&status=booked', roles: ['admin'] },
    { id: 'to-close', label: 'To be closed', query: 'when=overdue&status=booked' },
  ],
} as const satisfies ListDefinition;
