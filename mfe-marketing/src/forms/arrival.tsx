import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

/** The form that was sent, of all that show the answer: where its place in the page ended just before. */
export interface Sender {
  /** Stands around the form, inside its block. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** To be called when the form was taken, while it still stands there. */
  readonly sent: () => void;
  /** Null in a form that only mirrors the one that was sent. */
  readonly end: RefObject<number | null>;
}

/** The bottom of the form's block in the view: all that follows in the page moves with it. */
const endOf = (place: Element | null): number | null =>
  (place?.closest('[data-slot=form-block]') ?? place)?.getBoundingClientRect().bottom ?? null;

export function useSender(): Sender {
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<number | null>(null);
  return useMemo(
    () => ({
      place,
      end,
      sent: () => {
        end.current = endOf(place.current);
      },
    }),
    [],
  );
}

/**
 * Around what takes a form's place once it is sent. The form was taller: the view goes along with what stands below, so
 * that nothing of the page moves under the reader's eyes, then on to the answer where that is not in it. Its heading takes
 * the focus of the button that is gone.
 */
export function Arrival({ sender, children }: { readonly sender: Sender; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = sender.end.current;
    if (before === null) return;
    const moved = (endOf(sender.place.current) ?? before) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [sender]);
  return (
    <div ref={box} className="scroll-my-28">
      {children}
    </div>
  );
}
