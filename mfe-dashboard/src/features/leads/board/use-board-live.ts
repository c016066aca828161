import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToRows } from '../../../lib/live-channel.ts';
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
      onChange: changed,
      onLine: changed,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  useEffect(() => {
    if (isHeld || !isDue.current) return;
    isDue.current = false;
    look();
  }, [isHeld]);
}
