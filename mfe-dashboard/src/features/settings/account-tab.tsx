import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { CallRefusal } from 'shared-auth/submit-form';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { callFunction } from '../../lib/call-function.ts';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { Failure } from '../../ui/states.tsx';
import { Panel } from './parts.tsx';
import { PasswordForm } from './password-form.tsx';
import { hasOtherAdministrator } from './queries.ts';

const LAST_ADMINISTRATOR =
  'You are the only administrator. Make another user an administrator, then delete your account.';

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { act, isBusy, failure } = useAction({
    run: (client) => callFunction(client, 'delete-account', {}),
    explain: (error, what) =>
      error instanceof CallRefusal && error.status === 409 ? LAST_ADMINISTRATOR : explainRefusal(error, what),
    isInline: true,
    onSettled: async (isDone) => {
      if (!isDone) {
        notify.error('Failed to delete account');
        return;
      }
      // The account's session no longer exists; this device still stores it.
      await signOut().catch(() => undefined);
      await navigate(paths.login, { replace: true });
      notify.success('Account deleted successfully');
    },
  });

  return (
    <OpenDialog
      title="Delete Account"
      description="Are you sure you want to delete your account? This action cannot be undone."
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <Failure title="Your account was not deleted" text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={isBusy} onClick={() => void act()}>
          {isBusy ? 'Deleting...' : 'Delete Account'}
        </Button>
        <Button variant="secondary" autoFocus disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </OpenDialog>
  );
}

function DangerZone() {
  const { profile } = useSession();
  const { id } = useUser();
  const [isConfirming, setIsConfirming] = useState(false);
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client) => hasOtherAdministrator(client, id),
    failed: 'Nothing was deleted.',
    isInline: true,
    onDone: (hasOther) => {
      if (hasOther) setIsConfirming(true);
      else setFailure(LAST_ADMINISTRATOR);
    },
    onSettled: (isDone) => {
      if (!isDone) notify.error('Failed to delete account');
    },
  });

  return (
    <Panel
      title="Danger Zone"
      lead="Deletes your account with your profile, picture, stories, clients and files. It is permanent and cannot be undone. You can export your data first, on the Data tab."
      isDanger
    >
      <Failure text={failure} />
      <Button
        variant="danger"
        className="self-start"
        busy={isBusy}
        onClick={() => {
          if (roleOf(profile) === 'admin') void act();
          else setIsConfirming(true);
        }}
      >
        Delete Account
      </Button>
      {isConfirming ? <DeleteDialog onClose={() => setIsConfirming(false)} /> : null}
    </Panel>
  );
}

export function Component() {
  return (
    <>
      <PasswordForm />
      <DangerZone />
    </>
  );
}
