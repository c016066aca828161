import { useCallback, useSyncExternalStore } from 'react';
import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Returns whether the tab is visible. True in prerendered HTML. */
export function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

const never = () => () => undefined;

/** Returns false during prerendering and hydration, then true: for content that depends on the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Returns whether a media query matches. False during prerendering and hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** Returns the calendar day at the firm's office, `2026-11-20`; `otherwise` in the served HTML. */
export function useToday(otherwise: string): string {
  return useSyncExternalStore(
    subscribe,
    () => zonedDay(new Date(), officeZone),
    () => otherwise,
  );
}
