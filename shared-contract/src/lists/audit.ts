import type { ListDefinition } from './list.ts';

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

/** Kinds of records in the audit log, by table. */
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

/** The audit log. Administrators can read it; no user can write to it. */
export const auditList = {
  name: 'audit',
  columns: [
    { id: 'when', label: 'When', field: 'created_at', isSortable: true, width: 200 },
    { id: 'who', label: 'Who', field: 'actor', width: 184 },
    { id: 'what', label: 'What', field: 'action', width: 200 },
    {
      id: 'on',
      label: 'On',
      field: 'subject',
      width: 184,
      isGrowing: true,
      file: [
        { label: 'Kind', field: 'entity' },
        { label: 'On', field: 'subject' },
      ],
    },
    {
      id: 'change',
      label: 'From → to',
      field: 'to_value',
      width: 240,
      priority: 2,
      file: [
        { label: 'From', field: 'from_value' },
        { label: 'To', field: 'to_value' },
        { label: 'From, by name', field: 'from_name' },
        { label: 'To, by name', field: 'to_name' },
        { label: 'Batch', field: 'batch_id' },
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
  defaultSort: { column: 'when', descending: true },
  drawerKey: 'entry',
} as const satisfies ListDefinition;
