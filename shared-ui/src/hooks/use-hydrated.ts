import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and in the render that takes it over, true from then on: what depends on the visitor waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
