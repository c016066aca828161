import { applicationsList, applicationStatuses, openApplications } from 'shared-contract/lists/applications';
import { readListAddress } from 'shared-contract/lists/list-address';
import type { ListQuery } from 'shared-contract/lists/list';
import type { Status } from './application.ts';

/** What an address asks the queue for. */
export const queueFrom = (address: URLSearchParams): ListQuery =>
  readListAddress(applicationsList, address).query;

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

const all: readonly Status[] = applicationStatuses.map(({ value }) => value);

/** The choices above the list: those that wait for an answer, one state, or all. */
export const shownChoices: readonly { readonly label: string; readonly statuses: readonly Status[] }[] = [
  { label: 'Waiting', statuses: openApplications },
  ...applicationStatuses.map(({ value, label }) => ({ label, statuses: [value] })),
  { label: 'All', statuses: all },
];

/** Which of the choices a list of states is: itself, or each of its states. */
export function isShown(
  choice: (typeof shownChoices)[number],
  { filters }: Pick<ListQuery, 'filters'>,
): boolean {
  const shown = filters['status'] ?? all;
  return (
    same(choice.statuses, shown) ||
    (choice.statuses.length === 1 &&
      shownChoices.every((one) => !same(one.statuses, shown)) &&
      choice.statuses.every((one) => shown.includes(one)))
  );
}

/** What a choice asks for: what is due first stands first while it waits; of what is decided, the newest. */
export function chosen(
  { statuses }: (typeof shownChoices)[number],
  { filters }: Pick<ListQuery, 'filters'>,
): Pick<ListQuery, 'filters' | 'sort'> {
  const isWaiting = statuses.every((status) => openApplications.some((one) => one === status));
  return {
    filters: { ...filters, status: same(statuses, all) ? [] : statuses },
    sort: isWaiting ? applicationsList.usualSort : { column: 'submitted', descending: true },
  };
}

/** Search or a filter leaves some out, whatever the states are. */
export const isFiltered = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  q !== '' || Object.keys(filters).some((key) => key !== 'status');

/** Nothing but those that wait is left out. */
export const isUsual = (query: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  !isFiltered(query) && same(query.filters['status'] ?? all, openApplications);

/** What has a meaning of its own in a pattern becomes `_`, which matches any one character. */
export const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_*,()"]/g, '_')}%`;
