import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Runs something once, when somebody comes into an element; also when they were there before the application was. */
export function useFirstFocus(element: RefObject<HTMLElement | null>, run: () => void): () => void {
  const done = useRef(false);
  const onFocus = () => {
    if (done.current) return;
    done.current = true;
    run();
  };
  const onMount = useEffectEvent(() => {
    if (element.current?.contains(document.activeElement)) onFocus();
  });
  useEffect(() => onMount(), []);
  return onFocus;
}
