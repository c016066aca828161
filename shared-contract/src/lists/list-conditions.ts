import { officeZone } from '../firm.ts';
import { zonedDay } from '../zoned-time.ts';
import { instantsOf, parseDays } from './list-days.ts';
import {
  sortField,
  type DayFilter,
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  type PersonFilter,
} from './list.ts';

/** A condition in PostgREST's syntax: `field=operator.value`, or `or=(…)` for alternatives. */
type Condition =
  | { readonly field: string; readonly operator: string; readonly value: string }
  | { readonly or: string };

/** Quotes any text for a PostgREST list. */
const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** Folds a search like the stored text: lower case, without accents. The database does the same. */
const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđı]/g, (letter) => 'oldi'['øłđı'.indexOf(letter)] ?? letter);

/**
 * Returns the pattern of a search. Characters with a special meaning become `_`, which matches any character, so that
 * the search works regardless of how a server handles quoting.
 */
const patternOf = (search: string): string => `%${folded(search).replace(/[\\%_*,()"]/g, '_')}%`;

function ofSearch({ searched }: ListDefinition, q: string): Condition {
  const pattern = patternOf(q);
  const [field = '', ...more] = searched;
  return more.length === 0
    ? { field, operator: 'ilike', value: pattern }
    : { or: searched.map((one) => `${one}.ilike.${pattern}`).join(',') };
}

function ofPeople(
  { field, noneField = field }: PersonFilter,
  values: readonly string[],
  me: string,
): Condition {
  const ids = [...new Set(values.filter((value) => value !== 'none').map((id) => (id === 'me' ? me : id)))];
  const isNobody = values.includes('none');
  if (ids.length === 0) return { field: noneField, operator: 'is', value: 'null' };
  const among = `in.(${ids.join(',')})`;
  return isNobody
    ? { or: `${noneField}.is.null,${field}.${among}` }
    : { field, operator: 'in', value: `(${ids.join(',')})` };
}

function ofDays(
  { field, isInstant = false }: DayFilter,
  [word = '']: readonly string[],
  now: Date,
): readonly Condition[] {
  if (isInstant) {
    const { from, until } = instantsOf(word, now);
    return [
      ...(from ? [{ field, operator: 'gte', value: from }] : []),
      ...(until ? [{ field, operator: 'lt', value: until }] : []),
    ];
  }
  const today = zonedDay(now, officeZone);
  const range = parseDays(word, today);
  if (!range) return [];
  if (range.orNever) return [{ or: `${field}.is.null,${field}.lte.${range.to ?? today}` }];
  return [
    ...(range.from ? [{ field, operator: 'gte', value: range.from }] : []),
    ...(range.to ? [{ field, operator: 'lte', value: range.to }] : []),
  ];
}

/** Only an empty list sorts before a list with one empty text. The embedded REST server can't bind `{}`. */
const EMPTY_TEXT = '{""}';

function ofChoice(filter: ListFilter & { kind: 'choice' }, values: readonly string[]): Condition {
  const { field, options, holdsSeveral = false } = filter;
  const stored = new Map(options.map((one) => [one.value, one.stored ?? one.value]));
  const some = values.flatMap((value) => stored.get(value) ?? []);
  if (holdsSeveral) {
    const within = `ov.{${some.map(quoted).join(',')}}`;
    if (some.length === values.length) return { field, operator: 'ov', value: within.slice(3) };
    return some.length === 0
      ? { field, operator: 'lt', value: EMPTY_TEXT }
      : { or: `${field}.lt.${EMPTY_TEXT},${field}.${within}` };
  }
  if (some.length === 0) return { field, operator: 'is', value: 'null' };
  const among = `(${some.map(quoted).join(',')})`;
  return some.length === values.length
    ? { field, operator: 'in', value: among }
    : { or: `${field}.is.null,${field}.in.${among}` };
}

/**
 * Returns the database conditions of a query, so that the screen, the export, and bulk changes match the same rows.
 * @param me id of the signed-in user, for `me` in an address
 * @param now determines today in the office's time zone, and the start of relative ranges
 */
export function conditionsOf(
  list: ListDefinition,
  { q, filters }: Pick<ListQuery, 'q' | 'filters'>,
  me: string,
  now = new Date(),
): Condition[] {
  const conditions: Condition[] = q === '' ? [] : [ofSearch(list, q)];
  for (const filter of list.filters) {
    const values = filters[filter.key];
    if (values === undefined || values.length === 0) continue;
    if (filter.kind === 'person') conditions.push(ofPeople(filter, values, me));
    else if (filter.kind === 'days') conditions.push(...ofDays(filter, values, now));
    else conditions.push(ofChoice(filter, values));
  }
  return conditions;
}

export interface Order {
  readonly field: string;
  readonly ascending: boolean;
  /** Set only where needed, because PostgreSQL can't use an index for an order of nulls that the index doesn't have. */
  readonly nullsFirst?: false;
}

/** Returns the fields to order by. The id is last, so that the order is stable across pages. */
export function orderOf(list: ListDefinition, { sort }: Pick<ListQuery, 'sort'>): Order[] {
  const field = sortField(list, sort);
  const isOptional = list.columns.some(({ id, isOptional = false }) => id === sort.column && isOptional);
  return [
    ...(field === undefined
      ? []
      : [
          {
            field,
            ascending: !sort.descending,
            ...(isOptional && sort.descending && { nullsFirst: false as const }),
          },
        ]),
    ...(list.thenBy === undefined || list.thenBy.field === field
      ? []
      : [{ field: list.thenBy.field, ascending: !list.thenBy.descending }]),
    { field: 'id', ascending: true },
  ];
}

/** Returns conditions and order as query parameters, for callers that use PostgREST without the library. */
export function requestWords(
  list: ListDefinition,
  query: Pick<ListQuery, 'q' | 'filters' | 'sort'>,
  me: string,
): [key: string, value: string][] {
  const order = orderOf(list, query).map(({ field, ascending, nullsFirst }) =>
    [field, ascending ? 'asc' : 'desc', ...(nullsFirst === false ? ['nullslast'] : [])].join('.'),
  );
  return [
    ...conditionsOf(list, query, me).map((one): [string, string] =>
      'or' in one ? ['or', `(${one.or})`] : [one.field, `${one.operator}.${one.value}`],
    ),
    ['order', order.join(',')],
  ];
}
