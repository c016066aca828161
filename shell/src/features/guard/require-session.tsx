import { useSession } from 'shared-auth/session-provider';
import { useState, type ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { Navigate, useLocation } from 'shared-ui/router';
import type { SignInState } from '../shared/return-path.ts';
import { ProfileFailure } from './profile-failure.tsx';

interface RequireSessionProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Lets members in. While the session is unknown `waiting` stands there; whoever is not signed in is sent to the
 * sign-in page, which remembers the place. An account switch is a time of loading too: nothing of the last user stays.
 */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const { user, profile, profileError, loading, ended, awaitsCode } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasInside, setWasInside] = useState(false);
  // The sign-in page asks for a second factor that is due, and leads back.
  const isIn = user && !awaitsCode;
  if (isIn && !wasInside) setWasInside(true);

  if (loading) return waiting;
  if (!isIn) {
    // Whoever pressed Sign Out here is done with this place; whose session ended wants it back.
    const done = wasInside && ended === 'requested';
    const from = `${pathname}${search}${hash}`;
    const state: SignInState = done ? {} : wasInside ? { from, ended: true } : { from };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!profile && profileError !== null) return <ProfileFailure message={profileError} />;
  return children;
}
