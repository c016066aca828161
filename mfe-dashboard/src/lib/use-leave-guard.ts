import { useEffect } from 'react';
import { useBlocker } from './use-blocker.ts';

/**
 * Asks before what was typed is left: by a link, by Back, by another tab of the page, and, in the browser's own words,
 * when the page is closed.
 * @returns where a way out waits for an answer
 */
export function useLeaveGuard(
  isDirty: boolean,
): { readonly stay: () => void; readonly leave: () => void } | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return { stay: () => blocker.reset(), leave: () => blocker.proceed() };
}
