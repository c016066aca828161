import { useEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { SessionProvider } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { frameOf } from 'shared-contract/remotes';
import { forgetDrafts, sweepDrafts } from 'shared-ui/drafts';
import { Outlet, useLocation } from 'shared-ui/router';
import { Toaster } from 'shared-ui/toast';
import { takeFocus } from './fragments.ts';
import { tellWorker } from './service-worker.ts';

/** After a change of page, keyboard and screen reader start at the new page's heading, which says where they are. */
function useFocusOnNavigation(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (target) takeFocus(target);
  }, [pathname]);
}

/** Drafts of forms and what waits to be sent end after their time, and with the session of whoever typed them. */
function useDraftsEnd() {
  useEffect(() => {
    sweepDrafts();
    return onSignOut(() => {
      forgetDrafts();
      tellWorker('forget');
    });
  }, []);
}

/** Holds what every page shares: the session, messages and scroll positions. */
export function RootLayout() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  useDraftsEnd();
  return (
    <SessionProvider>
      <Outlet />
      <Toaster area={frameOf(pathname) ? 'dashboard' : 'public'} />
      <ScrollRestoration />
    </SessionProvider>
  );
}
