import { statusTones, type ClientStatus } from '../../lib/client-status.ts';

export type StatusFilter = ClientStatus | 'All';

export const statusFilters: readonly StatusFilter[] = [
  'All',
  ...(Object.keys(statusTones) as ClientStatus[]),
];

/** How many clients the list shows at once: full rows in two columns and in three. */
export const CLIENTS_PER_PAGE = 24;

export interface ClientFilter {
  /** Matches name and company, in either case. */
  readonly search: string;
  readonly status: StatusFilter;
  /** Only this client. */
  readonly client: string | null;
  /** Only this coach's clients. */
  readonly coach: string | null;
  /** Counted from 1. */
  readonly page: number;
}

/** The filter an address asks for; anything unknown means all. */
export function parseStatusFilter(value: string | null): StatusFilter {
  return statusFilters.find((status) => status === value) ?? 'All';
}

/** The page an address asks for; anything that is none means the first. */
export function parsePage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / CLIENTS_PER_PAGE));
}

/** What the list shows, in words: of those that were found, and of all that there are. */
export function shownInWords(page: number, total: number, all: number): string {
  if (pageCount(total) === 1) return `Showing ${count(total)} of ${count(all)}`;
  const first = (page - 1) * CLIENTS_PER_PAGE + 1;
  const last = Math.min(page * CLIENTS_PER_PAGE, total);
  const range = `Showing ${count(first)} to ${count(last)} of ${count(total)}`;
  return total === all ? range : `${range} found, ${count(all)} in all`;
}

const count = (value: number): string => value.toLocaleString('en-US');
