import { useSyncExternalStore } from 'react';
import { symposiumState, type SymposiumState } from 'shared-contract/symposium';

/** A page that stays open over midnight says so by itself. */
const TICK_MS = 60_000;

function watch(onChange: () => void) {
  const timer = setInterval(onChange, TICK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Where the event stands by the visitor's clock; in the served page it is to come. */
export function useSymposiumState(): SymposiumState {
  return useSyncExternalStore(
    watch,
    () => symposiumState(new Date()),
    () => 'upcoming',
  );
}
