import { isUuid } from '../uuid.ts';
import { parseDays } from './list-days.ts';
import {
  LONGEST_SEARCH,
  pageSizes,
  sortField,
  USUAL_SIZE,
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  type ListSort,
} from './list.ts';

/*
 * The address of a list:
 *   q=<text>  <filter>=<value>(,<value>)*  sort=<column>|-<column>  page=<1..>  size=25|50|100
 * Usual values never appear, `<filter>=all` takes away what narrows a list without a word of it, and the keys stand in this order, so that equal lists have equal addresses. Keys that belong
 * to nobody here are kept.
 */

/** Any day: what is a word for days does not depend on it. */
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

/** Commas part the values of a choice; in a value they are written `%2C`. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('%2C', ','));
const joined = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', '%2C')).join(',');

/** Keys of an address with their values, in order: what `URLSearchParams` gives and takes. */
export type AddressEntries = Iterable<readonly [key: string, value: string]>;

export interface ReadAddress {
  readonly query: ListQuery;
  /** How many values were left out because nobody knows them. */
  readonly unknown: number;
}

/** Of a filter that narrows unless it is told not to. */
const NOT_NARROWED = 'all';
const sameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** What an address asks a list for. What it does not know is left out and counted. */
export function readListAddress(list: ListDefinition, entries: AddressEntries): ReadAddress {
  const address = new Map(entries);
  let unknown = 0;
  const filters: Record<string, string[]> = {};
  for (const filter of list.filters) {
    const text = address.get(filter.key);
    if (filter.usual !== undefined && text === NOT_NARROWED) continue;
    const given = partsOf(text ?? '');
    // Days are one word: a second one would narrow the first.
    const values = filter.kind === 'days' ? given.slice(0, 1) : [...new Set(given)];
    const known = values.filter((value) => isKnown(filter, value));
    unknown += given.length - known.length;
    if (known.length > 0) filters[filter.key] = known;
    else if (filter.usual !== undefined) filters[filter.key] = [...filter.usual];
  }
  const sortText = address.get('sort');
  const sort = sortText === undefined ? list.usualSort : readSort(list, sortText);
  const pageText = address.get('page');
  const page = pageText === undefined ? 1 : /^[1-9]\d{0,5}$/.test(pageText) ? Number(pageText) : undefined;
  const sizeText = address.get('size');
  const size = sizeText === undefined ? USUAL_SIZE : pageSizes.find((one) => String(one) === sizeText);
  unknown += [sort ?? undefined, page, size].filter((value) => value === undefined).length;
  return {
    query: {
      q: (address.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
      filters,
      sort: sort ?? list.usualSort,
      page: page ?? 1,
      size: size ?? USUAL_SIZE,
    },
    unknown,
  };
}

/** The address that asks for this, with the keys of others as they are. */
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
  if (!sameSort(sort, list.usualSort)) address.push(['sort', `${sort.descending ? '-' : ''}${sort.column}`]);
  if (page > 1) address.push(['page', String(page)]);
  if (size !== USUAL_SIZE) address.push(['size', String(size)]);
  for (const [key, value] of current) if (!own.has(key)) address.push([key, value]);
  return address;
}

/** A query with something else in it. Whatever changes what is found begins at the first page. */
export function changedQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const filters = Object.fromEntries(
    Object.entries(change.filters ?? query.filters).filter(([, values]) => values.length > 0),
  );
  return { ...query, page: 1, ...change, filters };
}
