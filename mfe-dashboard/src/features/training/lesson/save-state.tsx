import { Button } from 'shared-ui/button';
import type { Sending } from '../use-progress.ts';

/** Where what was reached is: nothing to say while it is saved. */
export function SaveState({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  return (
    <div role="status" className="text-sm print:hidden">
      {sending.phase === 'kept' ? (
        <p className="flex flex-wrap items-center gap-2 rounded-md border border-warning px-3 py-1.5">
          Your progress is kept on this device, and sent when it can be. {sending.words}
          <Button size="sm" variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : null}
    </div>
  );
}
