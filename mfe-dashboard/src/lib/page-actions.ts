import { useEffect } from 'react';
import { useSteady } from './use-steady.ts';

/** Something to do at once, or, with `choices`, something that asks which. */
export interface Action {
  readonly label: string;
  readonly act?: () => void;
  readonly choices?: readonly { readonly label: string; readonly act: () => void }[];
}

const offers = new Set<() => readonly Action[]>();

/** Offers what can be done where one is, for as long as it can be done there, to whoever searches for it. */
export function useOffer(actions: readonly Action[]): void {
  const offer = useSteady(() => actions);
  useEffect(() => {
    offers.add(offer);
    return () => void offers.delete(offer);
  }, [offer]);
}

/** What is offered at this moment. */
export const offeredActions = (): readonly Action[] => [...offers].flatMap((offer) => offer());
