import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { CallEnded, endingOf } from './call-ended.tsx';
import { OpenCall } from './open-call.tsx';
import { useManagedCall } from './use-managed-call.ts';

/** The call behind a letter's link: shown, confirmed, moved, cancelled, or explained. */
export function ManagedCall({ token }: { readonly token: string }) {
  const { state, replace, reload } = useManagedCall(token);
  if (state.status === 'loading') return <Spinner label="Looking up your call" className="min-h-60" />;
  if (state.status === 'unknown') return <CallEnded ending="unknown" />;
  if (state.status === 'failed') {
    return (
      <Notice tone="danger" role="alert" title="Your call could not be loaded.">
        <p>{state.message}</p>
        <Button variant="secondary" size="sm" className="mt-2 self-start" onClick={reload}>
          Try again
        </Button>
      </Notice>
    );
  }
  const ending = endingOf(state.call, state.hasBegun);
  if (ending !== null) return <CallEnded ending={ending} isNews={state.isNews} />;
  return <OpenCall call={state.call} token={token} onChange={replace} />;
}
