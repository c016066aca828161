import { officeZone } from '../firm.ts';
import { zonedDay } from '../zoned-time.ts';
import { parseDays, type DayRange } from './list-days.ts';
import type { ListDefinition, ListQuery } from './list.ts';

/** A filter in the format of the bulk-change functions: lists of values, day ranges, and a search text. */
export type FilterOfMany = Readonly<
  Record<string, readonly string[] | string | Readonly<Record<string, string | boolean>>>
>;

const daysOf = ({ from, to, orNever }: DayRange): Readonly<Record<string, string | boolean>> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(orNever === true && { none: true }),
});

/**
 * Converts a query to a bulk-change filter that matches the same rows as `conditionsOf`.
 * @param now determines today in the office's time zone, and the start of relative ranges
 */
export function filterOfMany(
  list: ListDefinition,
  { q, filters }: Pick<ListQuery, 'q' | 'filters'>,
  now = new Date(),
): FilterOfMany {
  const asked: Record<string, FilterOfMany[string]> = q === '' ? {} : { q };
  for (const filter of list.filters) {
    const values = filters[filter.key] ?? [];
    const [word] = values;
    if (word === undefined) continue;
    if (filter.kind === 'days') {
      const range = parseDays(word, zonedDay(now, officeZone));
      if (range) asked[filter.key] = daysOf(range);
    } else if (filter.kind === 'choice') {
      const stored = new Map(filter.options.map((one) => [one.value, one.stored ?? one.value]));
      asked[filter.key] = values.map((value) => stored.get(value) ?? value);
    } else asked[filter.key] = values;
  }
  return asked;
}
