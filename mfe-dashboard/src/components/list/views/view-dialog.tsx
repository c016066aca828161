import { useState } from 'react';
import { LONGEST_VIEW_NAME } from 'shared-contract/lists/list-views';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { CheckboxField, TextField } from 'shared-ui/field';

interface Props {
  readonly title: string;
  readonly name: string;
  readonly isShared: boolean;
  /** Who may share reads it with coaches and administrators. */
  readonly canShare: boolean;
  /** @returns what went wrong, in words */
  readonly onSave: (name: string, isShared: boolean) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and for whom it is. */
export function ViewDialog({ title, name, isShared, canShare, onSave, onClose }: Props) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (form: FormData) => {
    const given = form.get('view-name');
    const typed = typeof given === 'string' ? given.trim() : '';
    if (typed === '') {
      setError('Enter a name');
      return;
    }
    setIsBusy(true);
    const failed = await onSave(typed, canShare ? form.has('shared') : isShared);
    setIsBusy(false);
    if (failed === null) onClose();
    else setError(failed);
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={title}
      className="max-w-sm"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <form
        noValidate
        aria-label={title}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Name"
          name="view-name"
          defaultValue={name}
          maxLength={LONGEST_VIEW_NAME}
          autoComplete="off"
          required
          error={error}
        />
        {canShare ? (
          <CheckboxField
            label="Share with coaches and administrators"
            name="shared"
            defaultChecked={isShared}
          />
        ) : null}
        <Button type="submit" busy={isBusy} className="self-start">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
