import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { configureAuth } from 'shared-auth/config';
import { SessionProvider } from 'shared-auth/session-provider';
import { createFakeBackend, type FakeBackend } from 'shared-auth/testing';
import { LINK_EVENT } from 'shared-contract/page-events';
import { layoutOf } from 'shared-contract/remotes';
import { Outlet, useLocation, useNavigate } from 'shared-ui/router';
import { notify, Toaster } from 'shared-ui/toast';
import { MemberAreaLoading, RequireSession } from '../../guard/require-session.tsx';
import { Component as Confirm } from '../../confirm/confirm-page.tsx';
import { Component as ForgotPassword } from '../../forgot-password/forgot-password-page.tsx';
import { Component as ResetPassword } from '../../reset-password/reset-password-page.tsx';
import { Component as SignIn } from '../../sign-in/sign-in-page.tsx';
import { Component as SignUp } from '../../sign-up/sign-up-page.tsx';

export type Entry = string | { pathname: string; hash?: string; state?: unknown };

/** Resets storage, toasts, and settings. Call it before each test. */
export function resetPage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  notify.dismiss();
  delete window.ninecourseBoot;
  configureAuth({ url: 'http://backend.test', publishableKey: 'key' });
}

/** Provides the values of an email link, as the boot script leaves them. */
export function arriveWith(pathname: string, values: string): void {
  window.ninecourseBoot = {
    needsApplication: true,
    replay: () => undefined,
    fail: () => undefined,
    arrived: { pathname, values },
  };
  window.dispatchEvent(new Event(LINK_EVENT));
}

export interface RouterProbe {
  location: ReturnType<typeof useLocation>;
  navigate: ReturnType<typeof useNavigate>;
}

function Probe({ report }: { report: (probe: RouterProbe) => void }) {
  report({ location: useLocation(), navigate: useNavigate() });
  return <Outlet />;
}

/** Shows toasts as the shell's root does: the area is that of the address. */
function AreaToaster() {
  const { pathname } = useLocation();
  return <Toaster area={layoutOf(pathname) ? 'dashboard' : 'public'} />;
}

/** Renders the sign-in screens and a guarded area with one fake backend, composed as in the shell. */
export function renderAt(entry: Entry, backend: FakeBackend = createFakeBackend()) {
  const session = backend.createSession();
  let probe: RouterProbe | undefined;
  const guarded = (
    <RequireSession waiting={<MemberAreaLoading title="Clients" />}>
      <Outlet />
    </RequireSession>
  );
  const view = render(
    <MemoryRouter initialEntries={['/', entry]} initialIndex={1}>
      <SessionProvider session={session}>
        <Routes>
          <Route element={<Probe report={(seen) => (probe = seen)} />}>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/login" element={<SignIn />} />
            <Route path="/register" element={<SignUp />} />
            <Route path="/forgot-password" element={<ForgotPassword />} />
            <Route path="/reset-password" element={<ResetPassword />} />
            <Route path="/confirm" element={<Confirm />} />
            <Route element={guarded}>
              <Route path="/dashboard" element={<h1>Overview</h1>} />
              <Route path="/dashboard/clients" element={<h1>Clients</h1>} />
              <Route path="/dashboard/settings" element={<h1>Settings</h1>} />
            </Route>
          </Route>
        </Routes>
        <AreaToaster />
      </SessionProvider>
    </MemoryRouter>,
  );
  const router = () => {
    if (!probe) throw new Error('No route of the test matched.');
    return probe;
  };
  return { backend, session, router, user: userEvent.setup(), ...view };
}
