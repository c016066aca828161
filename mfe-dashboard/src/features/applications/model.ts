import { answerInWords } from 'shared-contract/forms/certification/labels';
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

/** Those that wait for an answer, one state, or all. */
export type Shown = 'open' | Status | 'all';
export const shownChoices: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'open', label: 'Waiting' },
  ...Object.entries(statuses).map(([value, { label }]) => ({ value: value as Status, label })),
  { value: 'all', label: 'All' },
];
export const openStatuses = ['submitted', 'in_review'] as const satisfies readonly Status[];

export const typeNames: Readonly<Record<Application['applicant_type'], string>> = {
  cpa: 'CPA',
  client: 'Business owner',
};

export const sortColumns = { name: 'last_name', submitted: 'created_at', due: 'review_due_at' } as const;
export type SortColumn = keyof typeof sortColumns;
export interface Sort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

export const PER_PAGE = 25;

export interface Queue {
  readonly search: string;
  readonly shown: Shown;
  readonly type: Application['applicant_type'] | null;
  /** Id of the cohort wanted. */
  readonly cohort: string | null;
  readonly sort: Sort;
  /** Counted from 1. */
  readonly page: number;
}

/** What is due first stands first while it waits; of what is decided, the newest. */
export const usualSort = (shown: Shown): Sort =>
  shown === 'open' || shown === 'submitted' || shown === 'in_review'
    ? { column: 'due', descending: false }
    : { column: 'submitted', descending: true };

export const isOpen = (status: Status): boolean => openStatuses.some((one) => one === status);

export const nameOf = ({ first_name, last_name }: Pick<Application, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

export const firmOf = ({ firm_name, business_name }: Pick<Application, 'firm_name' | 'business_name'>) =>
  firm_name ?? business_name ?? '';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const idFrom = (value: string | null): string | null =>
  value !== null && uuid.test(value) ? value : null;

function sortFrom(value: string | null, shown: Shown): Sort {
  const column = (Object.keys(sortColumns) as SortColumn[]).find((one) => one === value?.replace(/^-/, ''));
  return column === undefined ? usualSort(shown) : { column, descending: value?.startsWith('-') === true };
}

/** What an address asks for; anything unknown means the usual. */
export function queueFrom(address: URLSearchParams): Queue {
  const shown = shownChoices.find(({ value }) => value === address.get('status'))?.value ?? 'open';
  const type = address.get('type');
  const page = address.get('page') ?? '';
  return {
    search: (address.get('q') ?? '').slice(0, 100),
    shown,
    type: type === 'cpa' || type === 'client' ? type : null,
    cohort: idFrom(address.get('cohort')),
    sort: sortFrom(address.get('sort'), shown),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** "Showing 26 to 50 of 208 applications", or "1 application". */
export function shownInWords(page: number, total: number): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'application' : 'applications'}`;
  if (total <= PER_PAGE) return all;
  const first = (page - 1) * PER_PAGE + 1;
  return `Showing ${first.toLocaleString('en-US')} to ${Math.min(page * PER_PAGE, total).toLocaleString('en-US')} of ${all}`;
}

/** Of the practice, or of the business. */
export const revenueOf = ({
  current_revenue,
  annual_revenue,
}: Pick<Application, 'current_revenue' | 'annual_revenue'>): string =>
  answerInWords('currentRevenue', current_revenue) || answerInWords('annualRevenue', annual_revenue);
