import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { TextareaField } from 'shared-ui/field';
import type { Move } from '../moves.ts';

interface Props {
  readonly move: Move;
  readonly onClose: () => void;
  readonly onConfirm: (note?: string) => Promise<void>;
}

/** Asks before a story moves on; where changes are asked for, which. */
export function MoveDialog({ move, onClose, onConfirm }: Props) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (move.isWithNote && note.trim() === '') {
      setError('Say what should change.');
      return;
    }
    setIsBusy(true);
    await onConfirm(move.isWithNote ? note.trim() : undefined);
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={onClose}
      title={move.question?.title ?? move.label}
      description={move.question?.text}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {move.isWithNote ? (
          <TextareaField
            label="What should change"
            name="note"
            rows={4}
            maxLength={2000}
            required
            error={error}
            onChange={({ target }) => setNote(target.value)}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} variant={move.to === 'archived' ? 'danger' : 'primary'}>
            {move.label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
