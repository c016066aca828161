import { useCallback, useSyncExternalStore } from 'react';
import { OPEN_MARK } from 'shared-contract/page-events';

type State = 'open' | 'closed' | 'unknown';

/** Reads the state now: a native popover reports a change a task later. */
export function readPopover(id: string): State {
  const element = document.getElementById(id);
  // Browsers without popovers reject the selector too.
  return element?.matches('popover' in element ? ':popover-open' : `[${OPEN_MARK}]`) ? 'open' : 'closed';
}

/**
 * Follows a native popover, which opens, takes Escape and outside clicks and gives focus back by itself, before
 * hydration too. `unknown` in prerendered HTML: there the browser states itself whether it is open.
 */
export function usePopover(id: string): State {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = document.getElementById(id);
      element?.addEventListener('toggle', changed);
      return () => element?.removeEventListener('toggle', changed);
    },
    [id],
  );
  return useSyncExternalStore<State>(
    subscribe,
    () => readPopover(id),
    () => 'unknown',
  );
}
