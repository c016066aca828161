import { type ReactNode, useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Navigate, useLocation } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import type { SignInState } from '../shared/use-arrival.ts';

/** A minimal page of the member area: a landmark, a heading, and one centered element. */
function GuardLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
      <Seo title={title} description="The member area of the firm." noindex />
      <div>
        <h1 className="sr-only">{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** Shown in the member area until the session is known and the dashboard has loaded. */
export function MemberAreaLoading({ title }: { readonly title: string }) {
  return (
    <GuardLayout title={title}>
      <Spinner label="Loading your dashboard" />
    </GuardLayout>
  );
}

/** Offers a retry and sign-out to a signed-in user whose profile failed to load. */
function ProfileFailure({ message }: { readonly message: string }) {
  const { reloadProfile, signOut } = useSession();
  const [busy, setBusy] = useState<'retry' | 'sign-out' | null>(null);

  async function run(what: 'retry' | 'sign-out') {
    setBusy(what);
    try {
      await (what === 'retry' ? reloadProfile() : signOut());
    } catch {
      notify.error('That did not work. Check your connection and try again.');
    } finally {
      setBusy(null);
    }
  }

  return (
    <GuardLayout title="Your profile could not be loaded">
      <Notice tone="danger" role="alert" title={message} className="max-w-measure">
        <p>You are signed in, but the area cannot open without your profile. The connection may be down.</p>
        <div className="flex flex-wrap gap-3 pt-3">
          <Button busy={busy === 'retry'} disabled={busy !== null} onClick={() => void run('retry')}>
            Try again
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'sign-out'}
            disabled={busy !== null}
            onClick={() => void run('sign-out')}
          >
            Sign Out
          </Button>
        </div>
      </Notice>
    </GuardLayout>
  );
}

/**
 * Admits members. Renders `waiting` while the session is unknown. Redirects a visitor who is not signed in to the
 * sign-in page, which returns them afterward. An account switch counts as loading, so that no data of the previous user
 * stays.
 */
export function RequireSession({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { user, profile, profileError, loading, ended, awaitsCode } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasInside, setWasInside] = useState(false);
  // The sign-in page requests the second factor and leads back.
  const isIn = user && !awaitsCode;
  if (isIn && !wasInside) setWasInside(true);

  if (loading) return waiting;
  if (!isIn) {
    // After Sign Out the page isn't remembered. After an expired session it is.
    const done = wasInside && ended === 'requested';
    const from = `${pathname}${search}${hash}`;
    const state: SignInState = done ? {} : wasInside ? { from, ended: true } : { from };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!profile && profileError !== null) return <ProfileFailure message={profileError} />;
  return children;
}
