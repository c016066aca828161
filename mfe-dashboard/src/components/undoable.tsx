import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';

/**
 * Says what was done, with the way back. It was written already: the way back is a second write.
 * @param undo what takes it back; it tells itself how that went
 */
export function notifyUndoable(text: string, undo: () => Promise<void>): void {
  const id = notify.success(
    <span className="flex flex-wrap items-center gap-x-3">
      {text}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          notify.dismiss(id);
          void undo();
        }}
      >
        Undo
      </Button>
    </span>,
  );
}
