import { type ReactNode, useState } from 'react';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { forgetLastChange, keepLastChange } from '../lib/events.ts';

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
 * Shows a success toast with an undo button. The change is already saved, so the undo is a second write. Ctrl+Z runs it
 * too, even after the toast is gone, until another change is made.
 * @param undo undoes the change and shows the result
 * @param next further action, shown next to the undo button
 */
export function notifyUndoable(text: string, undo: () => Promise<unknown>, next?: ReactNode): void {
  let isOver = false;
  const once = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    forgetLastChange(once);
    try {
      await undo();
    } finally {
      // Dismiss last, because an open dialog checks the target of a click after the click ends.
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
