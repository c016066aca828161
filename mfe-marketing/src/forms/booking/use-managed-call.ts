import { useEffect, useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { readCall, type ManagedCall } from './calls.ts';

export type ManagedCallState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'known';
      readonly call: ManagedCall;
      readonly hasBegun: boolean;
      /** Whether it was changed on this page. */
      readonly isNews: boolean;
    };

const known = (call: ManagedCall, isNews: boolean): ManagedCallState => ({
  status: 'known',
  call,
  isNews,
  hasBegun: Date.parse(call.startsAt) <= Date.now(),
});

function failed(error: unknown): ManagedCallState {
  if (error instanceof CallRefusal && (error.status === 404 || error.status === 400))
    return { status: 'unknown' };
  return { status: 'failed', message: error instanceof Error ? error.message : '' };
}

/** The call of a token. `replace` takes what the server answered to a change, `reload` asks again. */
export function useManagedCall(token: string) {
  const [state, setState] = useState<ManagedCallState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    readCall(token).then(
      (call) => {
        if (isCurrent) setState(known(call, false));
      },
      (error: unknown) => {
        if (isCurrent) setState(failed(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, turn]);

  return {
    state,
    replace: (call: ManagedCall) => setState(known(call, true)),
    reload: () => {
      setState({ status: 'loading' });
      setTurn((count) => count + 1);
    },
  };
}
