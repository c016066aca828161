import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { cancelCall, type ManagedCall } from './calls.ts';

interface CancelQuestionProps {
  readonly token: string;
  readonly onCancelled: (call: ManagedCall) => void;
  readonly onKeep: () => void;
}

/** Asks once before a call is cancelled. */
export function CancelQuestion({ token, onCancelled, onKeep }: CancelQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => heading.current?.focus(), []);

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    try {
      onCancelled(await cancelCall(token));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The call could not be canceled.');
      setBusy(false);
    }
  }

  return (
    <div role="group" aria-labelledby={id} className="grid gap-4 border-l-2 border-danger pl-6">
      <h3 id={id} ref={heading} tabIndex={-1} className="scroll-mb-72 text-lg outline-none">
        Cancel this call?
      </h3>
      <p>
        The time is free for another person at once. You can book another call whenever you like, and
        canceling is free.
      </p>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-4">
        <Button variant="danger" busy={isBusy} className="max-sm:w-full" onClick={() => void cancel()}>
          {isBusy ? 'Canceling…' : 'Yes, cancel the call'}
        </Button>
        <Button variant="secondary" disabled={isBusy} className="max-sm:w-full" onClick={onKeep}>
          No, keep it
        </Button>
      </div>
    </div>
  );
}
