import { useHydrated } from 'shared-ui/hooks';
import { useLocation } from 'shared-ui/router';

/** An address that was typed on one page of an account, carried to the next: in the history, never in the address bar. */
export interface CarriedEmail {
  readonly email: string;
}

/** Reads what may be anything: history entries outlive releases. Empty while prerendering and hydrating. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  const isCarried = typeof state === 'object' && state !== null && 'email' in state;
  return hydrated && isCarried && typeof state.email === 'string' ? state.email : '';
}
