import { useState } from 'react';
import { Button, type ButtonProps } from 'shared-ui/button';
import { ChunkFailure } from 'shared-ui/form';
import { classes } from './classes.ts';

interface FileButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Loads the code of the action and runs it. */
  readonly save: () => Promise<void>;
  /** The message if the action itself fails. */
  readonly otherwise?: string;
  /** True if the action opens a dialog, which returns the focus to the button: a disabled one can't have it. */
  readonly opensDialog?: boolean;
  /** Classes of the element around the button and its error. */
  readonly boxClass?: string;
}

const NO_FILE = 'We could not create the file. Try again.';

/** Runs an action whose code loads on the first click, such as saving a file on the device. */
export function FileButton({
  save,
  otherwise = NO_FILE,
  opensDialog = false,
  boxClass,
  ...button
}: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function run() {
    setBusy(true);
    setFailure(null);
    await save().catch(setFailure);
    setBusy(false);
  }

  return (
    <div className={classes('grid content-start gap-2', boxClass)}>
      <Button
        variant="secondary"
        {...button}
        {...(opensDialog ? { 'aria-busy': busy } : { busy })}
        onClick={() => void run()}
      />
      {failure === null ? null : <ChunkFailure error={failure} otherwise={otherwise} />}
    </div>
  );
}
