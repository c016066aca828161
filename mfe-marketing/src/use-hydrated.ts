import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the served HTML and in the render that takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
