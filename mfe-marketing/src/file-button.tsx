import { useState } from 'react';
import { Button, type ButtonProps } from 'shared-ui/button';
import { ChunkFailure } from 'shared-ui/form';
import { classes } from './classes.ts';

interface FileButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Loads the code that builds the file, and saves it. */
  readonly save: () => Promise<void>;
  /** Classes of the element around the button and its error. */
  readonly boxClass?: string;
}

/** Saves a file on the device. */
export function FileButton({ save, boxClass, ...button }: FileButtonProps) {
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
      <Button variant="secondary" {...button} busy={busy} onClick={() => void run()} />
      {failure === null ? null : (
        <ChunkFailure error={failure} otherwise="We could not create the file. Try again." />
      )}
    </div>
  );
}
