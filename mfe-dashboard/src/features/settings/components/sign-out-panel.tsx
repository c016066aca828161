import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useSignOut } from '../../../lib/use-sign-out.ts';
import { Panel } from './panel.tsx';

export function SignOutPanel() {
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    setBusy(false);
  };
  return (
    <Panel
      title="Sign out everywhere"
      lead="Ends your session here, in every other tab and on every other device."
    >
      <Button variant="secondary" busy={busy} onClick={() => void leave()} className="self-start">
        {busy ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </Panel>
  );
}
