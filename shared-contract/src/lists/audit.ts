import type { ListDefinition } from './list.ts';

/** What the audit log tells of, in words. */
export const auditActions = [
  { value: 'role', label: 'Role changed' },
  { value: 'status', label: 'Status changed' },
  { value: 'coach', label: 'Coach changed' },
  { value: 'owner', label: 'Owner changed' },
  { value: 'account', label: 'Client access changed' },
  { value: 'assigned', label: 'Assigned' },
  { value: 'invite', label: 'Invited' },
  { value: 'resend', label: 'Invitation sent again' },
  { value: 'withdraw', label: 'Invitation withdrawn' },
  { value: 'accept', label: 'Invitation accepted' },
  { value: 'decide', label: 'Application decided' },
  { value: 'convert', label: 'Lead made a client' },
  { value: 'bulk', label: 'Many changed' },
  { value: 'import', label: 'Imported' },
  { value: 'export', label: 'Exported' },
  { value: 'undo', label: 'Undone' },
  { value: 'delete', label: 'Deleted' },
  { value: 'mfa', label: 'Two-factor authentication' },
  { value: 'session', label: 'Sign-in' },
] as const;

/** What it happened to, by the table. */
export const auditEntities = [
  { value: 'profiles', label: 'Account' },
  { value: 'clients', label: 'Client' },
  { value: 'leads', label: 'Lead' },
  { value: 'certification_applications', label: 'Application' },
  { value: 'certificates', label: 'Certificate' },
  { value: 'stories', label: 'Story' },
  { value: 'bookings', label: 'Call' },
  { value: 'invitations', label: 'Invitation' },
  { value: 'subscribers', label: 'Subscriber' },
  { value: 'audit_log', label: 'Audit log' },
] as const;

/** Who changed what, when. Administrators read it; nobody writes it. */
export const auditList = {
  name: 'audit',
  columns: [
    {
      id: 'when',
      label: 'When',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 200,
      priority: 1,
    },
    { id: 'who', label: 'Who', kind: 'text', field: 'actor', width: 184, priority: 1 },
    { id: 'what', label: 'What', kind: 'choice', field: 'action', width: 200, priority: 1 },
    {
      id: 'on',
      label: 'On',
      kind: 'text',
      field: 'subject',
      width: 184,
      isGrowing: true,
      priority: 1,
      file: [
        { label: 'Kind', kind: 'choice', field: 'entity' },
        { label: 'On', kind: 'text', field: 'subject' },
      ],
    },
    {
      id: 'change',
      label: 'From → to',
      kind: 'text',
      field: 'to_value',
      width: 240,
      priority: 2,
      file: [
        { label: 'From', kind: 'text', field: 'from_value' },
        { label: 'To', kind: 'text', field: 'to_value' },
        { label: 'From, by name', kind: 'text', field: 'from_name' },
        { label: 'To, by name', kind: 'text', field: 'to_name' },
        { label: 'Batch', kind: 'text', field: 'batch_id' },
      ],
    },
  ],
  filters: [
    { kind: 'person', key: 'actor', label: 'Who', field: 'actor_id' },
    { kind: 'choice', key: 'action', label: 'What', field: 'action', options: auditActions },
    { kind: 'choice', key: 'entity', label: 'On', field: 'entity', options: auditEntities },
    {
      kind: 'days',
      key: 'when',
      label: 'When',
      field: 'day',
      offers: [
        { value: 'last-1d', label: 'Since yesterday' },
        { value: 'last-7d', label: 'In the last 7 days' },
        { value: 'last-30d', label: 'In the last 30 days' },
        { value: 'last-365d', label: 'In the last year' },
      ],
    },
  ],
  searched: ['subject'],
  orders: {},
  usualSort: { column: 'when', descending: true },
  drawerKey: 'entry',
} as const satisfies ListDefinition;
