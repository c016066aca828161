import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { formatMoment } from '../lib/format.ts';
import type { useTyping } from '../lib/use-typing.ts';
import { LeaveGuard } from './leave-guard.tsx';

interface Props {
  readonly typing: Omit<ReturnType<typeof useTyping>, 'base'>;
  /** The form, with the round of the typing as its key. */
  readonly children: ReactNode;
}

/** Around a form: what was typed is kept and offered again, Ctrl or Cmd with Enter sends it, and leaving it asks. */
export function KeptForm({ typing, children }: Props) {
  const { offered } = typing;
  return (
    <div
      className="flex flex-col gap-4"
      onInput={({ currentTarget }) => {
        const form = currentTarget.querySelector('form');
        if (form) typing.keep(form);
      }}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      {offered ? (
        <Notice tone="info" title={`We kept what you typed on ${formatMoment(offered.toISOString())}.`}>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" onClick={typing.putBack}>
              Put it back
            </Button>
            <Button size="sm" variant="quiet" onClick={typing.discard}>
              Discard
            </Button>
          </div>
        </Notice>
      ) : null}
      {children}
      <LeaveGuard isDirty={typing.isDirtyNow} isTyped={typing.isDirty} />
    </div>
  );
}
