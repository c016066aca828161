import { useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { notify } from 'shared-ui/toast';

/** Returns whether a sign-out is running, and a function that signs out. It reports a failure in a toast. */
export function useSignOut(onDone: () => void = () => undefined): [isBusy: boolean, signOut: () => void] {
  const { signOut } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      onDone();
    } catch {
      notify.error('Signing out did not work. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }

  return [isBusy, () => void leave()];
}
