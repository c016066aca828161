import { useEffect, useEffectEvent } from 'react';
import { MOVE_EVENT } from 'shared-contract/page-moves';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useBlocker } from '../lib/use-blocker.ts';

interface Props {
  /** Asked at the moment of leaving. */
  readonly isDirty: () => boolean;
  /** Takes part in what is asked by the browser, which has to know before. */
  readonly isTyped: boolean;
  /** Called when somebody leaves all the same: what was typed may be kept for when they come back. */
  readonly onLeave?: () => void;
  readonly title?: string;
  readonly description?: string;
}

/**
 * Asks before something typed and not saved is left: by a link, by Back, by another tab of the page, and, in the
 * browser's own words, by closing the window. A page of a newer release does not take its place meanwhile.
 */
export function LeaveGuard({
  isDirty,
  isTyped,
  onLeave,
  title = 'Leave without saving?',
  description = 'What you typed stays here for this tab.',
}: Props) {
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
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset();
      }}
      mfe="mfe-dashboard"
      title={title}
      description={description}
      className="max-w-sm"
    >
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
    </Dialog>
  );
}
