import { useSyncExternalStore } from 'react';
import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';
import { watchVisibility } from './use-document-visible.ts';

/** The calendar day at the firm's office, `2026-11-20`. In the served HTML, and with no script, it is `otherwise`. */
export function useToday(otherwise: string): string {
  return useSyncExternalStore(
    watchVisibility,
    () => zonedDay(new Date(), officeZone),
    () => otherwise,
  );
}
