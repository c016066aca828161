import { useSyncExternalStore } from 'react';
import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';

function watch(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The calendar day at the firm's office, `2026-11-20`. In the served HTML, and with no script, it is `otherwise`. */
export function useToday(otherwise: string): string {
  return useSyncExternalStore(
    watch,
    () => zonedDay(new Date(), officeZone),
    () => otherwise,
  );
}
