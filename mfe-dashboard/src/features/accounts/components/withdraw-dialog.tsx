import { useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { notify } from 'shared-ui/toast';
import { withdrawInvitation, type Invitation } from '../data/invitations.ts';
import { useRefreshAccounts } from '../use-role-change.ts';

interface Props {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Asks first: the letter cannot be called back, only its link. */
export function WithdrawDialog({ invitation: { id, email }, onClose }: Props) {
  const refresh = useRefreshAccounts();
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      await withdrawInvitation(await getSupabase(), id);
      notify.success('Invitation withdrawn');
    } catch (error) {
      const what = 'The invitation was not withdrawn.';
      notify.error(error instanceof CallRefusal ? `${what} ${error.message}` : dataMessage(error, { what }));
    }
    await refresh();
    onClose();
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      className="max-w-md"
      title={`Withdraw the invitation to ${email}?`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>The link in the letter stops working.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={isBusy} onClick={() => void withdraw()}>
          Withdraw
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
