import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same from one render to the next, and does what the present one does: for events and effects. */
export function useSteady<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
