import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';

/** In the place of figures that could not be read. */
export function FailedQuery({ what, onRetry, busy }: { what: string; onRetry: () => void; busy: boolean }) {
  return (
    <Notice tone="danger" role="alert" title={`${what} could not be loaded`}>
      <p>Check your connection, then try again.</p>
      <Button size="sm" variant="secondary" busy={busy} onClick={onRetry} className="mt-2 self-start">
        Try again
      </Button>
    </Notice>
  );
}
