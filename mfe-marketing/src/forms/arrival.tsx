import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

/**
 * Around what takes a form's place once it is sent. The form was taller, so the page below moved up: whoever sent it
 * is brought back to the answer.
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
    if (sender?.current !== false) box.current?.scrollIntoView({ block: 'nearest' });
  }, [sender]);
  return (
    <div ref={box} className="scroll-my-28">
      {children}
    </div>
  );
}
