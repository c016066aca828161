import type { Tables } from 'shared-auth/database.types';
import { officeZone } from 'shared-contract/firm';
import { applicationsList, applicationStatuses, openApplications } from 'shared-contract/lists/applications';
import type { ListQuery } from 'shared-contract/lists/list';
import { readListAddress } from 'shared-contract/lists/list-address';
import { zonedDay } from 'shared-contract/zoned-time';
import type { BadgeTone } from 'shared-ui/badge';

export type Application = Tables<'certification_applications'>;
export type Status = Application['status'];

/** In the order of the filter. */
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

const timeZone = officeZone;
const hour = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });
const dayOf = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });

/** Formats a time as "3:04 pm" in the office's time zone. */
export const timeOf = (instant: string): string =>
  hour.format(new Date(instant)).replace(/\s?([AP])M$/, (_, half: string) => `\u00a0${half.toLowerCase()}m`);

/** Formats an instant as "Nov 24, 2026, 3:04 pm" in the office's time zone. */
export const momentOf = (instant: string): string => `${dayOf.format(new Date(instant))}, ${timeOf(instant)}`;

/** Formats a date as "Nov 24, 2026" in the office's time zone. */
export const dateOf = (instant: string): string => dayOf.format(new Date(instant));

interface Due {
  readonly tone: 'danger' | 'warning' | 'neutral';
  readonly label: string;
  /** The time that follows the label. */
  readonly at: string;
}

/** Returns the deadline label, or null if the application needs no answer. The database sets `review_due_at`. */
export function dueIn(status: Status, reviewDueAt: string, now: Date): Due | null {
  if (!isOpen(status)) return null;
  const due = new Date(reviewDueAt);
  if (due < now) return { tone: 'danger', label: 'Overdue since', at: momentOf(reviewDueAt) };
  return zonedDay(due, timeZone) === zonedDay(now, timeZone)
    ? { tone: 'warning', label: 'Due today,', at: timeOf(reviewDueAt) }
    : { tone: 'neutral', label: 'Due', at: momentOf(reviewDueAt) };
}

const decisionLabels = {
  approve: 'Approved',
  reject: 'Rejected',
  in_review: 'In review',
  take_off: 'Taken off the list',
} as const;

export interface OnHold {
  readonly decision: keyof typeof decisionLabels;
  readonly letter_at: string;
  readonly carried_out_at: string | null;
}

/** True if the pending decision answers the application. A move to review doesn't, so the deadline still applies. */
export const isAnswered = (onHold: OnHold | undefined): boolean =>
  onHold !== undefined && onHold.decision !== 'in_review';

/** Describes a decision whose email is pending, and whether it can still be undone. */
export function pendingLabel({ decision, letter_at, carried_out_at }: OnHold, now: Date) {
  const isDue = new Date(letter_at) <= now;
  if (carried_out_at !== null) {
    const again = isDue ? 'tried again now' : `tried again at ${timeOf(letter_at)}`;
    return { label: `${decisionLabels[decision]}. The email has not gone out yet: ${again}`, canUndo: false };
  }
  return {
    label: `${decisionLabels[decision]}, ${isDue ? 'email goes out now' : `email at ${timeOf(letter_at)}`}`,
    canUndo: true,
  };
}

export const queueFrom = (address: URLSearchParams): ListQuery =>
  readListAddress(applicationsList, address).query;

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

const all: readonly Status[] = applicationStatuses.map(({ value }) => value);

/** Status filters above the list: waiting, a single status, or all. */
export const statusChoices: readonly { readonly label: string; readonly statuses: readonly Status[] }[] = [
  { label: 'Waiting', statuses: openApplications },
  ...applicationStatuses.map(({ value, label }) => ({ label, statuses: [value] })),
  { label: 'All', statuses: all },
];

/**
 * True if the choice is active: the filter equals it, or the filter is a custom combination that includes its status.
 */
export function isActive(
  choice: (typeof statusChoices)[number],
  { filters }: Pick<ListQuery, 'filters'>,
): boolean {
  const shown = filters['status'] ?? all;
  return (
    same(choice.statuses, shown) ||
    (choice.statuses.length === 1 &&
      statusChoices.every((one) => !same(one.statuses, shown)) &&
      choice.statuses.every((one) => shown.includes(one)))
  );
}

/** Returns the filter and sort order of a choice. Waiting applications sort by due date, decided ones by newest. */
export function applyChoice(
  { statuses }: (typeof statusChoices)[number],
  { filters }: Pick<ListQuery, 'filters'>,
): Pick<ListQuery, 'filters' | 'sort'> {
  const isWaiting = statuses.every((status) => openApplications.some((one) => one === status));
  return {
    filters: { ...filters, status: same(statuses, all) ? [] : statuses },
    sort: isWaiting ? applicationsList.defaultSort : { column: 'submitted', descending: true },
  };
}

/** True if a search or a filter other than status is active. */
export const isFiltered = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  q !== '' || Object.keys(filters).some((key) => key !== 'status');

/** True if only the default status filter is active. */
export const isDefaultQuery = (query: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  !isFiltered(query) && same(query.filters['status'] ?? all, openApplications);

/** Builds a `like` pattern. Replaces special characters with `_`, which matches any character. */
export const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_*,()"]/g, '_')}%`;
