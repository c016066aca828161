import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { unsubscribe } from '../data/subscribers.ts';

interface Props {
  readonly id: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks before an address is taken off the list: only its owner can come back. */
export function UnsubscribeDialog({ id, email, onClose }: Props) {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    setIsBusy(true);
    try {
      await unsubscribe(await getSupabase(), id);
      notify.success(`${email} is unsubscribed`);
      onClose();
    } catch (error) {
      setFailure(dataMessage(error, { what: 'The address was not taken off the list.' }));
    }
    setIsBusy(false);
    await cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === me && typeof name === 'string' && name.startsWith('subscriber'),
    });
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={`Unsubscribe ${email}?`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>They get no newsletter from now on. Only they can sign up again.</p>
      {failure ? <Notice tone="danger" role="alert" title={failure} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep on the list
        </Button>
        <Button busy={isBusy} onClick={() => void run()}>
          Unsubscribe
        </Button>
      </div>
    </Dialog>
  );
}
