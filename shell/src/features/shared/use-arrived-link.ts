import { readMailLink, type MailLink } from 'shared-auth/mail-link';
import { useMemo, useSyncExternalStore } from 'react';
import { LINK_EVENT } from 'shared-contract/page-events';
import { useLocation } from 'shared-ui/router';

const subscribe = (onChange: () => void) => {
  window.addEventListener(LINK_EVENT, onChange);
  return () => window.removeEventListener(LINK_EVENT, onChange);
};
const here = () => window.ninecourseBoot?.arrived;

/**
 * What a mail's link brought to this page; `null` when nothing did, `undefined` while prerendering and hydrating.
 * The boot script has taken it out of the address by then.
 */
export function useArrivedLink(): MailLink | null | undefined {
  const { pathname } = useLocation();
  const arrived = useSyncExternalStore<ReturnType<typeof here> | null>(subscribe, here, () => null);
  return useMemo(() => {
    if (arrived === null) return undefined;
    return arrived?.pathname === pathname ? readMailLink(new URLSearchParams(arrived.values)) : null;
  }, [arrived, pathname]);
}

/** A link is used or declined once. */
export function forgetArrivedLink(): void {
  const boot = window.ninecourseBoot;
  if (boot) delete boot.arrived;
  window.dispatchEvent(new Event(LINK_EVENT));
}
