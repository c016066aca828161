import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { removeClientAccess } from '../data/client-intake.ts';
import type { FullClient } from '../data/read-client.ts';
import { useRefreshClients } from '../use-client-change.ts';

/** Removes the access of a client's account, after a confirmation: only a new link gives it back. */
export function RemoveAccess({ client: { id, name } }: { readonly client: Pick<FullClient, 'id' | 'name'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefreshClients();
  const remove = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await removeClientAccess(await getSupabase(), id);
      setIsOpen(false);
      notify.success('Client access removed');
      await refresh();
    } catch (error) {
      setFailure(dataMessage(error, { what: 'The access was not removed.' }));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        Remove client access
      </Button>
      {isOpen ? (
        <Dialog
          open
          mfe="mfe-dashboard"
          title="Remove client access?"
          description={`The account can no longer sign in as ${name}.`}
          onOpenChange={setIsOpen}
        >
          <p>The record, its answers, and its activity stay. To give access again, send a new intake form.</p>
          {failure === null ? null : <Notice tone="danger" role="alert" title={failure} />}
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Keep the access
            </Button>
            <Button busy={isBusy} onClick={() => void remove()}>
              Remove client access
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
