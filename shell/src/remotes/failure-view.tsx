import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { CAUGHT_EVENT } from 'shared-contract/page-events';
import { Button } from 'shared-ui/button';
import { isChunkFailure, ReloadButton } from 'shared-ui/chunks';
import { Container } from 'shared-ui/layout';
import { useLocation, useRouteError } from 'shared-ui/router';
import { DeadlineError } from './download.ts';

/** Reloads the current route. Does nothing if the user has navigated away or is navigating. */
function useReloadRoute(): () => Promise<void> {
  const router = use(DataRouterContext)?.router;
  const { key } = useLocation();
  return async () => {
    if (router?.state.location.key !== key) return;
    const { location } = router.state;
    const again = async (hash: string) => {
      if (router.state.navigation.state !== 'idle') return;
      const here = { replace: true, preventScrollReset: true, state: location.state as unknown };
      await router.navigate({ ...location, hash }, here);
    };
    // With its #fragment, the router would treat the same address as a jump within the page and load nothing.
    await again('');
    if (location.hash !== '' && router.state.location.pathname === location.pathname)
      await again(location.hash);
  };
}

export interface FailureViewProps {
  /** Label of the failed area for visitors, such as "this page" or "the dashboard". */
  area: string;
  /** Forgets the failure, so that the next navigation retries. False if a retry would fail too. */
  forget: (error: unknown) => Promise<boolean>;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** True if a file could not be fetched. The federation runtime names the cause only in its message. */
const isUnreached = (error: unknown): boolean =>
  isChunkFailure(error) || error instanceof DeadlineError || wordsOf(error).includes('ScriptNetworkError');

/** Replaces what failed, inside the layout. "Try again" recovers without reloading the page. */
export function FailureView({ area, forget }: FailureViewProps) {
  const error = useRouteError();
  const reloadRoute = useReloadRoute();
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
      if (await forget(error)) await reloadRoute();
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
