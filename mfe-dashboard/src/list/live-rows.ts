import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ListDefinition, type ListQuery, sortField } from 'shared-contract/lists/list';
import type { LiveTable } from '../lib/live-filters.ts';
import { useReader } from '../lib/use-live.ts';
import { listenToRows, type RowChange } from '../lib/live.ts';
import type { ListPage } from '../lib/read-list.ts';
import type { ListScreen } from './list-screen.ts';
import { type ListSelection, selectedCount } from './row-selection.tsx';

export type RowState = 'changed' | 'moved' | 'removed';
export type RowMarks = ReadonlyMap<string, RowState>;

interface LiveRow {
  readonly id: string;
  readonly version: number;
}

/** Fields of the sort order and the filters. If one changes, the row may no longer belong here. */
function placingFields(list: ListDefinition, query: ListQuery): readonly string[] {
  const sorted = sortField(list, query.sort);
  const narrowed = list.filters
    .filter(({ key }) => query.filters[key] !== undefined)
    .map(({ field }) => field);
  return [...narrowed, ...(sorted === undefined ? [] : [sorted])];
}

/** The realtime event may contain a number as text, to preserve all digits. */
const likeBefore = (before: unknown, now: unknown): unknown =>
  typeof before === 'number' && typeof now === 'string' ? Number(now) : now;

/**
 * Applies a change to the current page. Returns null for the user's own realtime event or a row that isn't on the page.
 */
function changePage<Row extends LiveRow>(
  page: ListPage<Row>,
  { eventType, new: now, old }: RowChange,
  list: ListDefinition,
  query: ListQuery,
): { readonly id: string; readonly mark?: RowState; readonly row?: Row } | null {
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

/** Delay in ms after the first change, and between attempts while the user is working in the list. */
const SETTLED_MS = 500;
const AGAIN_MS = 2000;

interface Options {
  readonly screen: Pick<ListScreen, 'list' | 'query'>;
  /** The table to listen to. `name` is the query that shows it. */
  readonly table: LiveTable;
  readonly name: string;
  /** Time at which the page was read, or 0 before that. It includes all earlier changes. */
  readonly readAt: number;
  /** Other queries that show data of the same rows. */
  readonly relatedQueries: readonly string[];
  /** While rows are selected, the list doesn't change. */
  readonly selection?: ListSelection | undefined;
}

export interface LiveRows {
  readonly marks: RowMarks;
  /** Number of rows that were added, removed, or moved. */
  readonly waiting: number;
  readonly show: () => void;
}

const NO_MARKS: RowMarks = new Map<string, RowState>();
const NO_ROWS: ReadonlySet<string> = new Set();

/** True if the user isn't using the rows: no pointer, focus, or overlay is on them, and they are scrolled to the top. */
function isListIdle(): boolean {
  const region = document.querySelector('[data-list-region]');
  if (!region || document.querySelector('[role="dialog"], [role="menu"]')) return false;
  return (
    !region.matches(':hover') &&
    !region.contains(document.activeElement) &&
    region.scrollTop === 0 &&
    window.scrollY === 0
  );
}

/**
 * Shows other users' changes to the current rows. Cells update in place. Rows are not added, moved, or removed while
 * the user works in the list.
 */
export function useLiveRows(options: Options): LiveRows {
  const { screen, table, name, readAt, relatedQueries, selection } = options;
  const { list, query } = screen;
  const { id: me, role } = useReader();
  const cache = useQueryClient();
  const [marks, setMarks] = useState(NO_MARKS);
  const [waiting, setWaiting] = useState(NO_ROWS);
  const [knownAt, setKnownAt] = useState(readAt);
  // The channel is joined once the first page has loaded. It stays while another page loads, with a `readAt` of 0.
  const [hasLoaded, setHasLoaded] = useState(readAt > 0);
  if (knownAt !== readAt) {
    setKnownAt(readAt);
    setHasLoaded(true);
    setMarks(NO_MARKS);
    setWaiting(NO_ROWS);
  }
  const reload = (names: readonly string[]) =>
    void cache.invalidateQueries({
      predicate: ({ queryKey: [owner, one] }) => owner === me && names.some((known) => known === one),
    });
  const show = () => reload([name]);
  const changesWhileReading = useRef<RowChange[]>([]);
  const onChange = useEffectEvent((change: RowChange) => {
    const key = [me, name, query];
    // A request in flight may have read the row before this change, so its response would overwrite the change.
    if (change.eventType !== 'INSERT' && cache.getQueryState(key)?.fetchStatus === 'fetching')
      changesWhileReading.current.push(change);
    const page = cache.getQueryData<ListPage<LiveRow>>(key);
    const made = page ? changePage(page, change, list, query) : null;
    if (!made) return;
    const { id, row, mark } = made;
    if (row)
      cache.setQueryData<ListPage<LiveRow>>(
        key,
        (now) => now && { ...now, rows: now.rows.map((one) => (one.id === id ? row : one)) },
        // Preserve the query's read time: its other rows may be older than this update.
        { updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0 },
      );
    if (mark) setMarks((all) => new Map(all).set(id, mark));
    if (mark !== 'changed') setWaiting((all) => new Set(all).add(id));
    reload(relatedQueries);
  });
  const reapplyChanges = useEffectEvent(() => changesWhileReading.current.splice(0).forEach(onChange));
  useEffect(() => reapplyChanges(), [readAt]);
  const onLine = useEffectEvent(() => reload([name, ...relatedQueries]));
  useEffect(
    () =>
      hasLoaded
        ? listenToRows({
            name,
            tables: [table],
            reader: { id: me, role },
            onChange: (change) => onChange(change),
            onLine: () => onLine(),
          })
        : undefined,
    [hasLoaded, name, table, me, role],
  );
  const isSomethingWaiting = waiting.size > 0;
  const showIfIdle = useEffectEvent(() => {
    const isSelecting = selection !== undefined && selectedCount(selection) > 0;
    if (document.visibilityState === 'visible' && !isSelecting && isListIdle()) show();
  });
  useEffect(() => {
    if (!isSomethingWaiting) return undefined;
    const first = setTimeout(() => showIfIdle(), SETTLED_MS);
    const again = setInterval(() => showIfIdle(), AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [isSomethingWaiting]);
  return { marks, waiting: waiting.size, show };
}
