import { useCallback, useEffect, useState } from 'react';
import { listOpenTimes, type OpenTimes } from './calls.ts';

export type OpenTimesState =
  | { readonly status: 'loading' | 'failed' }
  | ({ readonly status: 'ready' } & OpenTimes);

/**
 * The free times, asked for when the page is there.
 * @returns `state`; `reload`, to try again; `drop`, which takes a time out that somebody else has, and asks for the rest
 *   again while the others stay to be chosen from
 */
export function useOpenTimes() {
  const [state, setState] = useState<OpenTimesState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    listOpenTimes().then(
      (times) => {
        if (isCurrent) setState({ status: 'ready', ...times });
      },
      () => {
        // What is shown already is better than nothing: the server has the last word on a time anyway.
        if (isCurrent) setState((known) => (known.status === 'ready' ? known : { status: 'failed' }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [turn]);

  const ask = useCallback(() => setTurn((count) => count + 1), []);
  const reload = useCallback(() => {
    setState({ status: 'loading' });
    ask();
  }, [ask]);
  const drop = useCallback(
    (start: string) => {
      setState((known) =>
        known.status === 'ready' ? { ...known, slots: known.slots.filter((slot) => slot !== start) } : known,
      );
      ask();
    },
    [ask],
  );
  return { state, reload, drop };
}
