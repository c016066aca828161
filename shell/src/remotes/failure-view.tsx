import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { useLocation, useNavigate, useRouteError } from 'shared-ui/router';
import { refetch } from './load-remote.ts';

export interface FailureViewProps {
  /** The part of the product that failed, in a visitor's words: "this page", "the dashboard". */
  area: string;
  /** Forgets what failed, so that the next navigation asks again. */
  forget: () => Promise<void>;
}

/** Chunk errors of the bundler name the address that failed. */
function failedAddress(error: unknown): string | undefined {
  const request = (error as { request?: unknown } | null)?.request;
  if (typeof request !== 'string') return undefined;
  const url = new URL(request, location.href);
  return url.origin === location.origin ? url.href : undefined;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Stands in for the part that failed, inside the layout; Try again recovers without reloading the page. */
export function FailureView({ area, forget }: FailureViewProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    console.error(`[composition] ${area}: ${wordsOf(error)}`);
  }, [area, error]);

  async function tryAgain() {
    setBusy(true);
    const address = failedAddress(error);
    await Promise.all([forget(), address ? refetch(address) : undefined]);
    const here = { replace: true, preventScrollReset: true, state: location.state as unknown };
    // With its #fragment the router would take the same address for a jump within the page, and load nothing.
    await navigate({ ...location, hash: '' }, here);
    if (location.hash !== '') await navigate(location, here);
    setBusy(false);
  }

  return (
    <Container className="py-18">
      <div role="alert" data-slot="failure-view" className="max-w-measure border border-line bg-surface p-6">
        <h1 className="text-xl">We could not load {area}</h1>
        <p className="mt-3">The rest of the site works. The cause may be a short break in the connection.</p>
        <details className="mt-3 text-sm text-muted">
          <summary>What went wrong</summary>
          <p className="mt-2 font-mono">{wordsOf(error)}</p>
        </details>
        <Button className="mt-6" busy={busy} onClick={() => void tryAgain()}>
          Try again
        </Button>
      </div>
    </Container>
  );
}
