import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';

function UndoButton({ undo, onDone }: { undo: () => Promise<void>; onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      onClick={() => {
        setIsBusy(true);
        // The message stays until then: a dialog below asks where the press was once it is over.
        void undo().finally(onDone);
      }}
    >
      Undo
    </Button>
  );
}

/**
 * Says what was done, with the way back. It was written already: the way back is a second write.
 * @param undo what takes it back; it tells itself how that went
 */
export function notifyUndoable(text: string, undo: () => Promise<void>): void {
  const id = notify.success(
    <span className="flex flex-wrap items-center gap-x-3">
      {text}
      <UndoButton undo={undo} onDone={() => notify.dismiss(id)} />
    </span>,
  );
}
