import { useSession } from 'shared-auth/session-provider';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { GuardFrame } from './guard-frame.tsx';

/** Signed in, but the profile could not be loaded: the two ways on. */
export function ProfileFailure({ message }: { readonly message: string }) {
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
    <GuardFrame title="Your profile could not be loaded">
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
    </GuardFrame>
  );
}
