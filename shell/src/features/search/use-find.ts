import { useEffect, useState } from 'react';
import { loadFind } from './load-find.ts';
import type { Find } from './find.ts';

export type FindState =
  | { readonly at: 'idle' | 'loading' }
  | { readonly at: 'ready'; readonly find: Find }
  | { readonly at: 'failed'; readonly again: () => void };

/** The search, once `isWanted`. */
export function useFind(isWanted: boolean): FindState {
  const [state, setState] = useState<FindState>({ at: 'idle' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadFind().then(
      (find) => {
        if (isCurrent) setState({ at: 'ready', find });
      },
      () => {
        if (isCurrent)
          setState({
            at: 'failed',
            again: () => {
              setAttempt((count) => count + 1);
            },
          });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);
  return state.at === 'idle' && isWanted ? { at: 'loading' } : state;
}
