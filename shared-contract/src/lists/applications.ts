import type { ListDefinition } from './list.ts';

/** Application statuses with their labels, in display order. */
export const applicationStatuses = [
  { value: 'submitted', label: 'New' },
  { value: 'in_review', label: 'In review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

/** Statuses that await a response. The list shows them by default. */
export const openApplications = ['submitted', 'in_review'] as const;

const applicantTypes = [
  { value: 'cpa', label: 'CPA' },
  { value: 'client', label: 'Business owner' },
] as const;

/** Certification applications, for administrators. An export includes every field of the form. */
export const applicationsList = {
  name: 'applications',
  columns: [
    {
      id: 'name',
      label: 'Name',
      field: 'last_name',
      isSortable: true,
      width: 168,
      isGrowing: true,
      file: [
        { label: 'First name', field: 'first_name' },
        { label: 'Last name', field: 'last_name' },
        { label: 'Email', field: 'email' },
        { label: 'Phone', field: 'phone' },
        { label: 'Title', field: 'title' },
        { label: 'Years of experience', field: 'years_experience' },
        { label: 'License number', field: 'license_number' },
        { label: 'License state', field: 'license_state' },
        { label: 'Kinds of clients', field: 'client_types' },
        { label: 'Biggest challenge', field: 'biggest_challenge' },
        { label: 'Why they apply', field: 'why_applying' },
        { label: 'Interests', field: 'interests' },
        { label: 'Employees', field: 'num_employees' },
        { label: 'Notes', field: 'notes' },
      ],
    },
    { id: 'reference', label: 'Reference', field: 'reference', width: 152, priority: 3 },
    { id: 'type', label: 'Type', field: 'applicant_type', width: 136, priority: 2 },
    {
      id: 'firm',
      label: 'Firm or business',
      field: 'firm_name',
      width: 120,
      priority: 2,
      file: [
        { label: 'Firm', field: 'firm_name' },
        { label: 'Business', field: 'business_name' },
        { label: 'Current revenue', field: 'current_revenue' },
        { label: 'Target revenue', field: 'target_revenue' },
        { label: 'Annual revenue', field: 'annual_revenue' },
      ],
    },
    { id: 'submitted', label: 'Submitted', field: 'created_at', isSortable: true, width: 120, priority: 3 },
    { id: 'due', label: 'Due', field: 'review_due_at', isSortable: true, width: 232 },
    {
      id: 'status',
      label: 'Status',
      field: 'status',
      width: 272,
      file: [
        { label: 'Status', field: 'status' },
        { label: 'Decided', field: 'decided_at' },
        { label: 'Told to the applicant', field: 'decision_note' },
        { label: 'Cohort wanted', field: 'name', of: 'cohorts!certification_applications_cohort_id_fkey' },
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
  defaultSort: { column: 'due', descending: false },
  drawerKey: 'application',
  views: [{ id: 'late', label: 'Late', query: 'due=overdue' }],
} as const satisfies ListDefinition;
