import { useEffect } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useBlocker } from '../lib/use-blocker.ts';

interface Props {
  /** Asked at the moment of leaving. */
  readonly isDirty: () => boolean;
  /** Takes part in what is asked by the browser, which has to know before. */
  readonly isTyped: boolean;
}

/** Asks before a page with something typed and not saved is left, by a link, by Back, or by closing the window. */
export function LeaveGuard({ isDirty, isTyped }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isTyped) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      mfe="mfe-dashboard"
      title="Leave without saving?"
      description="What you typed stays here for this tab."
      className="max-w-sm"
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>Stay</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
