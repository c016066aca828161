import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import type { useTyping } from '../lib/drafts.ts';
import { formatMoment } from '../lib/format.ts';
import { useBlocker } from '../lib/navigation.ts';
import { OpenDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Called when the user is about to leave. */
  readonly isDirty: () => boolean;
  /** Enables the browser's own prompt, which must be registered in advance. */
  readonly isTyped: boolean;
  /** Called when the user leaves despite unsaved changes. It can store a draft. */
  readonly onLeave?: () => void;
  readonly title?: string;
  readonly description?: string;
}

/**
 * Prompts before unsaved input is lost: on a link, on Back, on another tab of the page, and, with the browser's own
 * dialog, when the window closes. It also prevents a release switch.
 */
export function LeaveGuard({
  isDirty,
  isTyped,
  onLeave,
  title = 'Leave without saving?',
  description = 'Your draft stays in this tab.',
}: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const hold = useEffectEvent((event: Event) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const onMove = (event: Event) => hold(event);
    window.addEventListener(MOVE_EVENT, onMove);
    return () => window.removeEventListener(MOVE_EVENT, onMove);
  }, []);
  useEffect(() => {
    if (!isTyped) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
  if (blocker.state !== 'blocked') return null;
  return (
    <OpenDialog title={title} description={description} className="max-w-sm" onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={() => blocker.reset()}>
          Stay
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onLeave?.();
            blocker.proceed();
          }}
        >
          Leave
        </Button>
      </div>
    </OpenDialog>
  );
}

interface DraftFormProps {
  readonly typing: Omit<ReturnType<typeof useTyping>, 'base'>;
  /** The form, with `typing.round` as its `key`. */
  readonly children: ReactNode;
}

/**
 * Wraps a form: stores a draft and offers to restore it, submits on Ctrl or Cmd with Enter, and prompts before the user
 * leaves.
 */
export function DraftForm({ typing, children }: DraftFormProps) {
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
        <Notice tone="info" title={`We saved your draft on ${formatMoment(offered.toISOString())}.`}>
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
