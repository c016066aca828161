import { openApplications } from 'shared-contract/lists/applications';
import { isUuid } from 'shared-contract/uuid';
import type { Tables } from 'shared-auth/database.types';
import type { BadgeTone } from 'shared-ui/badge';

export type Application = Tables<'certification_applications'>;
export type Status = Application['status'];

/** The states of an application with their words and the tone of their badge, in the order the filter shows them. */
export const statuses: Readonly<Record<Status, { readonly label: string; readonly tone: BadgeTone }>> = {
  submitted: { label: 'New', tone: 'info' },
  in_review: { label: 'In review', tone: 'copper' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

export const typeNames: Readonly<Record<Application['applicant_type'], string>> = {
  cpa: 'CPA',
  client: 'Business owner',
};

export const isOpen = (status: Status): boolean => openApplications.some((one) => one === status);

export const nameOf = ({ first_name, last_name }: Pick<Application, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

export const firmOf = ({ firm_name, business_name }: Pick<Application, 'firm_name' | 'business_name'>) =>
  firm_name ?? business_name ?? '';

export const idFrom = (value: string | null): string | null =>
  value !== null && isUuid(value) ? value : null;
