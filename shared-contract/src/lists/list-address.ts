import { isUuid } from '../uuid.ts';
import { parseDays } from './list-days.ts';
import {
  LONGEST_SEARCH,
  pageSizes,
  sortField,
  DEFAULT_PAGE_SIZE,
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  type ListSort,
} from './list.ts';

/* The address of a list: q=<text> <filter>=<value>(,<value>)* sort=<column>|-<column> page=<1..> size=25|50|100 Default
   values are omitted, `<filter>=all` turns off a filter that is on by default, and the keys have this order, so that
   equal lists have equal addresses. Other keys are preserved. */

/** Any day works, because a value's validity does not depend on it. */
const SOME_DAY = '2026-01-01';

function isKnown(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'choice') return value === 'none' || filter.options.some((one) => one.value === value);
  if (filter.kind === 'person') return value === 'none' || value === 'me' || isUuid(value);
  return parseDays(value, SOME_DAY) !== null;
}

const sameSort = (one: ListSort, other: ListSort): boolean =>
  one.column === other.column && one.descending === other.descending;

function readSort(list: ListDefinition, text: string): ListSort | null {
  const descending = text.startsWith('-');
  const sort = { column: descending ? text.slice(1) : text, descending };
  return sortField(list, sort) === undefined ? null : sort;
}

/** Splits the values of a choice at commas. A comma within a value is written `%2C`. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('%2C', ','));
const joined = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', '%2C')).join(',');

/** Keys of an address with their values, in order, as `URLSearchParams` iterates them. */
export type AddressEntries = Iterable<readonly [key: string, value: string]>;

interface ReadAddress {
  readonly query: ListQuery;
  /** Number of unknown values that were ignored. */
  readonly unknown: number;
}

/** Value that turns off a filter that is on by default. */
const NOT_NARROWED = 'all';
const sameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Parses the query from a list's address. Ignores and counts unknown values. */
export function readListAddress(list: ListDefinition, entries: AddressEntries): ReadAddress {
  const address = new Map(entries);
  let unknown = 0;
  const filters: Record<string, string[]> = {};
  for (const filter of list.filters) {
    const text = address.get(filter.key);
    if (filter.usual !== undefined && text === NOT_NARROWED) continue;
    const given = partsOf(text ?? '');
    // A day filter has one value, because a second one would narrow the first.
    const values = filter.kind === 'days' ? given.slice(0, 1) : [...new Set(given)];
    const known = values.filter((value) => isKnown(filter, value));
    unknown += given.length - known.length;
    if (known.length > 0) filters[filter.key] = known;
    else if (filter.usual !== undefined) filters[filter.key] = [...filter.usual];
  }
  const sortText = address.get('sort');
  const sort = sortText === undefined ? list.defaultSort : readSort(list, sortText);
  const pageText = address.get('page');
  const page = pageText === undefined ? 1 : /^[1-9]\d{0,5}$/.test(pageText) ? Number(pageText) : undefined;
  const sizeText = address.get('size');
  const size = sizeText === undefined ? DEFAULT_PAGE_SIZE : pageSizes.find((one) => String(one) === sizeText);
  unknown += [sort ?? undefined, page, size].filter((value) => value === undefined).length;
  return {
    query: {
      q: (address.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
      filters,
      sort: sort ?? list.defaultSort,
      page: page ?? 1,
      size: size ?? DEFAULT_PAGE_SIZE,
    },
    unknown,
  };
}

/** Returns the address of a query. Preserves the keys in `current` that do not belong to the list. */
export function writeListAddress(
  list: ListDefinition,
  { q, filters, sort, page, size }: ListQuery,
  current: AddressEntries = [],
): [key: string, value: string][] {
  const own = new Set(['q', ...list.filters.map(({ key }) => key), 'sort', 'page', 'size']);
  const address: [string, string][] = [];
  if (q !== '') address.push(['q', q]);
  for (const { key, usual = [] } of list.filters) {
    const values = filters[key] ?? [];
    if (!sameValues(values, usual)) address.push([key, values.length > 0 ? joined(values) : NOT_NARROWED]);
  }
  if (!sameSort(sort, list.defaultSort))
    address.push(['sort', `${sort.descending ? '-' : ''}${sort.column}`]);
  if (page > 1) address.push(['page', String(page)]);
  if (size !== DEFAULT_PAGE_SIZE) address.push(['size', String(size)]);
  for (const [key, value] of current) if (!own.has(key)) address.push([key, value]);
  return address;
}

/**
 * Returns a query with a change. The result starts at page 1 unless the change sets a page. Filters that the change
 * doesn't mention stay; an empty list of values removes one.
 */
export function changedQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const filters = Object.fromEntries(
    Object.entries({ ...query.filters, ...change.filters }).filter(([, values]) => values.length > 0),
  );
  return { ...query, page: 1, ...change, filters };
}
