import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

/**
 * Around what takes a form's place once it is sent. The form was taller, so the page below moved up: whoever sent it
 * is brought back to the answer, and goes on from there with the keyboard.
 */
export function Arrival({
  sender,
  children,
}: {
  /** False in a form that only mirrors the one that was sent. */
  readonly sender?: RefObject<boolean>;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sender?.current === false) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [sender]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-28 outline-none">
      {children}
    </div>
  );
}
