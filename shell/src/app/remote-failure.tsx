import { FailureView } from '../remotes/failure-view.tsx';
import type { RemoteLoader } from '../remotes/load-remote.ts';

/** The error boundary of a place that a remote fills: `what` is the place in a visitor's words. */
export function failureOf(what: string, remote: string, loader: RemoteLoader) {
  return function RemoteFailure() {
    return <FailureView area={what} forget={(error) => loader.forget(remote, error)} />;
  };
}
