import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The form that was sent, of all that show the answer. */
export interface Sender {
  /** To be called when the form was taken, while it still stands there. */
  readonly sent: () => void;
  /** By how much the end of its block has moved since; null in a form that only mirrors the one that was sent. */
  readonly moved: () => number | null;
}

interface SentForm {
  /** Ref of what stands around the form, inside its block. */
  readonly place: (element: HTMLElement | null) => void;
  readonly sender: Sender;
}

function makeSentForm(): SentForm {
  let place: HTMLElement | null = null;
  let before: number | null = null;
  /** All that follows in the page moves with the bottom of the block. */
  const end = () =>
    (place?.closest('[data-slot=form-block]') ?? place)?.getBoundingClientRect().bottom ?? null;
  return {
    place: (element) => {
      place = element;
    },
    sender: {
      sent: () => {
        before = end();
      },
      moved: () => (before === null ? null : (end() ?? before) - before),
    },
  };
}

export const useSentForm = (): SentForm => useState(makeSentForm)[0];

/**
 * Around what takes a form's place once it is sent. The form was taller: the view goes along with what stands below, so
 * that nothing of the page moves under the reader's eyes. Its heading takes the focus of the button that is gone.
 */
export function Arrival({ sender, children }: { readonly sender: Sender; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const moved = sender.moved();
    if (moved === null) return undefined;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // On to the answer, where that is not in view: once the page was shown as it stands, or it would have moved after all.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [sender]);
  return (
    <div ref={box} className="scroll-my-28">
      {children}
    </div>
  );
}
