import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { ChunkFailure } from 'shared-ui/form';
import type { Call } from './calls.ts';

/** Downloads the call as a calendar file. What makes and saves the file is loaded when it is asked for. */
export function AddToCalendar({ call, token }: { readonly call: Call; readonly token: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const { saveFileOfCall } = await loadChunk(
        () => import(/* webpackChunkName: "marketing-calendar-file" */ './calendar-file.ts'),
      );
      const page = new URL(paths.bookManage(token), location.origin).href;
      saveFileOfCall(call, page, new Date());
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <div className="grid content-start gap-2">
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        Add to calendar
      </Button>
      {failure === null ? null : (
        <ChunkFailure error={failure} otherwise="The file could not be made. Try again." />
      )}
    </div>
  );
}
