import { sortField, type ListDefinition, type ListQuery } from 'shared-contract/lists/list';
import type { RowChange } from '../../lib/live-channel.ts';
import type { ListPage } from '../../lib/read-list.ts';

/** What somebody else has done to a row since the list was read. */
export type RowMark = 'changed' | 'moved' | 'removed';
export type RowMarks = ReadonlyMap<string, RowMark>;

export interface LiveRow {
  readonly id: string;
  readonly version: number;
}

/** The fields by which the list is ordered and narrowed: where one of them changes, the row may belong elsewhere. */
function placingFields(list: ListDefinition, query: ListQuery): readonly string[] {
  const sorted = sortField(list, query.sort);
  const narrowed = list.filters
    .filter(({ key }) => query.filters[key] !== undefined)
    .map(({ field }) => field);
  return [...narrowed, ...(sorted === undefined ? [] : [sorted])];
}

/** A number may be told as text, so that none of its digits is lost. */
const likeBefore = (before: unknown, now: unknown): unknown =>
  typeof before === 'number' && typeof now === 'string' ? Number(now) : now;

/** What a change makes of the page that is shown. Nothing where it is our own echo, or of a row elsewhere. */
export function changePage<Row extends LiveRow>(
  page: ListPage<Row>,
  { eventType, new: now, old }: RowChange,
  list: ListDefinition,
  query: ListQuery,
): { readonly id: string; readonly mark?: RowMark; readonly row?: Row } | null {
  const id = (eventType === 'DELETE' ? old : now)['id'];
  if (typeof id !== 'string') return null;
  const row = page.rows.find((one) => one.id === id);
  if (eventType === 'DELETE') return row ? { id, mark: 'removed' } : null;
  if (!row) return eventType === 'INSERT' ? { id } : null;
  const version = now['version'];
  if (typeof version === 'number' && version <= row.version) return null;
  const shown = Object.entries(row).map(
    ([key, value]) => [key, key in now ? likeBefore(value, now[key]) : value] as const,
  );
  const isMoved = placingFields(list, query).some(
    (field) =>
      field in now &&
      field in row &&
      JSON.stringify(likeBefore(Reflect.get(row, field), now[field])) !==
        JSON.stringify(Reflect.get(row, field)),
  );
  // Replicated columns have the types of the query, except for numbers, which `likeBefore` converts.
  return { id, mark: isMoved ? 'moved' : 'changed', row: Object.fromEntries(shown) as unknown as Row };
}
