import type { ListDefinition } from './list.ts';

/** Lead statuses with their labels, in pipeline order. Every transition is permitted. */
export const leadStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'converted', label: 'Converted' },
] as const;
export type LeadStatus = (typeof leadStatuses)[number]['value'];

/** Lead sources: the forms of the site, by the value that each sends. */
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

/** Leads that the user may see: those assigned to a coach, or all for an administrator. */
export const leadsList = {
  name: 'leads',
  columns: [
    { id: 'created', label: 'Date', field: 'created_at', isSortable: true, width: 136 },
    { id: 'name', label: 'Name', field: 'name', isName: true, isSortable: true, width: 160 },
    {
      id: 'contact',
      label: 'Contact',
      field: 'email',
      width: 200,
      file: [
        { label: 'Email', field: 'email' },
        { label: 'Phone', field: 'phone' },
      ],
    },
    { id: 'company', label: 'Company', field: 'company', width: 120, priority: 2 },
    { id: 'message', label: 'Message', field: 'message', width: 120, isGrowing: true, priority: 2 },
    {
      id: 'status',
      label: 'Status',
      field: 'status',
      width: 152,
      file: [
        { label: 'Status', field: 'status' },
        { label: 'Source', field: 'source' },
      ],
    },
    {
      id: 'stage',
      label: 'In stage',
      field: 'stage_since',
      isSortable: true,
      width: 128,
      priority: 3,
      file: [{ label: 'In stage since', field: 'stage_since' }],
    },
    {
      id: 'assigned',
      label: 'Assigned',
      field: 'assigned_to',
      width: 144,
      priority: 3,
      roles: ['admin'],
      file: [{ label: 'Assigned', field: 'name', of: 'profiles!leads_assigned_to_fkey' }],
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
  defaultSort: { column: 'created', descending: true },
  drawerKey: 'lead',
  views: [
    { id: 'waiting', label: 'Waiting', query: 'status=new&sort=stage' },
    { id: 'mine', label: 'Mine', query: 'assigned=me', roles: ['admin'] },
    { id: 'unassigned', label: 'Unassigned', query: 'assigned=none', roles: ['admin'] },
  ],
} as const satisfies ListDefinition;
