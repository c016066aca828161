import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import type { ClientEvent } from '../data/client-events.ts';
import { useRevert } from '../use-client-change.ts';

interface Props {
  readonly event: ClientEvent;
  /** The change in words, for who hears the button alone. */
  readonly what: string;
}

/** Takes one change back. Who may change a coach may take it back; the database decides it again. */
export function RevertButton({ event, what }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const isAdmin = roleOf(useSession().profile) === 'admin';
  const revert = useRevert();
  if (event.kind !== 'status' && event.kind !== 'fields' && !(event.kind === 'coach' && isAdmin)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      aria-label={`Revert: ${what}`}
      className="-my-1 min-h-0 shrink-0 px-1 py-1 underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
      onClick={() => {
        setIsBusy(true);
        void revert(event.id).finally(() => setIsBusy(false));
      }}
    >
      Revert
    </Button>
  );
}
