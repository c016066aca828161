import { useQueryClient } from '@tanstack/react-query';
import { useSession, useUser } from 'shared-auth/session-provider';
import { useEffect, useRef, useState } from 'react';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { useDataQuery } from '../../../../lib/use-data-query.ts';
import { Panel } from '../panel.tsx';

type Dialogs = typeof import('../two-factor/dialogs.tsx');
type Task = 'enable' | 'renew' | 'turn-off';

/** How many recovery codes are left. A server that does not say is no reason for alarm here. */
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

/** Two-factor authentication. Its dialogs, and what draws the QR code, come when one is opened. */
export function TwoFactorPanel() {
  const user = useUser();
  const queries = useQueryClient();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const has = (type: 'totp' | 'recovery_code') =>
    (user.factors ?? []).some(({ factor_type, status }) => factor_type === type && status === 'verified');
  const isOn = has('totp');

  async function open(wanted: Task) {
    // The button stays in reach: focus comes back to it when the dialog closes.
    setIsOpening(true);
    try {
      setDialogs(
        await loadChunk(
          () => import(/* webpackChunkName: "dashboard-two-factor" */ '../two-factor/dialogs.tsx'),
        ),
      );
      setTask(wanted);
    } catch (cause) {
      notify.error(cause instanceof Error ? cause.message : 'This could not be opened. Try again.');
    }
    setIsOpening(false);
  }
  // The dialog gives focus back to its button; who has turned it on or off no longer finds that, and is told the state.
  useEffect(() => {
    if (task === null && dialogs !== null) state.current?.focus();
  }, [task, dialogs]);
  const close = () => {
    setTask(null);
    // Sessions, log and codes may all have changed.
    void queries.invalidateQueries();
  };
  const Open =
    dialogs &&
    { enable: dialogs.EnableDialog, renew: dialogs.RenewCodesDialog, 'turn-off': dialogs.TurnOffDialog }[
      task ?? 'enable'
    ];

  return (
    <Panel
      title="Two-Factor Authentication"
      lead="A code from an app on your phone, asked for after your password. Whoever has only the password stays out."
    >
      <div ref={state} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 outline-none">
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        {isOn && has('recovery_code') ? <CodesLeft /> : null}
      </div>
      <div aria-busy={isOpening} className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" onClick={() => void open('renew')}>
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => void open('turn-off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => void open('enable')}>Enable 2FA</Button>
        )}
      </div>
      {Open && task !== null ? <Open onClose={close} /> : null}
    </Panel>
  );
}
