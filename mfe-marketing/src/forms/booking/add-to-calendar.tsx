import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { paths } from 'shared-ui/paths';
import type { Call } from './calls.ts';

function offer(name: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task; later it is not needed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads the call as a calendar file. What makes the file is loaded when it is asked for. */
export function AddToCalendar({ call, token }: { readonly call: Call; readonly token: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download() {
    setState('busy');
    try {
      const { calendarFile } = await import(
        /* webpackChunkName: "marketing-calendar-file" */ './calendar-file.ts'
      );
      const page = new URL(paths.bookManage(token), location.origin).href;
      offer(`${call.reference}.ics`, calendarFile(call, page, new Date()));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="grid content-start gap-2">
      <Button variant="secondary" busy={state === 'busy'} onClick={() => void download()}>
        Add to calendar
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          The file could not be made. Check your connection and try again.
        </p>
      ) : null}
    </div>
  );
}
