import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listenToRows, type RowChange } from '../../../lib/live-channel.ts';
import type { Board, BoardColumn } from '../data/read-board.ts';
import { useReader } from '../../../lib/use-reader.ts';
import { useRefreshLeads } from '../use-lead-change.tsx';

/** Several rows of one change are one reason to look again. */
const TOGETHER_MS = 250;

/**
 * Looks again when somebody changes a lead; while a card is held, once it is let go.
 * @param isHeld whether a card is held
 */
export function useBoardLive(isHeld: boolean): void {
  const refresh = useRefreshLeads();
  const isDue = useRef(false);
  const { id: me, role } = useReader();
  const cache = useQueryClient();
  /** Our own change, told to us as well: it is shown already. */
  const isEcho = useEffectEvent(
    ({ eventType, new: { id, version } }: RowChange): boolean =>
      eventType === 'UPDATE' &&
      typeof version === 'number' &&
      cache
        .getQueriesData<Board>({ queryKey: [me, 'lead-board'] })
        .some(([, board]) =>
          Object.values(board ?? {}).some((column: BoardColumn) =>
            column.cards.some((card) => card.id === id && card.version >= version),
          ),
        ),
  );
  const look = useEffectEvent(() => {
    if (isHeld) isDue.current = true;
    else void refresh();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), TOGETHER_MS);
    };
    const leave = listenToRows({
      name: 'lead-board',
      tables: ['leads'],
      reader: { id: me, role },
      onChange: (change) => {
        if (!isEcho(change)) changed();
      },
      onLine: changed,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [me, role]);
  useEffect(() => {
    if (isHeld || !isDue.current) return;
    isDue.current = false;
    look();
  }, [isHeld]);
}
