import { useEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { SessionProvider } from 'shared-auth/session-provider';
import { Outlet, useLocation } from 'shared-ui/router';
import { Toaster } from 'shared-ui/toast';
import { frameOf } from '../remotes/owners.ts';

/** After a change of page, keyboard and screen reader start at the new page's content. */
function useFocusOnNavigation(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Holds what every page shares: the session, messages and scroll positions. */
export function RootLayout() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <SessionProvider>
      <Outlet />
      <Toaster area={frameOf(pathname) ? 'dashboard' : 'public'} />
      <ScrollRestoration />
    </SessionProvider>
  );
}
