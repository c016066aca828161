import { useMemo, useSyncExternalStore } from 'react';
import { type MailLink, readMailLink } from 'shared-auth/mail-link';
import { LINK_EVENT } from 'shared-contract/page-events';
import { paths } from 'shared-contract/paths';
import { useHydrated } from 'shared-ui/hooks';
import { useLocation } from 'shared-ui/router';

/** History state of the sign-in page, set by the guard. */
export interface SignInState {
  readonly from?: string;
  /** The session ended without a sign-out. */
  readonly ended?: boolean;
}

const signInPages: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirm,
];

/** Reads unknown state: history entries outlive releases. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('from' in state && typeof state.from === 'string' ? { from: state.from } : {}),
    ...('ended' in state && state.ended === true ? { ended: true } : {}),
  };
}

/** Returns the remembered path on the same origin, else the dashboard. Never a sign-in page. */
export function returnPath(from: string | undefined): string {
  if (from === undefined || !/^\/(?![/\\])/.test(from) || /[\p{Cc}\\]/u.test(from))
    return paths.dashboard.index;
  const pathname = from.split(/[?#]/, 1)[0] ?? '';
  return signInPages.includes(pathname) ? paths.dashboard.index : from;
}

/** An email address carried to the next account page, in the history state instead of the address bar. */
export interface CarriedEmail {
  readonly email: string;
}

/** Reads unknown state. Empty during prerendering and hydration. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  const isCarried = typeof state === 'object' && state !== null && 'email' in state;
  return hydrated && isCarried && typeof state.email === 'string' ? state.email : '';
}

const subscribe = (onChange: () => void) => {
  window.addEventListener(LINK_EVENT, onChange);
  return () => window.removeEventListener(LINK_EVENT, onChange);
};
const here = () => window.ninecourseBoot?.arrived;

/**
 * Returns the email link that opened this page: `null` if there is none, `undefined` during prerendering and hydration.
 * The boot script has already removed it from the address.
 */
export function useArrivedLink(): MailLink | null | undefined {
  const { pathname } = useLocation();
  const arrived = useSyncExternalStore<ReturnType<typeof here> | null>(subscribe, here, () => null);
  return useMemo(() => {
    if (arrived === null) return undefined;
    return arrived?.pathname === pathname ? readMailLink(new URLSearchParams(arrived.values)) : null;
  }, [arrived, pathname]);
}

/** A link is used or declined only once. */
export function forgetArrivedLink(): void {
  const boot = window.ninecourseBoot;
  if (boot) delete boot.arrived;
  window.dispatchEvent(new Event(LINK_EVENT));
}
