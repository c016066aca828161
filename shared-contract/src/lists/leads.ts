import type { ListDefinition } from './list.ts';

/** The states of a lead with their words, in the order of its way. Any may follow any. */
export const leadStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'converted', label: 'Converted' },
] as const;
export type LeadStatus = (typeof leadStatuses)[number]['value'];

/** Where a lead comes from: the places of the site that have a form, by the word that each sends. */
export const leadSources = [
  { value: 'contact', label: 'Contact page' },
  { value: 'home', label: 'Home page' },
  { value: 'home-how-it-works', label: 'Home page, how it works' },
  { value: 'home-next-step', label: 'Home page, next step' },
  { value: 'for-clients', label: 'For clients' },
  { value: 'assessment', label: 'Assessment' },
  { value: 'for-cpas', label: 'For CPAs' },
  { value: 'for-cpas-top', label: 'For CPAs, top' },
  { value: 'for-cpas-end', label: 'For CPAs, end' },
  { value: 'cpa-partnership', label: 'CPA partnership' },
  { value: 'client-application', label: 'Client application' },
  { value: 'client-application-page', label: 'Client application page' },
  { value: 'cpe-symposium', label: 'CPE symposium' },
] as const;

/** Leads that the reader may see: those given to a coach, all of them for an administrator. */
export const leadsList = {
  name: 'leads',
  columns: [
    {
      id: 'created',
      label: 'Date',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 136,
      priority: 1,
    },
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      field: 'name',
      isName: true,
      isSortable: true,
      width: 160,
      priority: 1,
    },
    {
      id: 'contact',
      label: 'Contact',
      kind: 'text',
      field: 'email',
      width: 200,
      priority: 1,
      file: [
        { label: 'Email', kind: 'text', field: 'email' },
        { label: 'Phone', kind: 'text', field: 'phone' },
      ],
    },
    { id: 'company', label: 'Company', kind: 'text', field: 'company', width: 120, priority: 2 },
    {
      id: 'message',
      label: 'Message',
      kind: 'text',
      field: 'message',
      width: 120,
      isGrowing: true,
      priority: 2,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'choice',
      field: 'status',
      width: 152,
      priority: 1,
      file: [
        { label: 'Status', kind: 'choice', field: 'status' },
        { label: 'Source', kind: 'text', field: 'source' },
      ],
    },
    {
      id: 'stage',
      label: 'In stage',
      kind: 'instant',
      field: 'stage_since',
      isSortable: true,
      width: 128,
      priority: 3,
      file: [{ label: 'In stage since', kind: 'instant', field: 'stage_since' }],
    },
    {
      id: 'assigned',
      label: 'Assigned',
      kind: 'text',
      field: 'assigned_to',
      width: 144,
      priority: 3,
      roles: ['admin'],
      file: [{ label: 'Assigned', kind: 'text', field: 'name', of: 'profiles!leads_assigned_to_fkey' }],
    },
  ],
  filters: [
    { kind: 'choice', key: 'status', label: 'Status', field: 'status', options: leadStatuses },
    { kind: 'choice', key: 'source', label: 'Source', field: 'source', options: leadSources },
    { kind: 'person', key: 'assigned', label: 'Assigned', field: 'assigned_to', roles: ['admin'] },
    {
      kind: 'days',
      key: 'stage',
      label: 'In its stage',
      field: 'stage_on',
      offers: [
        { value: 'last-7d', label: 'Under 7 days' },
        { value: 'over-7d', label: '7 days or longer' },
        { value: 'over-14d', label: '14 days or longer' },
      ],
    },
    {
      kind: 'days',
      key: 'created',
      label: 'Date',
      field: 'created_on',
      offers: [
        { value: 'last-7d', label: 'In the last 7 days' },
        { value: 'last-30d', label: 'In the last 30 days' },
        { value: 'over-90d', label: 'More than 90 days ago' },
      ],
    },
  ],
  searched: ['search'],
  orders: {},
  usualSort: { column: 'created', descending: true },
  drawerKey: 'lead',
  views: [
    { id: 'waiting', label: 'Waiting', query: 'status=new&sort=stage' },
    { id: 'mine', label: 'Mine', query: 'assigned=me', roles: ['admin'] },
    { id: 'unassigned', label: 'Unassigned', query: 'assigned=none', roles: ['admin'] },
  ],
} as const satisfies ListDefinition;
