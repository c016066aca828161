import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { callClock, callDay } from '../../lib/call-time.ts';
import { cancelCall } from './change-call.ts';
import type { MovableCall } from './move-call-dialog.tsx';
import { useChangeCall } from './use-change-call.ts';

interface Props {
  readonly call: MovableCall;
  readonly onClose: () => void;
}

/** Asks before a call is called off: the email about it cannot be taken back. */
export function CancelCallDialog({ call, onClose }: Props) {
  const { isBusy, failure, run } = useChangeCall({
    done: () => 'The call is canceled.',
    failed: 'The call was not canceled.',
    onDone: onClose,
  });
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Cancel the call?"
      description={`It is on ${callDay(call.startsAt)}, ${callClock(call.startsAt)}.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>Whom it is with and whoever holds it get an email, and the time is free again.</p>
      {failure ? <Notice tone="danger" role="alert" title={failure} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose} variant="secondary">
          Keep the call
        </Button>
        <Button
          busy={isBusy}
          onClick={() => void run((client) => cancelCall(client, { callId: call.id, version: call.version }))}
        >
          Cancel the call
        </Button>
      </div>
    </Dialog>
  );
}
