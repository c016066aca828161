import { useCallback, useSyncExternalStore } from 'react';

type State = 'open' | 'closed' | 'unknown';

function read(id: string): State {
  const element = document.getElementById(id);
  // Browsers without popovers do not know the selector either.
  if (!element || !('hidePopover' in element)) return 'closed';
  return element.matches(':popover-open') ? 'open' : 'closed';
}

/**
 * Follows a native popover, which opens, takes Escape and outside clicks and gives focus back by itself, before
 * hydration too. `unknown` in prerendered HTML: there the browser states itself whether it is open.
 */
export function usePopover(id: string): { state: State; close: () => void } {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = document.getElementById(id);
      element?.addEventListener('toggle', changed);
      return () => element?.removeEventListener('toggle', changed);
    },
    [id],
  );
  const state = useSyncExternalStore<State>(
    subscribe,
    () => read(id),
    () => 'unknown',
  );
  const close = useCallback(() => {
    if (read(id) === 'open') document.getElementById(id)?.hidePopover();
  }, [id]);
  return { state, close };
}
