import { idFrom, openStatuses, statuses, typeNames, type Application, type Status } from './application.ts';
import { isDue } from './due-filter.ts';

export const sortColumns = { name: 'last_name', submitted: 'created_at', due: 'review_due_at' } as const;
export type SortColumn = keyof typeof sortColumns;
export interface Sort {
  readonly column: SortColumn;
  readonly descending: boolean;
}
export const sizes = [25, 50, 100] as const;
export type Size = (typeof sizes)[number];

/** What the list is asked for: the words of its address, read. */
export interface Queue {
  readonly search: string;
  readonly statuses: readonly Status[];
  /** None of these three means any. */
  readonly types: readonly Application['applicant_type'][];
  /** Ids of cohorts wanted, and `none`. */
  readonly cohorts: readonly string[];
  /** As it stands in the address. */
  readonly due: string | null;
  readonly sort: Sort;
  /** Counted from 1. */
  readonly page: number;
  readonly size: Size;
}

export const allStatuses = Object.keys(statuses) as Status[];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));
export const isOpenOnly = (shown: readonly Status[]): boolean => same(shown, openStatuses);

/** The choices above the list: those that wait for an answer, one state, or all; with their word in the address. */
export const shownChoices: readonly {
  readonly value: string;
  readonly label: string;
  readonly statuses: readonly Status[];
}[] = [
  { value: '', label: 'Waiting', statuses: openStatuses },
  ...allStatuses.map((status) => ({ value: status, label: statuses[status].label, statuses: [status] })),
  { value: 'all', label: 'All', statuses: allStatuses },
];
/** Which of the choices a list of states is: itself, or each of its states. */
export const isShown = (choice: (typeof shownChoices)[number], { statuses: shown }: Queue): boolean =>
  same(choice.statuses, shown) ||
  (choice.statuses.length === 1 &&
    shownChoices.every((one) => !same(one.statuses, shown)) &&
    choice.statuses.every((one) => shown.includes(one)));

/** What is due first stands first while it waits; of what is decided, the newest. */
export const usualSort = (shown: readonly Status[]): Sort =>
  shown.every((status) => openStatuses.some((one) => one === status))
    ? { column: 'due', descending: false }
    : { column: 'submitted', descending: true };

/** The values of a list in the address that are known. */
function known<Value extends string>(
  text: string | null,
  read: (value: string) => Value | null,
): { readonly values: readonly Value[]; readonly left: number } {
  const asked = (text ?? '').split(',').filter(Boolean);
  const values = asked.map(read).filter((value) => value !== null);
  return { values: [...new Set(values)], left: asked.length - values.length };
}

const oneOf =
  <Value extends string>(all: readonly Value[]) =>
  (value: string): Value | null =>
    all.find((one) => one === value) ?? null;

function sortFrom(value: string | null, shown: readonly Status[]): Sort | null {
  const column = (Object.keys(sortColumns) as SortColumn[]).find((one) => one === value?.replace(/^-/, ''));
  if (column !== undefined) return { column, descending: value?.startsWith('-') === true };
  return value === null ? usualSort(shown) : null;
}

/** What an address asks for, and how much of it is not known and left out. */
export function queueFrom(address: URLSearchParams): Queue & { readonly unknown: number } {
  const status = address.get('status');
  const states = status === 'all' ? { values: allStatuses, left: 0 } : known(status, oneOf(allStatuses));
  const shown = states.values.length === 0 ? openStatuses : states.values;
  const types = known(address.get('type'), oneOf(Object.keys(typeNames) as Application['applicant_type'][]));
  const cohorts = known(address.get('cohort'), (value) => (value === 'none' ? value : idFrom(value)));
  const asked = address.get('due');
  const due = asked !== null && isDue(asked) ? asked : null;
  const sort = sortFrom(address.get('sort'), shown);
  const page = address.get('page') ?? '1';
  const isPage = /^[1-9]\d{0,5}$/.test(page);
  const size = sizes.find((one) => String(one) === (address.get('size') ?? '25'));
  const strays = [asked !== null && due === null, sort === null, !isPage, size === undefined];
  return {
    search: (address.get('q') ?? '').trim().slice(0, 100),
    statuses: shown,
    types: types.values,
    cohorts: cohorts.values,
    due,
    sort: sort ?? usualSort(shown),
    page: isPage ? Number(page) : 1,
    size: size ?? 25,
    unknown: states.left + types.left + cohorts.left + strays.filter(Boolean).length,
  };
}

/** Equal lists have equal addresses: the keys stand in one order. */
const order = ['q', 'status', 'type', 'cohort', 'due', 'sort', 'page', 'size', 'view'];
export function inOrder(params: URLSearchParams): URLSearchParams {
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return new URLSearchParams([...params].toSorted(([one], [other]) => rank(one) - rank(other)));
}

/** "Showing 26 to 50 of 208 applications", or "1 application". */
export function shownInWords({ page, size }: Pick<Queue, 'page' | 'size'>, total: number): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'application' : 'applications'}`;
  if (total <= size) return all;
  const first = (page - 1) * size + 1;
  return `Showing ${first.toLocaleString('en-US')} to ${Math.min(page * size, total).toLocaleString('en-US')} of ${all}`;
}

/** What has a meaning of its own in a pattern becomes `_`, which matches any one character. */
export const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_*,()"]/g, '_')}%`;
