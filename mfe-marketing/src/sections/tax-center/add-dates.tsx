import { useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { ChunkFailure } from 'shared-ui/form';
import { Icon } from 'shared-ui/icon';
import { loadChunk } from 'shared-ui/chunks';
import type { Deadline } from '../../content/tax-center/tax-center-text.ts';

interface AddDatesProps {
  readonly of: readonly Deadline[];
  readonly children: ReactNode;
}

/** Downloads dates as a calendar file. What makes the file is loaded when it is asked for. */
export function AddDates({ of, children }: AddDatesProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const { saveDeadlines } = await loadChunk(
        () => import(/* webpackChunkName: "marketing-deadline-file" */ './deadline-file.ts'),
      );
      saveDeadlines(of, new Date());
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }
  return (
    <div className="grid content-start gap-2 print:hidden noscript:hidden">
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        onClick={() => void download()}
        className="justify-self-start"
      >
        <Icon name="calendar" />
        {children}
      </Button>
      {failure === null ? null : (
        <ChunkFailure error={failure} otherwise="The file could not be made. Try again." />
      )}
    </div>
  );
}
