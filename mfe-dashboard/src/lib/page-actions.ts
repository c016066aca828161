import { useEffect, useRef } from 'react';

/** Something to do at once, or, with `choices`, something that asks which. */
export interface Action {
  readonly label: string;
  readonly act?: () => void;
  readonly choices?: readonly { readonly label: string; readonly act: () => void }[];
}

const offers = new Set<() => readonly Action[]>();

/** Offers what can be done where one is, for as long as it can be done there, to whoever searches for it. */
export function useOffer(actions: readonly Action[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const offer = () => latest.current;
    offers.add(offer);
    return () => void offers.delete(offer);
  }, []);
}

/** What is offered at this moment. */
export const offeredActions = (): readonly Action[] => [...offers].flatMap((offer) => offer());
