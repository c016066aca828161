import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { accountRoles } from 'shared-contract/lists/users';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { SelectField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { hasAccount, inviteUser, type Invited } from '../data/invitations.ts';
import { useRefreshAccounts } from '../use-role-change.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-user-schema" */ '../user.schema.ts')).then(
    ({ userSchema }) => userSchema,
  );

const FAILED = 'Failed to add user.';

/** @throws (rejects) an error with words for the form; answers false where invitations are not installed */
async function invite(invited: Invited): Promise<boolean> {
  const client = await getSupabase();
  const isKnown = await hasAccount(client, invited.email).catch((cause: unknown) => {
    throw new Error(dataMessage(cause, { what: FAILED }), { cause });
  });
  if (isKnown) {
    const words = `${invited.email} has an account. Change the role in the list.`;
    throw new CallRefusal(words, 409, { email: words });
  }
  try {
    await inviteUser(client, invited);
    return true;
  } catch (cause) {
    if (!(cause instanceof CallRefusal)) throw new Error(dataMessage(cause, { what: FAILED }), { cause });
    if (cause.status === 404) return false;
    throw new CallRefusal(`${FAILED} ${cause.message}`, cause.status, cause.errors);
  }
}

/** Invites somebody: the role counts once they have followed the link in the letter. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefreshAccounts();
  const [isAbsent, setIsAbsent] = useState(false);
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Add User"
      description="They get a letter with a link that is good for seven days. The role counts once they have followed it."
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {isAbsent ? (
        <Notice tone="warning" role="alert" title="Nobody was invited">
          <p>User creation would be implemented here. Invitations are not installed on this server.</p>
        </Notice>
      ) : null}
      <Form
        label="Add User"
        schema={schema}
        submitLabel="Add User"
        busyLabel="Sending..."
        foot={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
        onSubmit={async (invited) => {
          setIsAbsent(false);
          if (!(await invite(invited))) {
            setIsAbsent(true);
            return;
          }
          notify.success(`Invitation sent to ${invited.email}`);
          onClose();
          await refresh();
        }}
      >
        <TextField label="Email" name="email" type="email" autoComplete="off" maxLength={254} required />
        <TextField label="Full name" name="name" autoComplete="off" maxLength={120} />
        <SelectField label="Role" name="role" options={accountRoles} defaultValue="user" required />
      </Form>
    </Dialog>
  );
}
