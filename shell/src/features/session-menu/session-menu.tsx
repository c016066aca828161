import { clsx } from 'clsx';
import { useSession } from 'shared-auth/session-provider';
import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';

/**
 * Sign In, or the ways into and out of the account. Until the session is known it looks signed out; it keeps the
 * room of the wider look from the start, so that nothing beside it moves.
 */
export function SessionMenu({ className }: { readonly className?: string }) {
  const { user, signOut } = useSession();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      notify.success('You are signed out.');
    } catch {
      notify.error('Signing out did not work. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div
      data-slot="session-menu"
      className={clsx('flex min-h-11 items-center justify-end gap-2 sm:min-w-56', className)}
    >
      {user ? (
        <>
          <ButtonLink to={paths.dashboard.index} variant="quiet" size="sm">
            Dashboard
          </ButtonLink>
          <Button variant="secondary" size="sm" busy={busy} onClick={() => void leave()}>
            Sign Out
          </Button>
        </>
      ) : (
        <ButtonLink to={paths.login} variant="secondary" size="sm">
          Sign In
        </ButtonLink>
      )}
    </div>
  );
}
