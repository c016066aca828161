import { useEffect, useState } from 'react';
import { CAUGHT_EVENT } from 'shared-contract/page-events';
import { Button } from 'shared-ui/button';
import { isChunkFailure, ReloadButton } from 'shared-ui/chunks';
import { Container } from 'shared-ui/layout';
import { useRouteError } from 'shared-ui/router';
import { DeadlineError } from './deadline.ts';
import { useComeAgain } from './use-come-again.ts';

export interface FailureViewProps {
  /** The part of the product that failed, in a visitor's words: "this page", "the dashboard". */
  area: string;
  /** Forgets what failed, so that the next navigation asks again. False where that has no point yet. */
  forget: (error: unknown) => Promise<boolean>;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a file did not arrive. The federation runtime names the cause only in its message. */
const isUnreached = (error: unknown): boolean =>
  isChunkFailure(error) || error instanceof DeadlineError || wordsOf(error).includes('ScriptNetworkError');

/** Stands in for the part that failed, inside the layout; Try again recovers without reloading the page. */
export function FailureView({ area, forget }: FailureViewProps) {
  const error = useRouteError();
  const comeAgain = useComeAgain();
  const [busy, setBusy] = useState(false);
  const [inVain, setInVain] = useState(false);

  useEffect(() => {
    console.error(`[composition] ${area}: ${wordsOf(error)}`);
    dispatchEvent(new ErrorEvent(CAUGHT_EVENT, { error }));
  }, [area, error]);

  async function tryAgain() {
    setBusy(true);
    setInVain(false);
    try {
      if (await forget(error)) await comeAgain();
      else setInVain(true);
    } catch {
      setInVain(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Container className="py-18">
      <div role="alert" data-slot="failure-view" className="max-w-measure border border-line bg-surface p-6">
        <h1 className="text-xl">We could not load {area}</h1>
        <p className="mt-3">
          The rest of the site works.{' '}
          {isUnreached(error)
            ? 'The cause may be a short break in the connection.'
            : 'The cause is an error on our side.'}
        </p>
        <details className="mt-3 text-sm text-muted">
          <summary>What went wrong</summary>
          <p className="mt-2 font-mono wrap-anywhere">{wordsOf(error)}</p>
        </details>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void tryAgain()}>
            Try again
          </Button>
          <ReloadButton size="md" />
        </div>
      </div>
      <p role="status" className="mt-3">
        {inVain ? 'It still does not load.' : ''}
      </p>
    </Container>
  );
}
