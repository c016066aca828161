import { useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { forgetLastChange, keepLastChange } from '../lib/last-change.ts';

function UndoButton({ undo }: { undo: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      className="px-1 underline"
      onClick={() => {
        setIsBusy(true);
        void undo();
      }}
    >
      Undo
    </Button>
  );
}

/**
 * Says what was done, with the way back. It was written already: the way back is a second write. Once the message is gone,
 * Ctrl Z goes that way, until something else is changed.
 * @param undo what takes it back; it tells itself how that went
 * @param next what may be done next, beside the way back
 */
export function notifyUndoable(text: string, undo: () => Promise<void>, next?: ReactNode): void {
  let isOver = false;
  const once = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    forgetLastChange(once);
    try {
      await undo();
    } finally {
      // The message stays until then: a dialog below asks where the press was once it is over.
      notify.dismiss(id);
    }
  };
  keepLastChange(once);
  const id = notify.success(
    <span className="flex flex-wrap items-center gap-x-3">
      {text}
      {next}
      <UndoButton undo={once} />
    </span>,
  );
}
