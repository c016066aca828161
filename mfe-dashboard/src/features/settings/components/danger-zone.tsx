import { dataMessage } from 'shared-auth/error-words';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { callFunction } from '../../../lib/call-function.ts';
import { hasOtherAdministrator } from '../data/has-other-administrator.ts';

const LAST_ADMINISTRATOR =
  'You are the only administrator. Make somebody else an administrator first, then delete your account.';

interface DialogProps {
  readonly onClose: () => void;
}

function DeleteDialog({ onClose }: DialogProps) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setIsBusy(true);
    setFailure(null);
    try {
      await callFunction(await getSupabase(), 'delete-account', {});
    } catch (cause) {
      const isLast = Reflect.get(Object(cause), 'status') === 409;
      setFailure(isLast ? LAST_ADMINISTRATOR : cause instanceof Error ? cause.message : dataMessage(cause));
      setIsBusy(false);
      notify.error('Failed to delete account');
      return;
    }
    // The session went with the account: what is left of it is on this device.
    await signOut().catch(() => undefined);
    await navigate(paths.login, { replace: true });
    notify.success('Account deleted successfully');
  }

  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Delete Account"
      description="Are you sure you want to delete your account? This action cannot be undone."
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
    >
      {failure === null ? null : (
        <Notice tone="danger" role="alert" title="Your account was not deleted">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
          {isBusy ? 'Deleting...' : 'Delete Account'}
        </Button>
        <Button variant="secondary" autoFocus disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

/** Deletes the account, after one question. The last administrator is told why not before anything is asked. */
export function DangerZone() {
  const { profile } = useSession();
  const { id } = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function ask() {
    setRefusal(null);
    if (roleOf(profile) !== 'admin') {
      setIsAsking(true);
      return;
    }
    setIsBusy(true);
    try {
      if (await hasOtherAdministrator(await getSupabase(), id)) setIsAsking(true);
      else setRefusal(LAST_ADMINISTRATOR);
    } catch (cause) {
      setRefusal(dataMessage(cause, { what: 'Nothing was deleted.' }));
      notify.error('Failed to delete account');
    }
    setIsBusy(false);
  }

  return (
    <section
      aria-labelledby="danger-zone"
      className="flex flex-col gap-4 rounded-md border border-danger bg-surface p-4"
    >
      <div className="flex flex-col gap-1">
        <h2 id="danger-zone" className="text-lg text-danger">
          Danger Zone
        </h2>
        <p className="text-muted">
          Deletes your account with your profile, picture, stories, clients and files. It is permanent and
          cannot be undone. You can export your data first, on the Data tab.
        </p>
      </div>
      {refusal === null ? null : (
        <Notice tone="danger" role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      <Button variant="danger" className="self-start" busy={isBusy} onClick={() => void ask()}>
        Delete Account
      </Button>
      {isAsking ? <DeleteDialog onClose={() => setIsAsking(false)} /> : null}
    </section>
  );
}
