import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the latest `act`, for events and effects. */
export function useStableCallback<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** Undoes the last change made in this tab. */
let last: (() => Promise<void>) | null = null;

/** Stores the undo of the last change and replaces an older one. Cleared at sign-out. */
export function keepLastChange(undo: () => Promise<void>): void {
  last = undo;
}

/** Clears the stored undo. If `undo` is given, clears it only if it is the stored one. */
export function forgetLastChange(undo?: () => Promise<void>): void {
  if (undo === undefined || last === undo) last = null;
}

/** Undoes the last change made in this tab. Returns false if there is none. */
export function undoLastChange(): boolean {
  if (!last) return false;
  const undo = last;
  last = null;
  void undo();
  return true;
}

/** An action that runs immediately or, with `choices`, opens a list of choices. */
export interface Action {
  readonly label: string;
  readonly act?: () => void;
  readonly choices?: readonly { readonly label: string; readonly act: () => void }[];
}

const offers = new Set<() => readonly Action[]>();

/** Adds the page's actions to the palette while the component is mounted. */
export function useOffer(actions: readonly Action[]): void {
  const offer = useStableCallback(() => actions);
  useEffect(() => {
    offers.add(offer);
    return () => void offers.delete(offer);
  }, [offer]);
}

export const offeredActions = (): readonly Action[] => [...offers].flatMap((offer) => offer());
