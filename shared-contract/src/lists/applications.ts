import type { ListDefinition } from './list.ts';

/** The states of an application in words, in the order in which they are offered. */
export const applicationStatuses = [
  { value: 'submitted', label: 'New' },
  { value: 'in_review', label: 'In review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

/** Those that wait for an answer: what the list shows unless it is asked for others. */
export const openApplications = ['submitted', 'in_review'] as const;

const applicantTypes = [
  { value: 'cpa', label: 'CPA' },
  { value: 'client', label: 'Business owner' },
] as const;

const file = (label: string, field: string) => ({ label, kind: 'text', field }) as const;

/** Applications for the certification, for administrators. A file has everything that the form asked for. */
export const applicationsList = {
  name: 'applications',
  columns: [
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      field: 'last_name',
      isSortable: true,
      width: 168,
      isGrowing: true,
      priority: 1,
      file: [
        file('First name', 'first_name'),
        file('Last name', 'last_name'),
        file('Email', 'email'),
        file('Phone', 'phone'),
        file('Title', 'title'),
        file('Years of experience', 'years_experience'),
        file('License number', 'license_number'),
        file('License state', 'license_state'),
        file('Kinds of clients', 'client_types'),
        file('Biggest challenge', 'biggest_challenge'),
        file('Why they apply', 'why_applying'),
        file('Interests', 'interests'),
        file('Employees', 'num_employees'),
        file('Notes', 'notes'),
      ],
    },
    { id: 'reference', label: 'Reference', kind: 'text', field: 'reference', width: 152, priority: 3 },
    { id: 'type', label: 'Type', kind: 'choice', field: 'applicant_type', width: 136, priority: 2 },
    {
      id: 'firm',
      label: 'Firm or business',
      kind: 'text',
      field: 'firm_name',
      width: 120,
      priority: 2,
      file: [
        file('Firm', 'firm_name'),
        file('Business', 'business_name'),
        file('Current revenue', 'current_revenue'),
        file('Target revenue', 'target_revenue'),
        file('Annual revenue', 'annual_revenue'),
      ],
    },
    {
      id: 'submitted',
      label: 'Submitted',
      kind: 'instant',
      field: 'created_at',
      isSortable: true,
      width: 120,
      priority: 3,
    },
    {
      id: 'due',
      label: 'Due',
      kind: 'instant',
      field: 'review_due_at',
      isSortable: true,
      width: 232,
      priority: 1,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'choice',
      field: 'status',
      width: 272,
      priority: 1,
      file: [
        { label: 'Status', kind: 'choice', field: 'status' },
        { label: 'Decided', kind: 'instant', field: 'decided_at' },
        file('Told to the applicant', 'decision_note'),
        {
          label: 'Cohort wanted',
          kind: 'text',
          field: 'name',
          of: 'cohorts!certification_applications_cohort_id_fkey',
        },
      ],
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      field: 'status',
      usual: openApplications,
      options: applicationStatuses,
    },
    { kind: 'choice', key: 'type', label: 'Type', field: 'applicant_type', options: applicantTypes },
    { kind: 'person', key: 'cohort', label: 'Cohort wanted', field: 'cohort_id', nobody: 'No cohort named' },
    {
      kind: 'days',
      key: 'due',
      label: 'Due',
      field: 'review_due_at',
      isInstant: true,
      offers: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'next-1d', label: 'Within 24 hours' },
        { value: 'next-3d', label: 'Within 3 days' },
        { value: 'over-3d', label: 'More than 3 days late' },
      ],
    },
  ],
  searched: ['search'],
  orders: {},
  usualSort: { column: 'due', descending: false },
  drawerKey: 'application',
  views: [{ id: 'late', label: 'Late', query: 'due=overdue' }],
} as const satisfies ListDefinition;
