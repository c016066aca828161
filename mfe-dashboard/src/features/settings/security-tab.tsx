import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession, useUser } from 'shared-auth/session-provider';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { useSignOut } from '../../lib/sign-out.ts';
import { useWrite } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { messageOf } from '../../lib/field-error.ts';
import { Panel } from './parts.tsx';
import { SecurityLog, SessionsPanel } from './sessions-panel.tsx';

type Dialogs = typeof import('./two-factor-dialogs.tsx');

/** Shows the number of remaining recovery codes, or nothing if the request fails. */
function CodesLeft() {
  const { secondFactor } = useSession();
  const { data } = useDataQuery('recovery-codes', async () => (await secondFactor()).codesLeft());
  if (!data) return null;
  return (
    <p className={data.remaining <= 3 ? 'font-semibold text-warning' : 'text-muted'}>
      {data.remaining} of {data.total} recovery codes left
    </p>
  );
}

/** Loads its dialogs and the QR code renderer on first use. */
function TwoFactorPanel() {
  const user = useUser();
  const queries = useQueryClient();
  const [Dialog, setDialog] = useState<Dialogs[keyof Dialogs] | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const has = (type: 'totp' | 'recovery_code') =>
    (user.factors ?? []).some(({ factor_type, status }) => factor_type === type && status === 'verified');
  const isOn = has('totp');

  async function open(name: keyof Dialogs) {
    // The button stays focusable, so that the dialog can restore focus to it.
    setIsOpening(true);
    try {
      const dialogs = await loadChunk(
        () => import(/* webpackChunkName: "dashboard-two-factor" */ './two-factor-dialogs.tsx'),
      );
      setDialog(() => dialogs[name]);
    } catch (cause) {
      notify.error(messageOf(cause, 'This could not be opened. Try again.'));
    }
    setIsOpening(false);
  }
  // After turning the factor on or off, the dialog's button no longer exists. Move focus to the status.
  useEffect(() => (Dialog ? () => state.current?.focus() : undefined), [Dialog]);
  const close = () => {
    setDialog(null);
    void queries.invalidateQueries();
  };

  return (
    <Panel
      title="Two-Factor Authentication"
      lead="A code from an app on your phone, in addition to your password. No one can sign in with the password only."
    >
      <div ref={state} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 outline-none">
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        {isOn && has('recovery_code') ? <CodesLeft /> : null}
      </div>
      <div aria-busy={isOpening} className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" onClick={() => void open('RenewCodesDialog')}>
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => void open('TurnOffDialog')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => void open('EnableDialog')}>Enable 2FA</Button>
        )}
      </div>
      {Dialog ? <Dialog onClose={close} /> : null}
    </Panel>
  );
}

function SignOutPanel() {
  const { mutateAsync: leave, isPending: isBusy } = useWrite(useSignOut());
  return (
    <Panel
      title="Sign out everywhere"
      lead="Ends your session here, in every other tab and on every other device."
    >
      <Button variant="secondary" busy={isBusy} onClick={() => void leave()} className="self-start">
        {isBusy ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </Panel>
  );
}

export function Component() {
  return (
    <>
      <TwoFactorPanel />
      <SessionsPanel />
      <SecurityLog />
      <SignOutPanel />
    </>
  );
}
