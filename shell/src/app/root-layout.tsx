import { useEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { SessionProvider } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { layoutOf } from 'shared-contract/remotes';
import { forgetDrafts, sweepDrafts } from 'shared-ui/drafts';
import { Outlet, useLocation } from 'shared-ui/router';
import { Toaster } from 'shared-ui/toast';
import { takeFocus } from './fragments.ts';
import { postToWorker } from './service-worker.ts';

/** After a navigation, keyboard and screen reader start at the new page's heading. */
function useFocusOnNavigation(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (target) takeFocus(target);
  }, [pathname]);
}

/** Drafts and queued forms end after their lifetime, and with the user's session. */
function useDraftsEnd() {
  useEffect(() => {
    sweepDrafts();
    return onSignOut(() => {
      forgetDrafts();
      postToWorker('forget');
    });
  }, []);
}

export function RootLayout() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  useDraftsEnd();
  return (
    <SessionProvider>
      <Outlet />
      <Toaster area={layoutOf(pathname) ? 'dashboard' : 'public'} />
      <ScrollRestoration />
    </SessionProvider>
  );
}
