import { parseDays, type DayRange } from './list-days.ts';
import type { ListDefinition, ListQuery } from './list.ts';

/** A filter as the functions that change many rows take it: lists of values, days from and to, and a text. */
export type FilterOfMany = Readonly<
  Record<string, readonly string[] | string | Readonly<Record<string, string | boolean>>>
>;

const daysOf = ({ from, to, orNever }: DayRange): Readonly<Record<string, string | boolean>> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(orNever === true && { none: true }),
});

/**
 * What a list shows, for whoever changes all of it: the same rows as `conditionsOf` finds.
 * @param today `YYYY-MM-DD`, where the firm is
 */
export function filterOfMany(
  list: ListDefinition,
  { q, filters }: Pick<ListQuery, 'q' | 'filters'>,
  today: string,
): FilterOfMany {
  const asked: Record<string, FilterOfMany[string]> = q === '' ? {} : { q };
  for (const filter of list.filters) {
    const values = filters[filter.key] ?? [];
    const [word] = values;
    if (word === undefined) continue;
    if (filter.kind === 'days') {
      const range = parseDays(word, today);
      if (range) asked[filter.key] = daysOf(range);
    } else if (filter.kind === 'choice') {
      const stored = new Map(filter.options.map((one) => [one.value, one.stored ?? one.value]));
      asked[filter.key] = values.map((value) => stored.get(value) ?? value);
    } else asked[filter.key] = values;
  }
  return asked;
}
