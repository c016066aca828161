import { instantsOf, parseDays } from './list-days.ts';
import {
  sortField,
  type DayFilter,
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  type PersonFilter,
} from './list.ts';

/** One condition as PostgREST writes it: `field=operator.value`, or `or=(…)` for a choice between several. */
export type Condition =
  | { readonly field: string; readonly operator: string; readonly value: string }
  | { readonly or: string };

export interface ConditionsOptions {
  /** Id of who asks: `me` in an address. */
  readonly me: string;
  /** `YYYY-MM-DD`, where the firm is. */
  readonly today: string;
  /** For what is counted from now. */
  readonly now?: Date;
  /** Where the office is: by its clock an instant belongs to a day. */
  readonly zone?: string;
}

/** Text in a list of PostgREST, whatever is in it. */
const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** As the stored words are folded: lower case, without accents. The same is done in the database. */
const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđı]/g, (letter) => 'oldi'['øłđı'.indexOf(letter)] ?? letter);

/**
 * The pattern of a search. What has a meaning of its own in a pattern becomes `_`, which matches any one character: it
 * is found all the same, and no server has to agree with us about quoting.
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
  { today, now = new Date(), zone = 'UTC' }: ConditionsOptions,
): readonly Condition[] {
  if (isInstant) {
    const { from, until } = instantsOf(word, now, zone) ?? {};
    return [
      ...(from ? [{ field, operator: 'gte', value: from }] : []),
      ...(until ? [{ field, operator: 'lt', value: until }] : []),
    ];
  }
  const range = parseDays(word, today);
  if (!range) return [];
  if (range.orNever) return [{ or: `${field}.is.null,${field}.lte.${range.to ?? today}` }];
  return [
    ...(range.from ? [{ field, operator: 'gte', value: range.from }] : []),
    ...(range.to ? [{ field, operator: 'lte', value: range.to }] : []),
  ];
}

/** Only an empty list sorts before a list of one empty text. The embedded REST server cannot bind `{}`. */
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

/** What the database is asked, so that screen, export and change of many find the same rows. */
export function conditionsOf(
  list: ListDefinition,
  { q, filters }: Pick<ListQuery, 'q' | 'filters'>,
  options: ConditionsOptions,
): Condition[] {
  const conditions: Condition[] = q === '' ? [] : [ofSearch(list, q)];
  for (const filter of list.filters) {
    const values = filters[filter.key];
    if (values === undefined || values.length === 0) continue;
    if (filter.kind === 'person') conditions.push(ofPeople(filter, values, options.me));
    else if (filter.kind === 'days') conditions.push(...ofDays(filter, values, options));
    else conditions.push(ofChoice(filter, values));
  }
  return conditions;
}

export interface Order {
  readonly field: string;
  readonly ascending: boolean;
  /** Said only where it matters: an index is not used for an order that names what it does not. */
  readonly nullsFirst?: false;
}

/** The fields to order by, the id last: no two rows change places between two pages. */
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

/** Conditions and order as the words of an address, for who asks PostgREST without the library. */
export function requestWords(
  list: ListDefinition,
  query: Pick<ListQuery, 'q' | 'filters' | 'sort'>,
  options: ConditionsOptions,
): [key: string, value: string][] {
  const order = orderOf(list, query).map(({ field, ascending, nullsFirst }) =>
    [field, ascending ? 'asc' : 'desc', ...(nullsFirst === false ? ['nullslast'] : [])].join('.'),
  );
  return [
    ...conditionsOf(list, query, options).map((one): [string, string] =>
      'or' in one ? ['or', `(${one.or})`] : [one.field, `${one.operator}.${one.value}`],
    ),
    ['order', order.join(',')],
  ];
}
