import { useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useSignOut } from '../lib/use-sign-out.ts';

/** What a person sees whose profile could not be loaded: why the page is bare, and two ways on. */
export function ProfileProblem() {
  const { profile, profileError, loading, reloadProfile } = useSession();
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);
  if (profileError === null || profile || loading) return null;
  const again = async () => {
    setBusy(true);
    await reloadProfile().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Notice tone="danger" role="alert" title={profileError} className="mb-6">
      <p>You are signed in, but we cannot show what belongs to your role.</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button size="sm" busy={busy} onClick={() => void again()}>
          Try again
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </div>
    </Notice>
  );
}
