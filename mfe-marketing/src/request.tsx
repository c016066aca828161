import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';

export type RequestState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: Value };

/**
 * Sends a request after the first render. Use the subject as the component's `key`: after a failure, the value of an
 * earlier subject would stay.
 * @param send must be the same function in every render
 * @returns `reload` to try again; `refresh`, which shows the known value until the next one arrives, even if it fails;
 *   and `setValue`, which changes the known value
 */
export function useRequest<Value>(send: (subject: string) => Promise<Value>, subject: string) {
  const [state, setState] = useState<RequestState<Value>>({ status: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    send(subject).then(
      (value) => {
        if (isCurrent) setState({ status: 'ready', value });
      },
      (error: unknown) => {
        if (isCurrent) setState((known) => (known.status === 'ready' ? known : { status: 'failed', error }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [send, subject, turn]);

  const refresh = () => setTurn((count) => count + 1);
  return {
    state,
    refresh,
    reload: () => {
      setState({ status: 'loading' });
      refresh();
    },
    setValue: (change: (known: Value) => Value) => {
      setState((known) =>
        known.status === 'ready' ? { status: 'ready', value: change(known.value) } : known,
      );
    },
  };
}

interface LoadFailureProps {
  readonly title: string;
  readonly className?: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

export function LoadFailure({ title, className, onRetry, children }: LoadFailureProps) {
  return (
    <Notice tone="danger" role="alert" title={title} className={className}>
      {children}
      <Button variant="secondary" size="sm" className="mt-2 self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
