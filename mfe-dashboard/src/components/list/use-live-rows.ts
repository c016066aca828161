import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { listenToRows, type RowChange } from '../../lib/live-channel.ts';
import type { LiveTable } from '../../lib/data/live-filters.ts';
import type { ListPage } from '../../lib/read-list.ts';
import { useReader } from '../../lib/use-reader.ts';
import { changePage, type LiveRow, type RowMark, type RowMarks } from './live-page.ts';

/** After the first change, and between two tries while somebody works in the list. */
const SETTLED_MS = 500;
const AGAIN_MS = 2000;

interface Options {
  readonly list: ListDefinition;
  readonly query: ListQuery;
  /** The table that is listened to, and the name of the query that shows it. */
  readonly table: LiveTable;
  readonly name: string;
  /** When the page was read: what was told before is in it. */
  readonly readAt: number;
  /** Names of other queries that show something of the same rows. */
  readonly besides: readonly string[];
  /** Whether nobody would be disturbed by other rows; asked when there are some. */
  readonly isIdle: () => boolean;
}

export interface LiveRows {
  readonly marks: RowMarks;
  /** How many rows have come, gone or moved. */
  readonly waiting: number;
  readonly show: () => void;
}

const NO_MARKS: RowMarks = new Map<string, RowMark>();
const NOBODY: ReadonlySet<string> = new Set();

/**
 * What others change in the rows that are shown: cells change in their place, and no row comes, moves or goes while
 * somebody works in the list.
 */
export function useLiveRows(options: Options): LiveRows {
  const { list, query, table, name, readAt, besides, isIdle } = options;
  const { id: me, role } = useReader();
  const cache = useQueryClient();
  const [marks, setMarks] = useState(NO_MARKS);
  const [waiting, setWaiting] = useState(NOBODY);
  const [knownAt, setKnownAt] = useState(readAt);
  if (knownAt !== readAt) {
    setKnownAt(readAt);
    setMarks(NO_MARKS);
    setWaiting(NOBODY);
  }
  const ask = (names: readonly string[]) =>
    void cache.invalidateQueries({
      predicate: ({ queryKey: [owner, one] }) => owner === me && names.some((known) => known === one),
    });
  const show = () => ask([name]);
  const toldWhileRead = useRef<RowChange[]>([]);
  const onChange = useEffectEvent((change: RowChange) => {
    const key = [me, name, query];
    // What is on its way may have been read before this, and would take its place.
    if (change.eventType !== 'INSERT' && cache.getQueryState(key)?.fetchStatus === 'fetching')
      toldWhileRead.current.push(change);
    const page = cache.getQueryData<ListPage<LiveRow>>(key);
    const made = page ? changePage(page, change, list, query) : null;
    if (!made) return;
    const { id, row, mark } = made;
    if (row)
      cache.setQueryData<ListPage<LiveRow>>(
        key,
        (now) => now && { ...now, rows: now.rows.map((one) => (one.id === id ? row : one)) },
        // It was read when it was read: the other rows may be older than this one.
        { updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0 },
      );
    if (mark) setMarks((all) => new Map(all).set(id, mark));
    if (mark !== 'changed') setWaiting((all) => new Set(all).add(id));
    ask(besides);
  });
  const tellAgain = useEffectEvent(() => toldWhileRead.current.splice(0).forEach(onChange));
  useEffect(() => tellAgain(), [readAt]);
  const onLine = useEffectEvent(() => ask([name, ...besides]));
  useEffect(
    () =>
      listenToRows({
        name,
        tables: [table],
        reader: { id: me, role },
        onChange: (change) => onChange(change),
        onLine: () => onLine(),
      }),
    [name, table, me, role],
  );
  const isSomethingWaiting = waiting.size > 0;
  const showIfIdle = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isIdle()) show();
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
