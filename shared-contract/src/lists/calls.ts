import { officeZoneShort } from '../firm.ts';
import type { ListDefinition } from './list.ts';

export const callKinds = [
  { value: 'discovery', label: 'Discovery call' },
  { value: 'client_review', label: 'Client review' },
  { value: 'expert_session', label: 'Expert session' },
] as const;

/**
 * Call statuses with their labels. `pending`: the email link has not been opened. `lapsed`: the slot went to another
 * caller.
 */
export const callStatuses = [
  { value: 'booked', label: 'Booked' },
  { value: 'held', label: 'Held' },
  { value: 'missed', label: 'Missed' },
  { value: 'cancelled', label: 'Canceled' },
  { value: 'pending', label: 'Unconfirmed' },
  { value: 'lapsed', label: 'Lapsed' },
] as const;

/** Calls that the user may see: a coach's own, or all for an administrator. Days are in the office's time zone. */
export const callsList = {
  name: 'calls',
  columns: [
    { id: 'when', label: `When (${officeZoneShort})`, field: 'starts_at', isSortable: true, width: 208 },
    { id: 'yours', label: 'Your time', field: 'starts_at', width: 144, priority: 2, file: [] },
    { id: 'reference', label: 'Reference', field: 'reference', width: 152, priority: 3 },
    { id: 'kind', label: 'Kind', field: 'kind', width: 128, priority: 2 },
    {
      id: 'name',
      label: 'Name',
      field: 'name',
      isSortable: true,
      width: 152,
      isGrowing: true,
      file: [
        { label: 'Name', field: 'name' },
        { label: 'Email', field: 'email' },
      ],
    },
    { id: 'phone', label: 'Phone', field: 'phone', width: 136, priority: 3 },
    {
      id: 'host',
      label: 'Host',
      field: 'host_id',
      width: 136,
      priority: 2,
      roles: ['admin'],
      file: [{ label: 'Host', field: 'name', of: 'profiles!bookings_host_id_fkey' }],
    },
    { id: 'status', label: 'Status', field: 'status', isSortable: true, width: 128 },
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
  defaultSort: { column: 'when', descending: false },
  drawerKey: 'call',
  views: [
    { id: 'today', label: 'Today', query: 'when=today' },
    { id: 'no-host', label: 'Without a host', query: 'host=none&status=booked', roles: ['admin'] },
    { id: 'to-close', label: 'To be closed', query: 'when=overdue&status=booked' },
  ],
} as const satisfies ListDefinition;
